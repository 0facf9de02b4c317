"""A fully loaded car carrier leaving the yard."""
from kit.cars import pickup, sedan, suv, van
from kit.land import broadleaf, ground, person, road
from kit.port import shed
from kit.trucks import car_carrier
from kit.stage import look


def build(scene):
    ground((0, 0), (220, 220), "sand")
    ground((-4, 17), (60, 22), "concrete", 0.05)
    road((0, 0), (160, 9), 0)
    car_carrier((0, -2.0, 0.05), "signal", 0)
    shed((-8, 27, 0.05), (26, 9, 6), 0, "paper", "ink", 4)
    kinds = (suv, sedan, van, pickup, sedan, suv)
    colors = ("paper", "brick", "sky", "palm", "amber", "ink")
    for index in range(6):
        kinds[index]((-21 + index * 5.0, 13.5, 0.05), colors[index], 90)
    person((7.5, 7.2, 0.05), "amber", -90, "line", "up")
    for index, (x, y) in enumerate(((15, 12), (20, 17), (26, 11), (32, 20), (16, 24), (-30, 12))):
        broadleaf((x, y, 0), 5 + index % 3, index + 1)
    suv((27, 2.2, 0.05), "steel", 180)
    look(scene, (20, -26, 11.5), (0.5, 1.2, 2.2), 46)
