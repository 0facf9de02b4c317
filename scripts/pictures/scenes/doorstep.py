"""The keys are handed over in front of the house."""
from kit.cars import suv
from kit.land import bush, gateway, ground, house, palm, person, road, wall
from kit.mesh import ball
from kit.stage import look


def build(scene):
    ground((0, 0), (120, 120), "earth")
    ground((0, 6), (22, 16), "concrete", 0.04)
    road((0, -9.5), (120, 8), 0)
    house((2.5, 9.5, 0.04), 0, (10, 7.5), 2, "paper", "brick", "palm")
    suv((-0.8, 1.6, 0.05), "signal", 112)
    person((2.5, 1.4, 0.04), "palm", 200, None, "out")
    person((3.9, 2.8, 0.04), "paper", 220, None, "up")
    person((4.7, 2.4, 0.04), "sky", 210)
    person((1.4, 0.2, 0.04), "ink", 40, "signal", "out")
    ball((1.95, 0.75, 1.32), 0.07, "amber")
    wall((-12, -3), (-3.2, -3))
    wall((2.2, -3), (13, -3))
    gateway((-0.5, -3, 0), 90, 4.8)
    for index, (x, y) in enumerate(((-8, 3), (-9.5, 8.5), (10.5, 1.5), (-5, 14))):
        palm((x, y, 0), 6.4 + index % 2, index + 4)
    for index, (x, y) in enumerate(((7.5, 4.6), (-6, 0), (-3.4, 5.2), (9.5, -1.5), (8.6, 4.9))):
        bush((x, y, 0), index)
    look(scene, (-8.5, -20.5, 10.2), (1.2, 3.0, 2.1), 44)
