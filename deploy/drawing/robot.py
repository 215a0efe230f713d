"""The robot."""

from .features import both, cheeks, stage, smile
from .shapes import box, curve, ellipse, outline, polygon, symmetric

SHELL, SHADE, SHINE = "#E6F3F2", "#B9D3D6", "#FFFFFF"
DARK, STEEL, IRON = "#1E2F45", "#7FA0AC", "#5F808F"
GLOW, YELLOW, AMBER = "#5CF2E3", "#FFD23F", "#F0AE1B"


def robot(canvas):
    stage(canvas, "#E2492F", "#F26B4B", "#D43F27", _BOLT)
    _body(canvas)
    _antenna(canvas)
    _head(canvas)
    _face(canvas)


def _body(canvas):
    for shoulder in both(ellipse(330, 985, 130, 150)):
        canvas.form(shoulder, STEEL, IRON, 24)
    canvas.form(box(-110, 740, 220, 160, 20), STEEL, IRON, 24)
    for y in (790, 825):
        canvas.stroke(curve([(-110, y), (110, y)]), IRON, 10)
    chest = box(-330, 820, 660, 400, 120)
    canvas.form(chest, SHELL, SHADE, 30, SHINE)
    canvas.fill(box(-215, 890, 430, 300, 60), SHADE)
    heart = outline(
        symmetric([(0, 952, 0), (42, 925), (82, 945), (78, 992), (0, 1052, 0.1)])
    )
    canvas.form(heart, "#FF5A5F", "#D93A48", 10)
    for x, colour in ((-150, YELLOW), (150, GLOW)):
        canvas.fill(ellipse(x, 975, 24), colour)


def _antenna(canvas):
    canvas.stroke(curve([(0, 260), (0, 130)]), IRON, 22)
    canvas.form(ellipse(0, 105, 54), YELLOW, AMBER, 16, "#FFE68A")
    canvas.form(box(-80, 205, 160, 80, 30), STEEL, IRON, 14)


def _head(canvas):
    for ear in both(box(400, 400, 110, 230, 50)):
        canvas.form(ear, YELLOW, AMBER, 20, "#FFE68A")
    for bolt in both(box(360, 450, 80, 130, 20)):
        canvas.form(bolt, STEEL, IRON, 14)
    head = box(-410, 240, 820, 560, 170)
    canvas.form(head, SHELL, SHADE, 34, SHINE)


def _face(canvas):
    screen = box(-325, 325, 650, 385, 130)
    canvas.form(screen, DARK, "#16243A", 20)
    with canvas.inside(screen):
        canvas.fill(outline([(-330, 300), (-60, 300), (-250, 720), (-330, 720)]), "#FFFFFF14")
    for x in (-150, 150):
        canvas.fill(ellipse(x, 490, 66, 80), "#5CF2E333")
        canvas.fill(ellipse(x, 490, 52, 66), GLOW)
        canvas.fill(ellipse(x - 15, 465, 17, 21), SHINE)
    cheeks(canvas, 235, 595, "#FF7A7A", 36)
    smile(canvas, 590, 130, GLOW, 16)


_BOLT = polygon([(8, -48), (-32, 10), (-4, 10), (-12, 48), (32, -12), (4, -12)], 5)
