"""The canvas: flat colours, and shadows cut from flat shapes; the light comes from top left."""

from contextlib import contextmanager

import cairo

from .shapes import moved

_FAR = 10_000


class Canvas:
    """A picture to draw on. Colours are written "#RRGGBB" or, see-through, "#RRGGBBAA"."""

    def __init__(self, width, height):
        self.width, self.height = width, height
        self._surface = cairo.ImageSurface(cairo.FORMAT_RGB24, width, height)
        self._context = cairo.Context(self._surface)
        self._context.set_antialias(cairo.ANTIALIAS_BEST)
        self._context.set_line_cap(cairo.LINE_CAP_ROUND)
        self._context.set_line_join(cairo.LINE_JOIN_ROUND)
        self._context.translate(width / 2, 0)

    def pixels(self):
        """The picture's pixels, row by row, each a number 0xRRGGBB."""
        self._surface.flush()
        words = memoryview(self._surface.get_data()).cast("I")
        return [word & 0xFFFFFF for word in words]

    def cover(self, colour):
        """Paints the whole canvas."""
        self._set(colour)
        self._context.paint()

    def fill(self, shape, colour):
        self._set(colour)
        self._context.new_path()
        shape(self._context)
        self._context.fill()

    def stroke(self, line, colour, width):
        self._set(colour)
        self._context.new_path()
        line(self._context)
        self._context.set_line_width(width)
        self._context.stroke()

    @contextmanager
    def inside(self, shape):
        """What is drawn in this block shows only inside the shape."""
        self._context.save()
        self._context.new_path()
        shape(self._context)
        self._context.clip()
        yield
        self._context.restore()

    def form(self, shape, colour, shadow, depth=24, light=None):
        """A solid form: the shape, its shadow and, where `light` is given, its lit edge."""
        self.fill(shape, colour)
        self.shade(shape, shadow, depth)
        if light:
            self.lighten(shape, light, depth / 2)

    def shade(self, shape, shadow, depth):
        """The shadow along the edge of the shape away from the light, `depth` pixels deep."""
        with self.inside(shape):
            self._fill_outside(moved(shape, -depth, -0.8 * depth), shadow)

    def lighten(self, shape, light, depth):
        """The light along the edge of the shape towards the light, `depth` pixels deep."""
        with self.inside(shape):
            self._fill_outside(moved(shape, depth, depth), light)

    def cast(self, shape, onto, shadow, depth=34):
        """The shadow that the shape casts on another one behind it."""
        with self.inside(onto):
            self.fill(moved(shape, depth * 0.25, depth), shadow)

    def _fill_outside(self, shape, colour):
        self._set(colour)
        self._context.new_path()
        self._context.rectangle(-_FAR, -_FAR, 2 * _FAR, 2 * _FAR)
        shape(self._context)
        self._context.set_fill_rule(cairo.FILL_RULE_EVEN_ODD)
        self._context.fill()
        self._context.set_fill_rule(cairo.FILL_RULE_WINDING)

    def _set(self, colour):
        channels = [int(colour[at : at + 2], 16) / 255 for at in range(1, len(colour), 2)]
        self._context.set_source_rgba(*channels, *[1] * (4 - len(channels)))
