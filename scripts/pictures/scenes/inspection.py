"""A car with its hood up, and people inspecting it."""
from kit.cars import sedan
from kit.land import broadleaf, ground, person
from kit.mesh import beam, box
from kit.stage import look


def build(scene):
    ground((0, 0), (140, 140), "concrete")
    sedan((0, 0, 0), "sky", -28)
    hood = box((1.55, -0.9, 1.62), (1.35, 1.6, 0.06), "sky", 0.03, turn=-28, tilt=-52)
    hood.location = (1.32, -0.72, 1.48)
    box((1.55, -0.84, 0.93), (0.9, 1.1, 0.12), "tire", 0.03, turn=-28)
    person((3.4, -2.6, 0), "amber", 130, "line", "out")
    box((3.05, -2.2, 1.22), (0.3, 0.22, 0.03), "paper", 0.01, turn=130)
    person((-2.9, 1.6, 0), "signal", -40, "line")
    person((0.3, -2.6, 0), "palm", 90)
    box((-3.2, -2.8, 0.32), (0.9, 0.5, 0.5), "brick", 0.06)
    box((-3.2, -2.8, 0.6), (0.3, 0.1, 0.12), "ink", 0.03)
    for x, y in ((5.2, 1.4), (4.4, 3.4), (-4.8, 3.2)):
        box((x, y, 0.03), (0.5, 0.5, 0.06), "ink", 0.02)
        beam((x, y, 0.05), (x, y, 0.75), 0.2, "signal")
    box((-1, 9, 2.4), (30, 0.4, 4.8), "paper", 0.04)
    box((-1, 8.75, 4.2), (30, 0.1, 0.5), "signal", 0.02)
    for x in (-8, 0, 8):
        box((x, 8.7, 1.7), (5, 0.2, 3.4), "steel", 0.03)
    broadleaf((11, 6.5, 0), 5, 3)
    look(scene, (3.5, -13.5, 6.8), (0.35, 0.2, 0.75), 50)
