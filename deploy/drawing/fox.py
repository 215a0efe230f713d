"""The fox."""

from .features import both, cheeks, eyes, nose, snout, stage
from .shapes import outline, polygon, symmetric

ORANGE, RUST, AMBER = "#F5812F", "#D9601B", "#FF9E4F"
CREAM, SAND = "#FFF1DC", "#F3D9B8"
FUR_SHADOW = "#B8400A4C"


def fox(canvas):
    stage(canvas, "#0E6A6E", "#1F8A8B", "#177679", _LEAF)
    _tail(canvas)
    _body(canvas)
    _head(canvas)
    cheeks(canvas, 296, 668, "#FF8F7A77", 52)
    eyes(canvas, 165, 495, 72, "#B5541C")
    nose(canvas, 668, 58)
    snout(canvas, 712, 150)


def _tail(canvas):
    tail = outline(
        [
            (300, 1100), (330, 960), (455, 850), (522, 720), (525, 560), (578, 460, 0.2),
            (668, 590), (692, 760), (630, 940), (470, 1100),
        ]
    )
    canvas.fill(tail, ORANGE)
    with canvas.inside(tail):
        canvas.fill(
            outline(
                [
                    (380, 400), (480, 700), (538, 640), (578, 690), (628, 635), (718, 690),
                    (740, 400),
                ]
            ),
            CREAM,
        )
    canvas.shade(tail, FUR_SHADOW, 34)


def _body(canvas):
    canvas.form(_BODY, ORANGE, RUST, 34)
    with canvas.inside(_BODY):
        chest = symmetric(
            [
                (0, 690), (260, 720), (235, 830), (190, 905, 0), (165, 895), (135, 985, 0),
                (105, 970), (0, 1068, 0),
            ]
        )
        canvas.form(outline(chest), CREAM, SAND, 22)
    canvas.cast(_HEAD, _BODY, "#7A2F1055")


def _head(canvas):
    for ear in both(polygon([(60, 330), (362, 40), (392, 510)], 70)):
        canvas.form(ear, ORANGE, RUST, 26, AMBER)
    for inner in both(polygon([(175, 330), (342, 132), (372, 470)], 60)):
        canvas.fill(inner, "#5B2B2B")
    canvas.fill(_HEAD, ORANGE)
    canvas.lighten(_HEAD, AMBER, 14)
    with canvas.inside(_HEAD):
        canvas.fill(outline(symmetric(_MASK)), CREAM)
    canvas.shade(_HEAD, FUR_SHADOW, 30)


_BODY = outline(
    symmetric([(0, 720), (190, 740), (320, 860), (370, 1000), (380, 1120), (0, 1140)])
)
_HEAD = outline(
    symmetric(
        [
            (0, 208), (165, 238), (312, 340), (388, 480), (500, 640, 0.25), (330, 740),
            (150, 805), (0, 825),
        ]
    )
)
_MASK = [(0, 625, 0), (85, 560), (190, 590), (320, 602), (540, 560), (500, 800), (0, 900)]
_LEAF = outline([(0, -46, 0), (30, -8), (20, 34), (0, 50, 0), (-20, 34), (-30, -8)])
