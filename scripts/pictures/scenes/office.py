"""The office by the harbor in the evening, with its lights on."""
from kit.cars import sedan, suv
from kit.land import broadleaf, bush, ground
from kit.mesh import box, rod
from kit.people import person
from kit.port import crane, quay, sea, stack
from kit.ships import roro
from kit.stage import light, look


def build(scene):
    light(scene, -142)
    sea(-1.6, 1600, (0, 840))
    quay((0, -60), (400, 200), "+y")
    ground((0, -11), (300, 9), "asphalt", 0.012)
    for y in (-15.4, -6.6):
        box((0, y, 0.05), (300, 0.3, 0.12), "concrete", 0.02)
    ground((10, 2.0), (11, 3.2), "leaf", 0.05)
    ground((-8.4, 2.2), (6.4, 2.6), "leaf", 0.05)
    _building()
    suv((-3.6, -3.0, 0), "signal", -128)
    sedan((-7.0, -2.8, 0), "paper", -128)
    person((2.6, -1.6, 0), "sky", 200, None, "out")
    person((1.5, -1.9, 0), "palm", 15, None, None, "out")
    for index, x in enumerate((-10.4, -8.2, -6.2, 6, 7.6, 9.4, 11.4, 13.6)):
        bush((x, 2.4, 0), index)
    broadleaf((12.6, 4, 0), 7, 2)
    broadleaf((-12.5, 5, 0), 7.4, 5)
    stack((20, 24, 0), 4, 2, 3, 20)
    crane((-58, 34, 0), 0)
    roro((52, 52, 0), 180, ramp=False)
    look(scene, (9.2, -16.4, 2.9), (-0.6, 2.4, 3.35), 29, 0.2)


def _building():
    box((0, 8, 3.9), (16, 9, 7.8), "paper", 0.08)
    box((0, 8, 7.95), (16.8, 9.8, 0.36), "ink", 0.05)
    box((3, 9, 8.6), (4, 3, 1.0), "steel", 0.06)
    for floor in range(2):
        z = 2.0 + floor * 3.5
        box((0, 3.5, z), (14.4, 0.1, 2.0), "trim", 0.02)
        for index in range(8):
            x = -6.3 + index * 1.8
            lit = (index * 5 + floor * 3) % 4 == 0
            box((x, 3.44, z), (1.66, 0.06, 1.84), "interior" if lit else "window", 0.01)
            if lit:
                box((x, 3.4, z), (1.7, 0.03, 0.06), "trim", 0)
        for y in (5.2, 7.2, 9.2, 11.2):
            box((8.04, y, z), (0.1, 1.7, 1.84), "window", 0.02)
    box((0, 3.36, 3.72), (16.1, 0.3, 0.66), "signal", 0.04)
    box((2, 2.4, 2.86), (4.6, 2.2, 0.2), "ink", 0.04)
    box((2, 3.34, 1.3), (2.5, 0.2, 2.6), "trim", 0.02)
    for x in (1.4, 2.6):
        box((x, 3.24, 1.28), (1.08, 0.06, 2.4), "window", 0.02)
        box((x + (0.4 if x < 2 else -0.4), 3.16, 1.2), (0.04, 0.06, 0.7), "rim", 0.01)
    for x in (0.2, 3.8):
        rod((x, 1.5, 1.4), 0.08, 2.8, "steel", axis="z")
    for x, color in ((-8.8, "palm"), (-10.4, "brick")):
        rod((x, 1.2, 3.6), 0.06, 7.2, "steel", axis="z", top=0.04)
        for part in range(3):
            box((x + 0.32 + part * 0.5, 1.2, 6.6 - part * 0.06), (0.54, 0.04, 0.9), color if part != 1 else "line", 0.01, turn=(12, -10, 12)[part])
