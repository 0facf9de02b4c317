"""A fully loaded car hauler leaving the yard."""
from kit.cars import pickup, sedan, suv, van
from kit.land import broadleaf, bush, ground, road
from kit.mesh import box
from kit.people import person
from kit.port import bollard_lamp, shed
from kit.stage import look
from kit.trucks import car_carrier

RATIO = 3 / 4


def build(scene):
    ground((0, 0), (600, 600), "meadow")
    ground((-4, 20), (74, 31), "concrete", 0.05)
    ground((-6, 6), (14, 6), "concrete", 0.055)
    road((0, 0), (300, 9), 0)
    ground((0, -5.2), (300, 1.2), "earth", 0.03)
    box((0, -4.62, 0.06), (300, 0.24, 0.14), "concrete", 0.02)
    car_carrier((0, -2.0, 0.05), "signal", 0)
    shed((-6, 33, 0.05), (40, 11, 7), 0, "paper", "ink", 5)
    kinds = (suv, sedan, van, pickup, sedan, suv, sedan, suv)
    colors = ("paper", "brick", "sky", "palm", "silver", "ink", "paper", "charcoal")
    for index in range(8):
        kinds[index]((-25 + index * 3.5, 15.0, 0.05), colors[index], -90)
    person((7.6, 5.6, 0.05), "amber", -100, "line", "up")
    person((-12.5, 10.8, 0.05), "signal", 60, "line", "hold", "hold")
    bollard_lamp((3.5, 11.5), 10)
    for index, (x, y) in enumerate(((17, 12), (22, 18), (28, 12), (36, 20), (18, 26), (-46, 12), (44, 11), (52, 22), (-42, 24))):
        broadleaf((x, y, 0), 6.5 + index % 3, index + 1)
    for index in range(7):
        bush((14 + index * 4.2, 6.4 + index % 2, 0), index)
    for index in range(16):
        broadleaf((-90 + index * 13, 76 + index % 3 * 5, 0), 10, index)
    for index in range(22):
        bush((-14 + index * 1.35, -7.0 - index * 7 % 5 * 0.5, 0), index)
    suv((27, 2.2, 0.05), "silver", 180)
    look(scene, (22.0, -10.6, 2.9), (1.2, -1.6, 2.2), 40, 0.2)
