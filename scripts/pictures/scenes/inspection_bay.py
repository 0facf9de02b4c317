"""A car on a two-post lift, with a person checking its underside."""
from kit.cars import suv
from kit.land import ground
from kit.mesh import beam, box, group, rod
from kit.people import person
from kit.stage import light, look
from kit.wheels import wheel

UP = 1.62
"""How high the car is lifted."""


def build(scene):
    light(scene, -152)
    ground((0, 0), (200, 200), "concrete")
    _hall()
    suv((0, 0, UP), "paper", 0)
    for sign in (-1, 1):
        _post(sign)
    person((-0.2, -0.1, 0), "amber", 35, "line", "reach", "reach")
    person((3.5, -2.2, 0), "palm", 160, "paper", "hold", "hold")
    box((3.2, -2.1, 1.22), (0.3, 0.22, 0.02), "line", 0.005, turn=160)
    for index in range(4):
        tire = group("tire", (5.6, 3.3, 0.12 + index * 0.24), 0, 0, 90)
        wheel((0, 0.01, 0), 0.36, 0.23, tire)
    _trolley((-2.9, -1.7, 0))
    _trolley((-5.4, 4.0, 0), "ink")
    box((-0.4, -3.0, 0.03), (0.9, 0.6, 0.05), "trim", 0.02)
    look(scene, (9.6, -7.6, 2.5), (-0.2, 0.1, 1.62), 36, 0.3)


def _hall():
    for x, length in ((-8, 44),):
        box((x, 5.6, 3.2), (length, 0.3, 6.4), "paper", 0.03)
        box((x, 5.4, 0.7), (length, 0.12, 1.4), "ink", 0.02)
        box((x, 5.36, 1.46), (length, 0.1, 0.14), "signal", 0.01)
    box((-14, 0, 3.2), (0.3, 11.4, 6.4), "paper", 0.03)
    box((-13.8, 0, 0.7), (0.12, 11.4, 1.4), "ink", 0.02)
    box((-8, 1.6, 6.5), (44, 9.4, 0.3), "paper", 0.04)
    for x in (-12, -6, 0, 6, 12):
        box((x, 1.4, 6.2), (0.24, 8.8, 0.4), "steel", 0.03)
    for x in (-12.8, -6.4, 0, 6.4):
        box((x, 5.4, 3.9), (4.6, 0.12, 1.7), "trim", 0.02)
        for part in range(4):
            box((x - 1.68 + part * 1.12, 5.34, 3.9), (1.04, 0.06, 1.52), "window", 0.02)
    for x in (-9.6, -3.2, 3.2, 9.6):
        box((x, 5.3, 3.2), (0.3, 0.3, 6.4), "steel", 0.02)
    for y in (-1.5, 2.5):
        for x in (-9, -3, 3):
            box((x, y, 5.9), (3.4, 0.24, 0.12), "tube", 0.02)
    for y in (-2.4, 2.4):
        box((0, y, 0.012), (9.4, 0.12, 0.012), "amber", 0)
    for x in (-4.7, 4.7):
        box((x, 0, 0.012), (0.12, 4.9, 0.012), "amber", 0)


def _post(sign):
    y = sign * 1.62
    box((0, y, 1.95), (0.4, 0.3, 3.9), "signal", 0.04)
    box((0, y - sign * 0.14, 1.95), (0.16, 0.08, 3.8), "trim", 0.01)
    box((0, y, 0.04), (1.0, 0.7, 0.08), "ink", 0.02)
    box((0, y - sign * 0.16, UP + 0.12), (0.56, 0.3, 0.5), "ink", 0.03)
    for x in (-1.02, 0.92):
        beam((0, y - sign * 0.2, UP + 0.06), (x, sign * 0.74, UP + 0.1), 0.13, "ink")
        rod((x, sign * 0.74, UP + 0.19), 0.08, 0.16, "trim", axis="z")


def _trolley(at, color="brick"):
    """A tool trolley with drawers."""
    cart = group("trolley", at, 14)
    box((0, 0, 0.56), (0.9, 0.5, 0.8), color, 0.03, cart)
    for z in (0.3, 0.48, 0.66, 0.84):
        box((0, -0.255, z), (0.8, 0.02, 0.14), color, 0.01, cart)
        box((0, -0.275, z + 0.05), (0.7, 0.02, 0.02), "steel", 0, cart)
    box((0, 0, 0.98), (0.94, 0.54, 0.04), "trim", 0.01, cart)
    rod((-0.2, 0.05, 1.06), 0.03, 0.34, "steel", axis="x", into=cart)
    box((0.22, -0.05, 1.04), (0.2, 0.16, 0.1), "amber", 0.02, cart)
    for x in (-0.36, 0.36):
        for y in (-0.18, 0.18):
            rod((x, y, 0.07), 0.07, 0.05, "tire", into=cart)
