"""At the office door in the evening, at eye level: a handshake under the sign, the lit front desk behind the window, and the harbor at the left."""
from kit.cars import sedan, suv
from kit.figures import figure
from kit.land import bush, ground
from kit.mesh import box, group, rod
from kit.port import bollard_lamp, crane, quay, sea, stack
from kit.ships import roro
from kit.stage import light, look


def build(scene):
    light(scene, -150, 12)
    sea(-1.6, 1600, (0, 840))
    quay((0, -60), (400, 196), "+y")
    ground((0, -20), (300, 60), "paving", 0.02)
    _front()
    _room()
    _sign((0.16, -0.06, 2.3))
    figure((-0.3, -1.3, 0.02), -26, hands=((0.04, 0.24, 0.86), (0.46, -0.06, 1.06)), shirt="sky", trousers="khaki", skin="skin2", nod=2)
    figure((0.58, -1.73, 0.02), 154, hands=((0.3, 0.2, 1.1), (0.46, -0.06, 1.06)), shirt="palm", trousers="ink", vest="signal", nod=4)
    _folder((0.28, -1.86, 1.14))
    suv((-3.6, 4.5, 0.02), "signal", -112)
    sedan((-7.6, 5.4, 0.02), "paper", -112)
    for index, x in enumerate((3.5, 4.5, 5.5, 6.5)):
        box((x, -0.55, 0.2), (1.0, 0.5, 0.36), "ink", 0.03)
        bush((x, -0.55, 0.36), index)
    stack((-21, 26, 0), 2, 2, 3, 20)
    crane((-1, 86, 0), 90)
    bollard_lamp((-7.2, 20), 8)
    roro((30, 130, 0), 180, ramp=False)
    look(scene, (-2.9, -6.9, 1.56), (-0.55, 0, 1.74), 29)


def _front():
    """The front along x with a door and a wide window, its left end the corner."""
    for place, size in (((0.15, 0.12, 1.35), (1.6, 0.24, 2.7)), ((3.15, 0.12, 1.35), (0.3, 0.24, 2.7)), ((9.0, 0.12, 1.35), (2.4, 0.24, 2.7)), ((5.5, 0.12, 0.35), (4.6, 0.24, 0.7)),
                        ((5, 0.12, 3.1), (11.3, 0.24, 0.8)), ((-0.53, 2.74, 1.75), (0.24, 5.0, 3.5)), ((4.9, 2.7, 5.2), (11.1, 5.4, 3.4))):
        box(place, size, "topside", 0.02)
    box((4.9, -0.08, 3.42), (11.4, 0.4, 0.42), "stripe", 0.03)
    box((2.0, -0.75, 2.72), (2.6, 1.5, 0.1), "hull", 0.03)
    for x in (0.98, 2.0, 2.98):
        box((x, 0.1, 1.35), (0.07, 0.12, 2.7), "trim", 0.01)
    box((2.0, 0.1, 2.62), (2.0, 0.12, 0.1), "trim", 0.01)
    for x in (3.35, 4.9, 6.4, 7.8):
        box((x, 0.1, 1.7), (0.07, 0.12, 2.0), "trim", 0.01)
    box((5.55, 0.0, 0.72), (4.5, 0.3, 0.06), "seam", 0.01)
    # The right wing is closed, the left one opens outward.
    rod((1.9, -0.02, 1.1), 0.02, 0.6, "rim", axis="z", sides=12)
    for x in (0.5, 2.6, 4.7, 6.8):
        box((x, -0.02, 5.0), (1.7, 0.08, 1.5), "interior" if x in (0.5, 4.7) else "window", 0.02)
        box((x, -0.05, 4.25), (1.8, 0.16, 0.08), "seam", 0.01)


def _room():
    """The front desk behind the window: a wall map with the route, a desk, shelves and a colleague on the phone."""
    box((4.9, 2.6, 0.0), (11, 5.0, 0.06), "bark", 0)
    box((4.9, 4.4, 1.7), (11, 0.1, 3.5), "paper", 0)
    box((4.9, 2.4, 3.3), (11, 4.4, 0.1), "paper", 0)
    for x in (1.6, 3.9, 6.2):
        box((x, 1.6, 3.2), (1.4, 0.14, 0.06), "tube", 0.02)
        box((x, 3.2, 3.2), (1.4, 0.14, 0.06), "tube", 0.02)
    box((3.5, 4.32, 1.9), (2.3, 0.04, 1.3), "sea", 0)
    for index, (x, z, size) in enumerate(((2.72, 2.2, (0.7, 0.5)), (2.62, 1.7, (0.3, 0.5)), (4.2, 1.75, (0.7, 0.6)), (4.0, 2.05, (0.8, 0.4)))):
        box((x, 4.29 - index * 0.004, z), (size[0], 0.02, size[1]), "wheat", 0.01)
    for part in range(7):
        box((3.06 + part * 0.14, 4.28, 2.14 - part * 0.05), (0.09, 0.02, 0.025), "signal", 0, tilt=20)
    box((4.2, 2.0, 0.76), (2.6, 0.8, 0.06), "bark", 0.02)
    box((4.2, 1.66, 0.4), (2.5, 0.05, 0.72), "topside", 0.01)
    box((3.55, 2.0, 1.06), (0.56, 0.04, 0.36), "trim", 0.02)
    for index in range(5):
        box((6.9, 4.1, 0.5 + index * 0.5), (1.6, 0.4, 0.04), "bark", 0)
        for part in range(7):
            box((6.3 + part * 0.2, 4.05, 0.7 + index * 0.5), (0.12, 0.28, 0.34), ("signal", "palm", "ink", "amber", "sky")[(part + index * 2) % 5], 0.01)
    figure((4.75, 2.7, 0.02), -124, hands=((0.36, 0.16, 1.06), (0.1, -0.14, 1.52)), shirt="amber", trousers="charcoal", nod=8)


def _sign(at):
    """The company's sign: an H whose bar is a horizon with a rising sun."""
    sign = group("sign", at)
    box((0, 0, 0), (1.12, 0.1, 1.12), "ink", 0.04, sign)
    unit = 1.12 / 32
    rod((0, -0.06, 0), 6 * unit, 0.03, "signal", into=sign, sides=48)
    box((0, -0.062, -3 * unit), (12.2 * unit, 0.034, 6 * unit), "ink", 0, sign)
    for x in (-9, 9):
        box((x * unit, -0.07, 0), (6 * unit, 0.06, 20 * unit), "line", 0.004, sign)
    box((0, -0.068, -2 * unit), (14 * unit, 0.06, 4 * unit), "line", 0.004, sign)


def _folder(at):
    """The car's documents, under the colleague's arm."""
    folder = group("folder", at, 0, 8)
    box((0, 0, 0), (0.23, 0.02, 0.31), "wheat", 0.003, folder)
    box((0.01, 0, 0.012), (0.22, 0.012, 0.31), "plate", 0, folder)
