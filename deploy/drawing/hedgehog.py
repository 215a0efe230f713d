"""The hedgehog with the apple."""

import math

from .features import both, cheeks, eyes, nose, snout, stage
from .shapes import curve, ellipse, outline, polygon, symmetric, together

UMBER, COCOA, CHESTNUT, SOOT = "#553529", "#70493A", "#8F6249", "#402620"
FACE, TAN, BIRCH = "#FBDDB5", "#E9BE8B", "#FFEBCF"
RED, CRIMSON, ROSE = "#E8403F", "#BE2A35", "#F7736B"


def hedgehog(canvas):
    stage(canvas, "#F4E4C1", "#E9CE97", "#EAD5A6", _MUSHROOM)
    for reach, count, colour, shadow in _SPINES:
        canvas.form(_mane(reach, count), colour, shadow, 22)
    _body(canvas)
    _face(canvas)
    cheeks(canvas, 245, 610, "#F58A7A77", 56)
    eyes(canvas, 140, 490, 76, "#8A5A3C")
    nose(canvas, 620, 66)
    snout(canvas, 670, 150)
    _apple(canvas)


def _mane(reach, count):
    tips = []
    for index in range(2 * count):
        angle, part = math.pi * index / count, 0.86 if index % 2 else 1
        x, y = part * reach * math.sin(angle), part * reach * math.cos(angle)
        tips.append((1.05 * x, 610 - (y if y > 0 else 1.7 * y)))
    return polygon(tips, 18)


def _body(canvas):
    body = outline(symmetric([(0, 690), (220, 720), (330, 880), (340, 1120), (0, 1140)]))
    canvas.form(body, BIRCH, TAN, 26)
    canvas.cast(_FACE, body, "#D9A873")


def _face(canvas):
    for ear in both(ellipse(262, 318, 78)):
        canvas.form(ear, COCOA, UMBER, 14)
    for inner in both(ellipse(258, 328, 46)):
        canvas.fill(inner, "#E8A08C")
    canvas.form(_FACE, FACE, TAN, 28)


def _apple(canvas):
    apple = outline(
        symmetric([(0, 862, 0.4), (70, 842), (138, 890), (136, 985), (75, 1062), (0, 1055)])
    )
    canvas.form(apple, RED, CRIMSON, 22, ROSE)
    canvas.stroke(curve([(0, 872), (4, 838), (22, 812)]), UMBER, 14)
    leaf = outline([(14, 840, 0), (50, 798), (110, 800, 0), (72, 838)])
    canvas.form(leaf, "#7DB93F", "#5F9A2C", 8)
    for paw in both(ellipse(168, 985, 62, 78, 20)):
        canvas.form(paw, FACE, TAN, 16)


_SPINES = ((500, 25, UMBER, SOOT), (432, 23, COCOA, UMBER), (366, 21, CHESTNUT, COCOA))
_FACE = outline(
    symmetric(
        [(0, 375, 0.2), (90, 300), (230, 320), (335, 450), (330, 620), (225, 750), (0, 800)]
    )
)
_MUSHROOM = together(
    outline([(-40, 0, 0.3), (-28, -30), (0, -42), (28, -30), (40, 0, 0.3), (0, 6)]),
    outline([(-11, 0), (11, 0), (14, 34), (-14, 34)]),
)
