"""Rows of cars in numbered lots, with people walking the lane."""
import random

from kit.cars import pickup, sedan, suv, van
from kit.land import broadleaf, ground
from kit.lane import stake
from kit.mesh import box
from kit.people import person
from kit.port import bollard_lamp, lane_lines, shed
from kit.stage import look


def build(scene):
    pick = random.Random(23)
    ground((0, 0), (500, 500), "asphalt")
    ground((0, 140), (500, 170), "meadow", 0.03)
    kinds = (sedan, suv, pickup, sedan, van, suv, sedan)
    colors = ("paper", "silver", "charcoal", "paper", "brick", "navy", "silver", "paper", "sky", "signal", "silver", "ink", "paper", "palm")
    for row, y in enumerate((-9.5, 0.5, 7.2, 17.2, 23.9, 33.9)):
        lane_lines((-29, y - 2.7), 18, 3.4, 5.4, "y")
        for column in range(17):
            if pick.random() < 0.06 or (row == 0 and column < 3):
                continue
            x = -27.3 + column * 3.4
            kinds[pick.randrange(7)]((x + pick.uniform(-0.15, 0.15), y + pick.uniform(-0.2, 0.2), 0), pick.choice(colors), (90 if row % 2 else -90) + pick.uniform(-2, 2))
            stake((x - 1.55, y - 2.75), "amber" if row % 2 else "line")
    person((-6.6, -4.2, 0), "signal", 10, "line", "point")
    person((-5.2, -4.9, 0), "palm", 150, None, "hold")
    person((3.6, -4.4, 0), "sky", 190, None, "hold")
    for x in (-20, 6):
        bollard_lamp((x, 12.2), 11)
    shed((-8, 50, 0), (36, 10, 7), 0, "paper", "ink", 5)
    for index in range(26):
        broadleaf((-110 + index * 9, 66 + index % 3 * 6, 0), 8 + index % 3, index)
    for index in range(40):
        box((-70 + index * 3.6, 41.5, 1.0), (0.08, 0.08, 2.0), "steel", 0)
    for z in (0.7, 1.3, 1.95):
        box((0, 41.5, z), (144, 0.05, 0.05), "steel", 0)
    look(scene, (-15.5, -25.5, 7.6), (-1.0, 1.2, 1.0), 36, 0.3)
