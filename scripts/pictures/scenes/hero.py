"""A corner of the harbor in evening light: the stern ramp is down, its deck is lit, and cars drive aboard."""
from kit.boxes import container
from kit.cars import pickup, sedan, suv, van
from kit.land import broadleaf, ground
from kit.mesh import beam, box, rod
from kit.people import person
from kit.port import bollard_lamp, crane, lane_lines, sea, stack
from kit.ships import roro
from kit.stage import light, look

EDGE, SIDE = -1.6, -9.2
"""Where the quay ends: at the stern, and along the vessel."""
EYE = (-45.0, -24.5, 7.4)
"""The camera."""


def build(scene, aim=None):
    light(scene, 158)
    sea(-1.6, 2400)
    quay()
    roro((32, 0, 0))
    suv((-6.6, 0.4, 0.78), "signal", 0, -5.7)
    sedan((-17.5, 0.2, 0), "paper", 1)
    pickup((-25.0, -0.6, 0), "brick", 4)
    for row, cars in enumerate((((sedan, "silver"), (suv, "ink"), (sedan, "palm"), (van, "paper")), ((suv, "paper"), (pickup, "charcoal")))):
        for column, (kind, color) in enumerate(cars):
            right, ahead = 3.4 + column * 3.3 + row * 2.4, 26.6 + (1 - row) * 7
            kind((EYE[0] + ahead * 0.875 + right * 0.486, EYE[1] + ahead * 0.486 - right * 0.875, 0), color, 236)
    for y in (-2.9, 3.6):
        lane_lines((-40, y), 1, 3.2, 26, "x")
    person((-14.2, 4.4, 0), "amber", -60, "line", "point")
    person((-13.6, -3.7, 0), "signal", 120, "line", "up")
    person((-11.2, -5.6, 0), "palm", 200, "paper", "hold")
    for x, y in ((-14.0, -4.9), (-15.4, 5.6), (-18.4, 5.7), (-21.4, 5.8)):
        box((x, y, 0.03), (0.44, 0.44, 0.05), "tire", 0.02)
        rod((x, y, 0.36), 0.17, 0.62, "signal", axis="z", top=0.04, sides=20)
    stack((-12, 17, 0), 2, 2, seed=4, turn=90)
    container((-3.5, -15.2, 0), "palm", 6, 40)
    container((-3.5, -15.2, 2.62), "signal", 6, 40)
    container((10.5, -15.0, 0), "brick", 3, 40)
    crane((64, 66, 0), 180)
    crane((22, 66, 0), 180)
    stack((74, 74, 0), 5, 2, seed=6)
    for x, y in ((-5, -11.4), (26, -11.4), (-4, 21)):
        bollard_lamp((x, y), 12)
    ground((240, 250), (900, 60), "leaf", 0.6)
    for index in range(46):
        broadleaf((20 + index * 8.4 + index % 4, 222 + index % 3 * 5, 0), 9 + index % 4, index)
    (aim or view)(scene)


def view(scene):
    look(scene, EYE, (-2.0, -0.6, 5.6), 36)


def quay():
    box((-101, 0, -2.5), (199.4, 300, 5), "concrete", 0.05)
    box((98.4, SIDE - 75, -2.5), (199.4, 150, 5), "concrete", 0.05)
    box((150, 78, -2.5), (302, 40, 5), "concrete", 0.05)
    for index in range(14):
        y = 4.6 + index * 5.5
        rod((EDGE - 0.7, y, 0.25), 0.22, 0.5, "ink", axis="z", bevel=0.07)
        box((EDGE + 0.2, y, -0.8), (0.7, 0.9, 1.3), "tire", 0.12)
    for index in range(12):
        x = 3.0 + index * 6.0
        rod((x, SIDE - 0.7, 0.25), 0.22, 0.5, "ink", axis="z", bevel=0.07)
        box((x, SIDE + 0.2, -0.8), (0.9, 0.7, 1.3), "tire", 0.12)
    box((EDGE - 0.25, 44, 0.08), (0.4, 80, 0.18), "amber", 0.04)
    box((EDGE - 0.25, -6.6, 0.08), (0.4, 4.6, 0.18), "amber", 0.04)
    box((44, SIDE - 0.25, 0.08), (92, 0.4, 0.18), "amber", 0.04)
    for start, end in (((3.0, SIDE - 0.7, 0.45), (2.0, -5.6, 5.2)), ((EDGE - 0.7, 10.1, 0.45), (0.8, 5.6, 5.2))):
        beam(start, end, 0.07, "paper", bevel=0)
