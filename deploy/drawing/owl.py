"""The owl."""

from .features import INK, both, cheeks, gleam, stage
from .shapes import ellipse, moved, outline, symmetric

BROWN, BARK, OAK, UMBER = "#B9713A", "#935329", "#D08A4E", "#78401F"
CREAM, SAND = "#FBE6C4", "#E9C795"
YELLOW, GOLD = "#FFC93C", "#F2A71B"


def owl(canvas):
    stage(canvas, "#262B63", "#F6E7AE", "#3D4590", _STAR)
    _body(canvas)
    _face(canvas)


def _body(canvas):
    canvas.form(_BODY, BROWN, BARK, 34, OAK)
    belly = outline(symmetric([(0, 600), (230, 640), (320, 840), (320, 1120), (0, 1140)]))
    canvas.form(belly, CREAM, SAND, 24)
    with canvas.inside(belly):
        for row in range(5):
            for column in range(-3, 4):
                x, y = 110 * column + (55 if row % 2 else 0), 745 + 82 * row
                canvas.form(moved(_FEATHER, x, y), "#F0CF9C", "#DDB074", 9)
    for disc in both(_DISC):
        canvas.cast(disc, _BODY, "#6B35184C", 30)
    wing = [(330, 690), (425, 640), (505, 780), (510, 960), (440, 1120), (350, 1120), (290, 880)]
    for shape in both(outline(wing)):
        canvas.form(shape, BARK, UMBER, 26, "#A96536")


def _face(canvas):
    for disc in both(_DISC):
        canvas.form(disc, CREAM, SAND, 22)
    with canvas.inside(_BODY):
        brow = [(0, 0), (470, 0), (425, 60), (350, 180), (215, 215), (110, 262), (42, 335)]
        brow += [(0, 425, 0)]
        canvas.form(outline(symmetric(brow)), BARK, UMBER, 14)
    for x in (-165, 165):
        canvas.form(ellipse(x, 445, 136), YELLOW, GOLD, 16)
        canvas.fill(ellipse(x, 445, 92), INK)
        gleam(canvas, x, 445, 92)
    cheeks(canvas, 286, 582, "#F0907A88", 46)
    beak = outline(symmetric([(0, 465), (58, 515), (42, 590), (0, 655, 0.2)]))
    canvas.form(beak, "#F58A2C", "#D56C17", 12)


_BODY = outline(
    symmetric(
        [
            (0, 185), (200, 160), (405, 55, 0.2), (425, 220), (432, 420), (395, 640),
            (430, 840), (410, 1120), (0, 1150),
        ]
    )
)
_DISC = ellipse(180, 435, 226)
_FEATHER = outline([(-40, -30), (0, -42), (40, -30), (32, 20), (0, 48), (-32, 20)])
_STAR = outline(
    [
        (0, -40, 0), (10, -10), (40, 0, 0), (10, 10), (0, 40, 0), (-10, 10), (-40, 0, 0),
        (-10, -10),
    ]
)
