"""What the characters have in common: the stage they stand on, eyes, cheeks, noses, smiles."""

import math

from .shapes import curve, ellipse, mirrored, moved, outline, symmetric, turned

INK = "#2B2233"
WHITE = "#FFFFFF"
_DISC = (0, 560, 470)


def stage(canvas, background, disc, pattern, motif):
    """The background: one colour, the motif strewn over it, and a disc behind the character."""
    canvas.cover(background)
    for row, y in enumerate(range(40, canvas.height + 80, 170)):
        for column in range(-5, 6):
            x = 200 * column + (100 if row % 2 else 0)
            if math.dist((x, y), _DISC[:2]) > _DISC[2] + 70:
                turn = (row * 50 + column * 70) % 60 - 30
                canvas.fill(turned(moved(motif, x, y), turn, x, y), pattern)
    canvas.fill(ellipse(*_DISC), disc)


def both(shape):
    """The shape and its mirror image."""
    return shape, mirrored(shape)


def eyes(canvas, apart, y, size, iris):
    """A pair of dark shining eyes, each `apart` from the middle line and `size` from its middle
    to its top."""
    for x in (-apart, apart):
        canvas.fill(ellipse(x, y, 0.84 * size, size), INK)
        with canvas.inside(ellipse(x, y, 0.7 * size, 0.86 * size)):
            canvas.fill(ellipse(x, y + 0.92 * size, 0.7 * size, 0.62 * size), iris)
        gleam(canvas, x, y, size)


def gleam(canvas, x, y, size):
    """The light in an eye."""
    canvas.fill(ellipse(x - 0.26 * size, y - 0.38 * size, 0.3 * size, 0.34 * size), WHITE)
    canvas.fill(ellipse(x + 0.3 * size, y + 0.3 * size, 0.12 * size), WHITE)


def cheeks(canvas, apart, y, colour, width=58):
    for x in (-apart, apart):
        canvas.fill(ellipse(x, y, width, 0.62 * width), colour)


def nose(canvas, y, size, colour=INK):
    """A soft triangle, its point down, with a gleam."""
    half = [(0, -0.52), (0.75, -0.46), (0.86, -0.05), (0, 0.7)]
    canvas.fill(outline([(size * a, y + size * b) for a, b in symmetric(half)]), colour)
    canvas.fill(ellipse(-0.3 * size, y - 0.24 * size, 0.26 * size, 0.13 * size), "#FFFFFF99")


def smile(canvas, y, width, colour=INK, weight=13):
    """A smile of one bow that begins and ends at y."""
    half = width / 2
    bow = [(-1, 0), (-0.55, 0.4), (0, 0.55), (0.55, 0.4), (1, 0)]
    canvas.stroke(curve([(half * a, y + half * b) for a, b in bow]), colour, weight)


def snout(canvas, y, width, colour=INK, weight=13):
    """The mouth of a beast: two bows that meet under the nose at y."""
    half = width / 2
    for side in (-1, 1):
        bow = [(0, 0), (0.2, 0.34), (0.5, 0.44), (0.8, 0.34), (1, 0.06)]
        canvas.stroke(curve([(side * half * a, y + half * b) for a, b in bow]), colour, weight)
