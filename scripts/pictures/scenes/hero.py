"""A quay in low sun: the ramp is down, and cars drive aboard."""
import math

from kit.cars import pickup, sedan, suv, van
from kit.land import broadleaf, ground, person
from kit.port import bollard_lamp, crane, lane_lines, quay, sea, stack
from kit.ships import roro
from kit.stage import look

COLORS = ("paper", "signal", "ink", "sky", "brick", "paper", "steel", "palm", "amber", "paper")


def build(scene):
    sea(-1.6)
    quay((0, -22), (150, 60), "+y", 0)
    heading = 46
    stern = (3.5, 13.8)
    along = (math.cos(math.radians(heading)), math.sin(math.radians(heading)))
    roro((stern[0] + along[0] * 26, stern[1] + along[1] * 26, 0), heading)
    on_ramp = (stern[0] - along[0] * 5.4, stern[1] - along[1] * 5.4)
    suv((*on_ramp, 0.78), "signal", heading, -5)
    sedan((stern[0] - along[0] * 13.5, stern[1] - along[1] * 13.5, 0), "paper", heading)
    pickup((stern[0] - along[0] * 20.5, stern[1] - along[1] * 20.5, 0), "brick", heading)
    lane_lines((-15.4, -23), 6, 3.2, 16.4, "x")
    kinds = (sedan, suv, van, sedan, pickup)
    for row in range(5):
        for column in range(3):
            kinds[(row + column * 2) % 5]((-12.4 + column * 5.4, -21.4 + row * 3.2, 0), COLORS[(row * 3 + column) % 10], 0)
    person((-0.6, -0.6, 0), "amber", 60, "line", "up")
    person((5.2, 5.6, 0), "signal", 160, "line", "out")
    person((-9.6, -5.0, 0), "amber", -20, "line")
    stack((17, -9, 0), 2, 3, seed=4, turn=8)
    crane((47, 2.5, 0), 0)
    for x in (-30, 24):
        bollard_lamp((x, -1), 11)
    ground((-10, 190), (420, 60), "leaf", 0.4)
    ground((-10, 160), (420, 10), "sand", 0)
    for index in range(24):
        broadleaf((-150 + index * 12.5, 166 + index % 3 * 4, 0), 9 + index % 4, index)
    look(scene, (-24, -44, 19), (7.5, 9, 4.4), 45)
