"""Shapes as values: a shape is a function that adds its path to a cairo context.

Coordinates are pixels; x is 0 on the middle line of the picture, y is 0 at its top.
"""

import math

# How far a curve's control points lie from its ends, in parts of the distance between those.
_HANDLE = 0.34


def ellipse(x, y, rx, ry=None, turn=0):
    """An ellipse about (x, y), turned clockwise by `turn` degrees; a circle without `ry`."""

    def draw(context):
        context.save()
        context.translate(x, y)
        context.rotate(math.radians(turn))
        context.scale(rx, ry or rx)
        context.new_sub_path()
        context.arc(0, 0, 1, 0, 2 * math.pi)
        context.close_path()
        context.restore()

    return draw


def box(x, y, width, height, radius):
    """A box with round corners whose top left corner is (x, y)."""
    right, bottom = x + width, y + height
    return polygon([(x, y), (right, y), (right, bottom), (x, bottom)], radius)


def polygon(points, radius):
    """A polygon whose corners are rounded over `radius` pixels of each side."""

    def draw(context):
        context.new_sub_path()
        for index, corner in enumerate(points):
            before = _towards(corner, points[index - 1], radius)
            after = _towards(corner, points[(index + 1) % len(points)], radius)
            context.line_to(*before)
            context.curve_to(*_between(before, corner, 0.6), *_between(after, corner, 0.6), *after)
        context.close_path()

    return draw


def outline(points):
    """A closed soft line through the points. A third number in a point says how round the line
    passes it: 1 is soft, 0 is a sharp corner."""
    return _spline(points, closed=True)


def curve(points):
    """An open soft line through the points, to be stroked."""
    return _spline(points, closed=False)


def symmetric(right_half):
    """The points of a whole outline, from its right half listed from top to bottom."""
    left_half = [(-x, *rest) for x, *rest in reversed(right_half) if x != 0]
    return right_half + left_half


def tapered(points, start, end):
    """A limb along the soft line through the points, `start` pixels wide where it begins and
    `end` pixels where it ends, with round ends."""
    steps = 16
    track = [
        _on_spline(points, index + step / steps)
        for index in range(len(points) - 1)
        for step in range(steps)
    ] + [points[-1]]

    def draw(context):
        right, left = [], []
        for index, (x, y) in enumerate(track):
            (x0, y0), (x1, y1) = track[max(index - 1, 0)], track[min(index + 1, len(track) - 1)]
            angle = math.atan2(y1 - y0, x1 - x0)
            half = (start + (end - start) * index / (len(track) - 1)) / 2
            right.append((x - half * math.sin(angle), y + half * math.cos(angle), angle, half))
            left.append((x + half * math.sin(angle), y - half * math.cos(angle)))
        context.new_sub_path()
        for x, y, *_ in right:
            context.line_to(x, y)
        *_, angle, half = right[-1]
        context.arc_negative(*track[-1], half, angle + math.pi / 2, angle - math.pi / 2)
        for x, y in reversed(left):
            context.line_to(x, y)
        *_, angle, half = right[0]
        context.arc_negative(*track[0], half, angle - math.pi / 2, angle + math.pi / 2)
        context.close_path()

    return draw


def beside(points, position, distance):
    """The point `distance` pixels to the right of the soft line through the points, as seen on
    the way along it, at `position`: 1.5 is half way from the second point to the third."""
    (x0, y0), (x1, y1) = (_on_spline(points, position + step) for step in (-0.01, 0.01))
    angle = math.atan2(y1 - y0, x1 - x0)
    return (
        (x0 + x1) / 2 - distance * math.sin(angle),
        (y0 + y1) / 2 + distance * math.cos(angle),
    )


def together(*shapes):
    """Several shapes as one path."""

    def draw(context):
        for shape in shapes:
            shape(context)

    return draw


def mirrored(shape):
    """The shape on the other side of the middle line."""
    return _transformed(shape, lambda context: context.scale(-1, 1))


def moved(shape, dx, dy):
    """The shape `dx` pixels to the right and `dy` pixels down."""
    return _transformed(shape, lambda context: context.translate(dx, dy))


def turned(shape, degrees, x, y):
    """The shape turned clockwise about (x, y)."""

    def turn(context):
        context.translate(x, y)
        context.rotate(math.radians(degrees))
        context.translate(-x, -y)

    return _transformed(shape, turn)


def _transformed(shape, transform):
    def draw(context):
        context.save()
        transform(context)
        shape(context)
        context.restore()

    return draw


def _towards(start, end, distance):
    length = math.dist(start, end)
    return _between(start, end, min(distance, length / 2) / length)


def _between(start, end, part):
    return tuple(a + (b - a) * part for a, b in zip(start, end))


def _spline(points, closed):
    count = len(points)

    def handle(index, length):
        roundness = points[index][2] if len(points[index]) > 2 else 1
        if closed:
            before, after = points[index - 1], points[(index + 1) % count]
        else:
            before, after = points[max(index - 1, 0)], points[min(index + 1, count - 1)]
        scale = roundness * length * _HANDLE / math.dist(before[:2], after[:2])
        return [scale * (b - a) for a, b in zip(before[:2], after[:2])]

    def draw(context):
        context.new_sub_path()
        context.move_to(*points[0][:2])
        for index in range(count if closed else count - 1):
            following = (index + 1) % count
            (x0, y0), (x1, y1) = points[index][:2], points[following][:2]
            length = math.dist((x0, y0), (x1, y1))
            (dx0, dy0), (dx1, dy1) = handle(index, length), handle(following, length)
            context.curve_to(x0 + dx0, y0 + dy0, x1 - dx1, y1 - dy1, x1, y1)
        if closed:
            context.close_path()

    return draw


def _on_spline(points, position):
    """The point at `position` of the Catmull-Rom spline through the points."""
    index, t = int(position), position % 1
    last = len(points) - 1
    a, b, c, d = (points[min(max(index + offset, 0), last)] for offset in (-1, 0, 1, 2))
    return tuple(
        q + t / 2 * (r - p + t * (2 * p - 5 * q + 4 * r - s + t * (3 * (q - r) + s - p)))
        for p, q, r, s in zip(a, b, c, d)
    )
