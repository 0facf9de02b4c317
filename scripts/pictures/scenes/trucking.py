"""A car hauler on the road to the port, with fields on both sides."""
import random

from kit.cars import sedan, van
from kit.land import broadleaf, bush, ground, house, road
from kit.lane import guardrail, sign
from kit.mesh import box
from kit.sky import hill
from kit.stage import light, look
from kit.trucks import car_carrier, container_truck


def build(scene):
    light(scene, -140)
    pick = random.Random(5)
    ground((0, 0), (1600, 1600), "meadow")
    for index, color in enumerate(("wheat", "leaf", "earth", "wheat", "meadow", "wheat")):
        ground((-95 + index * 36, 62), (34, 70), color, 0.04 + index * 0.004)
    road((0, 0), (700, 12), 0, True, 0.06)
    for y in (-6.9, 6.9):
        ground((0, y), (700, 1.8), "earth", 0.045)
    car_carrier((-1.0, -3.0, 0.1), "signal", 0)
    container_truck((34, 3.0, 0.1), "palm", 180, "amber", 20)
    van((-24, 3.0, 0.1), "paper", 180)
    sedan((19, -3.0, 0.1), "silver", 0)
    sign((5.5, 9.8), (6.4, 2.8), "palm", 5.2)
    guardrail(-60, 70, 7.9)
    for index in range(34):
        x, y = pick.uniform(-90, 110), pick.uniform(20, 30)
        broadleaf((x, y, 0), pick.uniform(4.5, 7.5), index)
    for index in range(46):
        broadleaf((-160 + index * 8, 104 + index % 4 * 5, 0), 9 + index % 3, index)
    for index in range(26):
        bush((pick.uniform(-30, 34), pick.uniform(9.2, 15), 0), index)
    for index in range(14):
        bush((pick.uniform(-22, 24), pick.uniform(-13, -8.6), 0), index)
    house((-26, 38, 0), -8, (10, 7), 1, "paper", "brick")
    box((-40, 44, 2.6), (9, 7, 5.2), "brick", 0.05)
    for x, width, height in ((-220, 320, 26), (60, 420, 34), (300, 300, 24)):
        hill((x, 620, -2), width, height, "leaf")
    look(scene, (13.0, -19.5, 4.2), (0.2, 0.6, 2.5), 31, 0.2)
