"""What draw-avatars draws with: shapes, a canvas, a PNG writer and the characters."""
