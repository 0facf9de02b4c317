"""A car carrier on the road to the port, with fields on both sides."""
import random

from kit.land import broadleaf, bush, ground, house, road
from kit.cars import sedan, van
from kit.mesh import box
from kit.trucks import car_carrier, container_truck
from kit.stage import look


def build(scene):
    pick = random.Random(5)
    ground((0, 0), (400, 400), "sand")
    for index in range(5):
        ground((-70 + index * 34, 42), (30, 46), ("leaf", "earth", "palm", "sand", "leaf")[index], 0.06 + index * 0.004)
    ground((-20, -34), (140, 40), "leaf", 0.05)
    road((0, 0), (300, 12), 14, True, 0.08)
    car_carrier((-3, -3.4, 0.12), "signal", 14)
    container_truck((20, 8.6, 0.12), "palm", 194, "amber", 20)
    van((-22.5, -2.6, 0.12), "paper", 194)
    box((-6.5, 8.2, 2.4), (0.2, 0.2, 4.8), "steel", 0, turn=14)
    box((-6.5, 8.2, 5.0), (0.2, 4.6, 2.2), "palm", 0.06, turn=14)
    box((-6.62, 8.2, 5.2), (0.06, 3.2, 0.24), "line", 0, turn=14)
    box((-6.62, 8.2, 4.7), (0.06, 2.2, 0.24), "line", 0, turn=14)
    for index in range(26):
        x = pick.uniform(-55, 60)
        y = pick.uniform(14, 32) + x * 0.25
        broadleaf((x, y, 0), pick.uniform(4, 7), index)
    for index in range(12):
        bush((pick.uniform(-30, 30), pick.uniform(-16, -10), 0), index)
    house((33, 30, 0), -20, (9, 7), 1, "paper", "brick")
    look(scene, (16, -29, 13), (0.8, 0.6, 2), 44)
