"""The whale."""

from .features import both, cheeks, eyes, stage
from .shapes import curve, ellipse, outline, symmetric, tapered

BLUE, DEEP, AZURE = "#2E62B8", "#234C95", "#4C83D6"
CREAM, SAND = "#F6F8F4", "#CBDCEA"
WATER, WAVE, FOAM = "#27A9CF", "#1C8FB8", "#F1FCFF"


def whale(canvas):
    stage(canvas, "#86D7F4", "#B9EBFB", "#73CAEA", _DROP)
    _spout(canvas)
    _tail(canvas)
    _body(canvas)
    eyes(canvas, 235, 560, 84, "#56B9E8")
    cheeks(canvas, 365, 625, "#FF8FA366", 54)
    _sea(canvas)


def _spout(canvas):
    for jet in both(tapered([(0, 330), (8, 210), (55, 120), (125, 100), (178, 165)], 52, 36)):
        canvas.fill(jet, FOAM)
    for drop in both(ellipse(190, 240, 22, 28)):
        canvas.fill(drop, FOAM)
    canvas.fill(ellipse(0, 68, 25, 32), FOAM)


def _tail(canvas):
    canvas.form(tapered([(330, 900), (470, 780), (535, 640), (550, 480)], 300, 84), BLUE, DEEP, 30)
    fluke = outline(
        [
            (550, 535, 0.5), (470, 460), (390, 370), (375, 260, 0.3), (480, 300), (553, 375, 0.2),
            (605, 285), (682, 225, 0.3), (694, 345), (632, 450),
        ]
    )
    canvas.form(fluke, BLUE, DEEP, 22, AZURE)


def _body(canvas):
    for fin in both(outline([(420, 800), (560, 850), (640, 990), (560, 1060), (380, 1000)])):
        canvas.form(fin, DEEP, "#1B3C79", 20)
    body = outline(
        symmetric(
            [(0, 262), (240, 300), (420, 440), (490, 660), (470, 900), (400, 1150), (0, 1180)]
        )
    )
    canvas.form(body, BLUE, DEEP, 36, AZURE)
    smile = [(-400, 690), (-366, 742), (-280, 793), (-145, 830), (0, 842)]
    smile += [(-x, y) for x, y in reversed(smile[:-1])]
    throat = [(400, 690, 0), (400, 900), (330, 1150), (-330, 1150), (-400, 900), (-400, 690, 0)]
    canvas.form(outline([*throat, *smile[1:-1]]), CREAM, SAND, 26)
    for x in (-255, -155, -52, 52, 155, 255):
        top = 915 - 0.1 * abs(x)
        canvas.stroke(curve([(x, top), (0.96 * x, top + 70), (0.85 * x, 1120)]), SAND, 13)
    canvas.stroke(curve(smile), "#1B3C79", 14)


def _sea(canvas):
    for level, step, colour in ((955, 0, FOAM), (972, 0, WATER), (1022, 120, WAVE)):
        crests = []
        for index in range(-6, 7):
            crests += [(240 * index + step, level), (240 * index + step + 120, level + 46)]
        canvas.fill(outline([*crests, (1500, 1300), (-1500, 1300)]), colour)


_DROP = outline([(0, -44, 0), (26, 6), (0, 36), (-26, 6)])
