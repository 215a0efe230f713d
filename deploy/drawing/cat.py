"""The cat with the scarf."""

from .features import INK, both, cheeks, gleam, nose, snout, stage
from .shapes import curve, ellipse, outline, polygon, symmetric, tapered, together

SLATE, NIGHT, STEEL = "#454B66", "#333852", "#5A617F"
MUZZLE = "#7B83A1"
RED, WINE, BLUSH = "#E8434B", "#BF2B3A", "#FFD9C9"


def cat(canvas):
    stage(canvas, "#F8B62D", "#FFD061", "#F3A81C", _PAW)
    body = outline(symmetric([(0, 720), (230, 790), (370, 920), (420, 1120), (0, 1140)]))
    canvas.form(body, SLATE, NIGHT, 34)
    _scarf(canvas)
    _head(canvas)
    _face(canvas)


def _scarf(canvas):
    end = outline(
        [(120, 800), (250, 790), (290, 930), (300, 1075, 0.1), (150, 1090, 0.1), (135, 930)]
    )
    canvas.form(end, RED, WINE, 18)
    with canvas.inside(end):
        for y in (925, 1010):
            canvas.stroke(curve([(80, y + 10), (220, y), (340, y - 12)]), BLUSH, 26)
    band = outline(
        symmetric([(0, 730), (330, 690), (385, 745), (350, 850), (180, 905), (0, 920)])
    )
    canvas.form(band, RED, WINE, 26)
    with canvas.inside(band):
        for x in (-300, -180, -60, 60, 180, 300):
            stripe = [(0.8 * x, 690), (x, 800), (x, 930)]
            canvas.stroke(curve(stripe), BLUSH, 24)
    canvas.cast(_HEAD, band, "#7A142955", 30)
    knot = outline([(130, 800), (215, 775), (280, 820), (270, 900), (190, 930), (125, 890)])
    canvas.form(knot, RED, WINE, 18, "#F56A6A")


def _head(canvas):
    for ear in both(polygon([(60, 310), (358, 55), (405, 540)], 70)):
        canvas.form(ear, SLATE, NIGHT, 24, STEEL)
    for inner in both(polygon([(180, 320), (338, 145), (372, 460)], 55)):
        canvas.fill(inner, "#F59AA5")
    canvas.form(_HEAD, SLATE, NIGHT, 30, STEEL)
    with canvas.inside(_HEAD):
        for x, length in ((-88, 105), (0, 150), (88, 105)):
            canvas.fill(tapered([(x, 210), (0.9 * x, 210 + length)], 46, 18), NIGHT)


def _face(canvas):
    canvas.fill(together(ellipse(-70, 690, 100, 76), ellipse(70, 690, 100, 76)), MUZZLE)
    canvas.fill(ellipse(0, 640, 70, 60), MUZZLE)
    cheeks(canvas, 300, 640, "#F59AA566")
    for x in (-185, 185):
        canvas.fill(ellipse(x, 520, 92, 96), "#D9F07A")
        canvas.fill(ellipse(x, 524, 62, 84), INK)
        gleam(canvas, x, 524, 74)
    nose(canvas, 632, 42, "#F58A97")
    snout(canvas, 664, 130)
    for side in (-1, 1):
        for y, lift in ((662, -40), (700, 14)):
            whisker = [(side * 270, y), (side * 400, y + lift / 2), (side * 545, y + lift)]
            canvas.stroke(curve(whisker), "#FFF3DF", 8)


_HEAD = outline(
    symmetric([(0, 228), (220, 268), (385, 400), (440, 560), (370, 710), (200, 790), (0, 812)])
)
_PAW = together(
    ellipse(0, 16, 27, 22), ellipse(-32, -12, 10, 14, -25), ellipse(-12, -30, 11, 15, -8),
    ellipse(12, -30, 11, 15, 8), ellipse(32, -12, 10, 14, 25),
)
