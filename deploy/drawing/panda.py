"""The panda."""

from .features import both, cheeks, eyes, nose, snout, stage
from .shapes import box, ellipse, moved, outline, symmetric, turned

WHITE, PEARL = "#FFFBF3", "#E2DED8"
BLACK, COAL, GREY = "#2B2A33", "#1D1C25", "#45434F"
BAMBOO, STALK, REED, LEAF = "#B7D84B", "#8DB030", "#D3EA79", "#8DBB35"


def panda(canvas):
    stage(canvas, "#57B368", "#7FCB85", "#4AA65C", _LEAF)
    _body(canvas)
    _head(canvas)
    cheeks(canvas, 285, 625, "#FF9DA888", 54)
    nose(canvas, 600, 56, BLACK)
    snout(canvas, 642, 140, BLACK)
    _bamboo(canvas)


def _body(canvas):
    body = outline(symmetric([(0, 720), (260, 760), (400, 890), (440, 1120), (0, 1150)]))
    canvas.form(body, BLACK, COAL, 34)
    belly = outline(symmetric([(0, 900), (190, 930), (270, 1120), (0, 1140)]))
    canvas.form(belly, WHITE, PEARL, 22)
    canvas.cast(_HEAD, body, COAL)


def _head(canvas):
    for ear in both(ellipse(325, 235, 135)):
        canvas.form(ear, BLACK, COAL, 24, GREY)
    canvas.form(_HEAD, WHITE, PEARL, 36)
    for patch in both(ellipse(192, 478, 112, 142, 32)):
        canvas.fill(patch, GREY)
    eyes(canvas, 172, 488, 76, "#9A6848")


def _bamboo(canvas):
    """A stalk of bamboo, held in both paws."""

    def held(shape):
        return turned(shape, 64, 0, 960)

    for x, y, turn in ((480, 640, 12), (512, 708, 72), (400, 665, -40)):
        canvas.form(turned(moved(_BLADE, x, y), turn, x, y + 60), LEAF, "#6B9A1F", 10)
    for y in (400, 610, 820, 1030, 1240):
        canvas.form(held(box(-40, y, 80, 214, 16)), BAMBOO, STALK, 16, REED)
    for x, y, turn in ((-240, 1060, -25), (225, 880, -25)):
        canvas.form(ellipse(x, y, 120, 98, turn), BLACK, COAL, 20, GREY)


_HEAD = outline(
    symmetric([(0, 172), (225, 215), (400, 370), (455, 560), (375, 725), (200, 795), (0, 815)])
)
_BLADE = outline([(0, 90, 0), (-34, 10), (0, -120, 0), (34, 10)])
_LEAF = outline([(0, -50, 0), (16, -10), (10, 30), (0, 50, 0), (-10, 30), (-16, -10)])
