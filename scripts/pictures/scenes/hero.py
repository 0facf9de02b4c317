"""A corner of the harbor in evening light: the stern ramp is down, its deck is lit, and cars drive aboard."""
from kit.boxes import container
from kit.cars import pickup, sedan, suv, van
from kit.land import broadleaf, ground
from kit.mesh import beam, box, rod
from kit.people import person
from kit.port import bollard_lamp, crane, lane_lines, sea, stack
from kit.ships import roro
from kit.stage import SKY, light, look

EDGE, SIDE = -1.6, -9.2
"""Where the quay ends: at the stern, and along the vessel."""
STALL = 224
"""Where the waiting cars look, in degrees."""


def build(scene, aim=None, stalls=4):
    harbor(scene, stalls=stalls)
    stack((-12, 17, 0), 2, 2, seed=4, turn=90)
    container((8.5, -17.4, 0), "palm", 6, 40)
    container((8.5, -17.4, 2.62), "signal", 6, 40)
    container((22.5, -17.0, 0), "brick", 3, 40)
    crane((64, 66, 0), 180)
    crane((22, 66, 0), 180)
    stack((74, 74, 0), 5, 2, seed=6)
    ground((240, 250), (900, 60), "leaf", 0.6)
    for index in range(46):
        broadleaf((20 + index * 8.4 + index % 4, 222 + index % 3 * 5, 0), 9 + index % 4, index)
    bollard_lamp((-4, 24), 12)
    (aim or view)(scene)


def view(scene):
    look(scene, (-44.0, -24.5, 7.0), (-1.2, -0.5, 5.7), 35)


def harbor(scene, sky=SKY, stalls=4):
    """What all crops show: the vessel at the quay, the crew, and the cars in line and in their stalls. With few stalls, the line is short, too."""
    light(scene, 158, sky=sky)
    sea(-1.6, 4000)
    _quay()
    roro((32, 0, 0))
    suv((-6.6, 0.4, 0.78), "signal", 0, -5.7)
    sedan((-17.0, 0.2, 0), "paper", 1)
    if stalls > 2:
        pickup((-24.0, -0.4, 0), "brick", 3)
    for index, (kind, color) in enumerate(((suv, "palm"), (sedan, "silver"), (pickup, "charcoal"), (van, "paper"))[:stalls]):
        kind((-15.4 + index * 2.3, -10.9 - index * 3.3, 0), color, STALL)
    for index in range(stalls + 1):
        box((-16.5 + index * 2.3, -9.3 - index * 3.3, 0.015), (5.0, 0.14, 0.02), "line", 0, turn=STALL)
    for y in (-2.9, 3.6):
        lane_lines((-60, y), 1, 3.2, 46, "x")
    person((-14.2, 4.8, 0), "amber", -60, "line", "point")
    person((-13.4, -3.9, 0), "signal", 120, "line", "up")
    person((-12.4, -5.6, 0), "palm", 200, "paper", "hold")
    person((-16.3, -13.5, 0), "amber", 150, "line", "hold", "hold")
    for x, y in ((-14.0, -4.9), (-15.4, 5.6), (-18.4, 5.7), (-21.4, 5.8)):
        box((x, y, 0.03), (0.44, 0.44, 0.05), "tire", 0.02)
        rod((x, y, 0.36), 0.17, 0.62, "signal", axis="z", top=0.04, sides=20)


def _quay():
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
