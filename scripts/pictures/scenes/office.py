"""The office by the quay in the morning."""
from kit.cars import sedan, suv
from kit.land import broadleaf, bush, ground, person, road
from kit.mesh import box, rod
from kit.port import crane, sea, stack
from kit.stage import look


def build(scene):
    sea(-1.6, 400, (0, 240))
    ground((0, -20), (200, 118), "concrete")
    box((0, 8, 4.2), (16, 9, 8.4), "paper", 0.12)
    box((0, 8, 8.7), (17, 10, 0.5), "ink", 0.08)
    for floor in range(2):
        box((0, 3.45, 2.3 + floor * 3.6), (14.6, 0.16, 1.7), "glass", 0.04)
        for index in range(8):
            box((-7 + index * 2, 3.4, 2.3 + floor * 3.6), (0.14, 0.2, 1.8), "paper", 0.02)
        box((8.06, 8, 2.3 + floor * 3.6), (0.16, 7, 1.7), "glass", 0.04)
    box((0, 3.3, 4.15), (16.1, 0.3, 0.7), "signal", 0.04)
    box((2, 2.2, 3.0), (4.4, 2.6, 0.22), "ink", 0.05)
    box((2, 3.36, 1.35), (2.4, 0.2, 2.7), "palm", 0.03)
    for x in (0.2, 3.8):
        rod((x, 1.2, 1.5), 0.1, 3, "steel", axis="z")
    for x in (-11, -12.6):
        rod((x, 2, 4), 0.07, 8, "steel", axis="z")
    box((-11.9 + 1.7, 2, 7.2), (1.6, 0.05, 1.0), "palm", 0.02)
    box((-12.6 - 0.85, 2, 7.2), (1.6, 0.05, 1.0), "brick", 0.02)
    suv((-5.2, -2.4, 0), "signal", 64)
    sedan((-1.8, -2.6, 0), "paper", 64)
    person((3.0, 0.2, 0), "sky", -120, None, "up")
    person((1.8, -1.6, 0), "palm", 50)
    for index, x in enumerate((-7, -4.4, 6, 7.6, 9.4)):
        bush((x, 2.6, 0), index)
    broadleaf((11.5, 3, 0), 6, 2)
    broadleaf((-15.5, 6, 0), 7, 5)
    stack((14, 18, 0), 2, 2, 3, 20)
    crane((-20, 40, 0), 0)
    road((0, -11), (160, 7), 0)
    look(scene, (12.5, -23.5, 8.6), (-0.6, 3.4, 4.0), 42)
