"""At the parts rack, close: a clerk hands a customer a brake disc, new tires beside them, a motorcycle in front."""
from kit.figures import figure, local
from kit.land import ground
from kit.mesh import box, group, rod
from kit.stage import light, look
from kit.trucks import motorcycle
from kit.wheels import lathe, wheel

RATIO = 3 / 4


def build(scene):
    light(scene, -122)
    ground((0, 0), (200, 200), "concrete")
    box((0, 3.2, 3.0), (30, 0.3, 6.0), "topside", 0.03)
    box((0, 3.02, 0.5), (30, 0.1, 1.0), "hull", 0.02)
    box((-3.4, 3.0, 2.0), (3.4, 0.2, 4.0), "hull", 0.02)
    for slat in range(14):
        box((-3.4, 2.88, 0.2 + slat * 0.27), (3.2, 0.05, 0.2), "steel", 0.02)
    box((0, 2.98, 4.1), (30, 0.14, 0.4), "stripe", 0.02)
    _rack((1.95, 2.3, 0))
    _handover()
    for index in range(3):
        _tire((1.32, -0.5, 0.12 + index * 0.235), index)
    _tire((0.74, -0.86, 0.12), 4)
    motorcycle((-2.0, 0.5, 0), "brick", -38)
    look(scene, (-0.5, -4.5, 1.62), (0.02, 0.8, 1.12), 45)


CUSTOMER, CLERK, DISC = ((-0.56, 0.52, 0), -22), ((0.52, 0.56, 0), 204), (-0.03, 0.26, 1.17)
"""Where both stand and how they are turned, and the disc between them."""


def _handover():
    """The clerk holds the disc with both hands, the customer takes it. They look at each other."""
    def rim(x, z, away):
        return DISC[0] + x * away, DISC[1] + 0.04, DISC[2] + z * away
    for who, ends, style in (
        (CUSTOMER, ((-0.2, 0.13), (-0.235, -0.06)), {"shirt": "sky", "trousers": "denim", "skin": "skin2", "woman": True, "weight": -1}),
        (CLERK, ((0.225, -0.08), (0.2, 0.12)), {"shirt": "ink", "trousers": "charcoal", "vest": "signal", "weight": 1, "hair": "fade"}),
    ):
        other = CLERK if who is CUSTOMER else CUSTOMER
        style["sees"] = local(*who, (other[0][0], other[0][1] - 0.04, 1.66))
        figure(*who, hands=[local(*who, rim(x, z, 1.0)) for x, z in ends], aims=[local(*who, rim(x, z, 0.6)) for x, z in ends], poses=("pinch", "pinch"), **style)
    _disc(DISC)


def _disc(at):
    hold = group("disc", at, 12, 0, 24)
    lathe([(0.06, -0.03), (0.09, -0.03), (0.09, 0.0), (0.165, 0.0), (0.165, 0.026), (0.09, 0.026), (0.06, 0.01), (0.001, 0.01)], "rim", hold, 48)
    lathe([(0.168, 0.002), (0.168, 0.024)], "brake", hold, 48)


def _tire(at, turn):
    """A tire without a rim, lying on its side."""
    lying = group("tire", at, turn * 40, 0, 90)
    half = 0.112
    lathe([(0.2, -half * 0.7), (0.21, -half), (0.28, -half * 1.02), (0.325, -half * 0.86), (0.335, -half * 0.6), (0.335, -0.02), (0.326, -0.015), (0.326, 0.015), (0.335, 0.02),
           (0.335, half * 0.6), (0.325, half * 0.86), (0.28, half * 1.02), (0.21, half), (0.2, half * 0.7), (0.2, -half * 0.7)], "tire", lying, 56)


def _rack(at):
    rack = group("rack", at)
    for x in (-1.5, 1.5):
        for y in (-0.42, 0.42):
            box((x, y, 1.75), (0.09, 0.08, 3.5), "signal", 0.01, rack)
            for hole in range(16):
                rod((x, y - 0.041, 0.3 + hole * 0.2), 0.013, 0.01, "gap", into=rack, sides=10)
    for level in range(3):
        z = 0.42 + level * 1.06
        for y in (-0.42, 0.42):
            box((0, y, z), (2.94, 0.05, 0.13), "amber", 0.01, rack)
        box((0, 0, z + 0.05), (2.9, 0.8, 0.03), "steel", 0.005, rack)
        for index in range(8):
            x = -1.22 + index * 0.345
            if (index + level * 3) % 8 in (2, 3):
                box((x, -0.02, z + 0.065 + 0.17), (0.31, 0.5, 0.34), ("khaki", "palm", "earth")[level], 0.012, rack)
                box((x, -0.275, z + 0.065 + 0.2), (0.16, 0.008, 0.1), "line", 0, rack)
                continue
            stand = group("stand", (x, 0, z + 0.065 + 0.315), 90)
            stand.parent = rack
            wheel((0, 0.1, 0), 0.315, 0.2, stand)
