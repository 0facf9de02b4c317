"""A car on a two-post lift, with a person checking its underside."""
from kit.cars import suv
from kit.land import ground, person
from kit.mesh import beam, box, rod
from kit.stage import look


def build(scene):
    ground((0, 0), (80, 80), "concrete")
    box((0, 5.4, 3.2), (22, 0.4, 6.4), "paper", 0.04)
    box((-8.6, 1, 3.2), (0.4, 9, 6.4), "paper", 0.04)
    box((0, 5.1, 5.2), (21.6, 0.2, 0.5), "signal", 0.02)
    box((0, 5.1, 3.4), (6, 0.2, 1.6), "sky", 0.03)
    box((0, 0, 0.01), (10, 6.2, 0.03), "steel", 0)
    for y in (-1.95, 1.95):
        box((0, y, 2.1), (0.5, 0.4, 4.2), "signal", 0.05)
        box((0, y, 0.08), (1.2, 0.8, 0.14), "ink", 0.03)
        for x in (-1.5, 1.5):
            beam((0, y * 0.95, 1.75), (x, y * 0.5, 1.75), 0.16, "ink")
    suv((0, 0, 1.55), "paper", 0)
    person((-0.6, -0.5, 0), "amber", 30, "line", "up")
    person((3.9, -2.4, 0), "palm", 150, "line", "out")
    box((-6.6, 3.9, 0.8), (2.6, 1.0, 1.6), "brick", 0.06)
    for z in (0.4, 0.8, 1.2):
        box((-6.6, 3.38, z), (2.4, 0.06, 0.28), "ink", 0.02)
    for index in range(4):
        rod((6.8, 3.8, 0.14 + index * 0.26), 0.36, 0.24, "tire", axis="z", bevel=0.05)
    box((3.2, 3.4, 0.5), (1.0, 0.8, 1.0), "ink", 0.05)
    box((3.2, 3.4, 1.12), (0.7, 0.3, 0.5), "sky", 0.03)
    look(scene, (8.2, -13.5, 5.2), (-0.2, 0.4, 1.75), 50)
