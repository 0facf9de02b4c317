"""The hero for wide windows: the same harbor, with a light sky on the left for the headline, and only quay at the bottom."""
from kit.cars import pickup, sedan, suv, van
from kit.land import broadleaf, ground
from kit.mesh import box, rod
from kit.people import person
from kit.port import bollard_lamp, crane, lane_lines, sea, stack
from kit.ships import roro
from kit.sky import hill
from kit.stage import light, look

from .hero import quay

RATIO = 0.46
SKY = (("#f4b684", 0.0), ("#f9d8b0", 0.055), ("#e9e6da", 0.12), ("#b9dbf0", 0.22), ("#69aee0", 0.6))
"""Lighter than elsewhere: ink on it must have a contrast of 7 to 1."""
STALL = 224
"""Where the waiting cars look, in degrees."""


def build(scene):
    light(scene, 158, sky=SKY)
    sea(-1.6, 4000)
    quay()
    roro((32, 0, 0))
    _cars()
    _people()
    _beyond()
    look(scene, (-46.0, -26.0, 4.3), (0.0, 6.6, 6.0), 30)


def _cars():
    suv((-6.6, 0.4, 0.78), "signal", 0, -5.7)
    sedan((-17.0, 0.2, 0), "paper", 1)
    pickup((-24.0, -0.4, 0), "brick", 3)
    for index, (kind, color) in enumerate(((suv, "palm"), (sedan, "silver"), (pickup, "charcoal"), (van, "paper"))):
        x, y = -15.4 + index * 2.3, -10.9 - index * 3.3
        kind((x, y, 0), color, STALL)
    for index in range(5):
        x, y = -16.5 + index * 2.3, -9.3 - index * 3.3
        box((x, y, 0.015), (5.0, 0.14, 0.02), "line", 0, turn=STALL)


def _people():
    person((-14.2, 4.8, 0), "amber", -60, "line", "point")
    person((-13.4, -3.9, 0), "signal", 120, "line", "up")
    person((-12.4, -5.6, 0), "palm", 200, "paper", "hold")
    person((-16.3, -13.5, 0), "amber", 150, "line", "hold", "hold")


def _beyond():
    for x, y in ((-14.0, -4.9), (-15.4, 5.6), (-18.4, 5.7), (-21.4, 5.8)):
        box((x, y, 0.03), (0.44, 0.44, 0.05), "tire", 0.02)
        rod((x, y, 0.36), 0.17, 0.62, "signal", axis="z", top=0.04, sides=20)
    for y in (-2.9, 3.6):
        lane_lines((-60, y), 1, 3.2, 46, "x")
    stack((30, -24.0, 0), 3, 1, seed=6)
    ground((500, 900), (2400, 60), "leaf", 0.6)
    for index in range(40):
        broadleaf((60 + index * 22 - index % 3 * 6, 872 - index % 4 * 6, 0), 13 + index % 4 * 2, index)
    quay_far = ((560, 470), (520, 40))
    ground(*quay_far, "concrete", 0.2)
    for x in (360, 420, 480):
        crane((x, 470, 0), 180)
    stack((380, 456, 0), 22, 1, 3, 20)
    for x, width, height in ((200, 900, 26), (800, 1100, 36)):
        hill((x, 1300, -2), width, height, "leaf")
