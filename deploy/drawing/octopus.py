"""The octopus in the sailor's hat."""

import math

from .features import both, cheeks, eyes, smile, stage
from .shapes import (
    beside,
    box,
    curve,
    ellipse,
    moved,
    outline,
    symmetric,
    tapered,
    together,
    turned,
)

VIOLET, PLUM, LILAC, SUCKER = "#7D4DC6", "#60379F", "#976EDD", "#D4B8F5"
LINEN, CHALK, NAVY, DUSK = "#FFFDF8", "#DCDCE6", "#2F3E7E", "#24316A"


def octopus(canvas):
    stage(canvas, "#F77FA8", "#FDA8C3", "#F06D9A", _BUBBLE)
    for points, start, end in _ARMS:
        _arms(canvas, points, start, end)
    _head(canvas)
    _hat(canvas)
    cheeks(canvas, 268, 655, "#FF8FB899", 56)
    eyes(canvas, 158, 550, 86, "#B48AF0")
    smile(canvas, 662, 120)


def _arms(canvas, points, start, end):
    """An arm and its mirror image, with a row of suckers that shrink towards the tip."""
    suckers, last = [], points[0]
    for step in range(12, 20 * (len(points) - 1)):
        position = step / 20
        width = start + (end - start) * position / (len(points) - 1)
        x, y = beside(points, position, 0.2 * width)
        if math.dist((x, y), last) > 0.42 * width:
            suckers.append(ellipse(x, y, 0.16 * width))
            last = (x, y)
    for arm, row in zip(both(tapered(points, start, end)), both(together(*suckers))):
        canvas.form(arm, VIOLET, PLUM, 20, LILAC)
        canvas.fill(row, SUCKER)


def _head(canvas):
    canvas.form(_HEAD, VIOLET, PLUM, 36, LILAC)
    for x, y, size in ((-250, 330, 34), (-292, 405, 20), (-200, 270, 16)):
        canvas.fill(ellipse(x, y, size, 0.8 * size, -40), LILAC)


def _hat(canvas):
    def worn(shape):
        return moved(turned(shape, 12, 60, 160), 20, 48)

    crown = outline([(-120, 130), (-110, 50), (60, 20), (230, 50), (240, 130), (60, 170)])
    band = worn(box(-135, 105, 390, 88, 40))
    canvas.cast(band, _HEAD, PLUM, 24)
    canvas.form(worn(crown), LINEN, CHALK, 20)
    canvas.form(band, NAVY, DUSK, 14)
    canvas.stroke(worn(curve([(-95, 150), (60, 150), (215, 150)])), LINEN, 9)


_ARMS = (
    (
        [
            (220, 805), (385, 800), (490, 720), (533, 620), (552, 540), (590, 485), (640, 478),
            (678, 518), (674, 575), (628, 598),
        ],
        165, 34,
    ),
    ([(180, 900), (370, 960), (535, 940), (625, 850), (668, 730)], 190, 50),
    ([(160, 920), (320, 1045), (490, 1095), (600, 1060), (672, 975)], 190, 60),
    ([(90, 860), (140, 1000), (140, 1150)], 200, 150),
)
_HEAD = outline(
    symmetric(
        [
            (0, 150), (230, 190), (385, 345), (400, 530), (330, 720), (290, 860), (180, 950),
            (0, 975),
        ]
    )
)
_BUBBLE = together(ellipse(-8, 6, 30), ellipse(34, -26, 11))
