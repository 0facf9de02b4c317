"""Rows of numbered lots, with people walking the lane."""
import random

from kit.cars import pickup, sedan, suv, van
from kit.land import broadleaf, ground, person
from kit.mesh import box
from kit.port import bollard_lamp, lane_lines
from kit.stage import look


def build(scene):
    pick = random.Random(11)
    ground((0, 0), (240, 240), "concrete")
    kinds = (sedan, suv, pickup, sedan, van, suv)
    colors = ("paper", "steel", "brick", "ink", "paper", "sky", "signal", "palm", "amber", "paper")
    for row in range(5):
        y = -9 + row * 9.5
        lane_lines((-22, y - 3), 14, 3.4, 6, "y")
        for column in range(13):
            if pick.random() < 0.1:
                continue
            kinds[pick.randrange(6)]((-20.3 + column * 3.4, y, 0), pick.choice(colors), 90 if row % 2 else -90)
            box((-20.3 + column * 3.4, y - 3.6, 0.03), (1.3, 0.7, 0.04), "amber", 0)
    person((-3, -4.5, 0), "signal", 20, "line", "out")
    person((-1.6, -4.1, 0), "palm", 200)
    person((8.4, 5.2, 0), "sky", 10)
    for x in (-14, 10):
        bollard_lamp((x, 5), 8)
    for index in range(14):
        broadleaf((-50 + index * 8, 44 + index % 2 * 3, 0), 6, index)
    look(scene, (-15, -24, 14), (0.5, 4, 0), 44)
