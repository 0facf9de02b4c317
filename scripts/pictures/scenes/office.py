"""At the office door in the evening, at eye level: a handshake under the awning and its sign, the lit front desk behind the window, and the harbor at the left."""
from kit.cars import sedan, suv
from kit.figures import figure, local
from kit.land import bush, ground
from kit.mesh import beam, box, group, rod, side
from kit.port import bollard_lamp, crane, quay, sea, stack
from kit.ships import roro
from kit.stage import light, look


GUEST, COLLEAGUE = ((1.0, -1.6, 0.02), -18), ((1.72, -1.6, 0.02), 198)
"""Where both stand, and how they are turned."""


def build(scene):
    light(scene, -150, 12)
    sea(-1.6, 1600, (0, 840))
    quay((0, -60), (400, 196), "+y")
    ground((0, -20), (300, 60), "paving", 0.02)
    ground((6.2, -1.55), (11.8, 3.1), "sidewalk", 0.025)
    _front()
    _room()
    _sign((2.0, -1.46, 2.55))
    _handshake()
    suv((-1.7, 2.5, 0.02), "signal", -108)
    sedan((-5.6, 8.5, 0.02), "paper", -108)
    for index, x in enumerate((3.55, 4.6, 5.65)):
        box((x, -0.5, 0.22), (1.0, 0.5, 0.4), "ink", 0.03)
        bush((x, -0.5, 0.44), index)
    stack((-24, 30, 0), 1, 2, 3, 20)
    crane((-25, 86, 0), 90)
    bollard_lamp((-10.6, 20), 8)
    roro((-36, 130, 0), 180, ramp=False)
    look(scene, (0.9, -6.75, 1.5), (0.82, 0, 1.57), 22.5)


def _handshake():
    """A visitor and a colleague with the car's documents shake hands and look at each other."""
    figure(*GUEST, hands=((0.1, 0.25, 0.9), local(*GUEST, (1.27, -1.8, 1.07))), shirt="sky", trousers="khaki", skin="skin2", weight=1, poses=(None, "shake"), palms=(None, (0.1, 1, 0)),
           aims=(None, local(*GUEST, (1.42, -1.78, 1.08))), sees=local(*GUEST, (1.68, -1.66, 1.68)))
    figure(*COLLEAGUE, hands=((0.14, 0.22, 0.99), local(*COLLEAGUE, (1.46, -1.76, 1.07))), shirt="palm", trousers="ink", vest="signal", hair="fade", weight=-1, poses=("grip", "shake"),
           palms=((0, -1, 0), (0.1, 1, 0)), aims=(None, local(*COLLEAGUE, (1.31, -1.78, 1.08))), sees=local(*COLLEAGUE, (1.04, -1.66, 1.68)))
    _folder((1.6, -1.87, 1.08))


def _front():
    """The front along x with a door and a wide window, its left end the corner."""
    for place, size in (((0.72, 0.12, 1.35), (0.46, 0.24, 2.7)), ((3.15, 0.12, 1.35), (0.3, 0.24, 2.7)), ((9.0, 0.12, 1.35), (2.4, 0.24, 2.7)), ((5.5, 0.12, 0.35), (4.6, 0.24, 0.7)),
                        ((5.55, 0.12, 3.1), (10.12, 0.24, 0.8)), ((0.61, 2.74, 1.75), (0.24, 5.0, 3.5)), ((5.5, 2.7, 5.2), (10.0, 5.4, 3.4))):
        box(place, size, "topside", 0.02)
    box((5.5, -0.08, 3.5), (10.2, 0.4, 0.42), "stripe", 0.03)
    box((2.0, -0.75, 2.4), (2.7, 1.5, 0.1), "hull", 0.03)
    box((2.0, 0.1, 2.6), (2.0, 0.16, 0.32), "topside", 0.01)
    for x in (0.98, 2.0, 2.98):
        box((x, 0.1, 1.2), (0.07, 0.12, 2.4), "trim", 0.01)
    box((2.0, 0.1, 2.36), (2.0, 0.12, 0.1), "trim", 0.01)
    for x in (3.35, 4.9, 6.4, 7.8):
        box((x, 0.1, 1.7), (0.07, 0.12, 2.0), "trim", 0.01)
    box((5.55, 0.0, 0.72), (4.5, 0.3, 0.06), "seam", 0.01)
    # The building's corner and its plinth.
    box((0.5, 0.02, 1.75), (0.2, 0.3, 3.5), "hull", 0.02)
    box((0.5, 0.02, 4.9), (0.2, 0.3, 2.4), "hull", 0.02)
    box((0.72, 0.1, 0.14), (0.52, 0.34, 0.28), "hull", 0.02)
    box((6.75, 0.1, 0.14), (7.5, 0.34, 0.28), "hull", 0.02)
    # The right wing is closed, the left one opens outward.
    rod((1.9, -0.02, 1.1), 0.02, 0.6, "rim", axis="z", sides=12)
    for x in (1.9, 4.0, 6.1, 8.2):
        box((x, -0.02, 5.0), (1.7, 0.08, 1.5), "interior" if x in (1.9, 6.1) else "window", 0.02)
        box((x, -0.05, 4.25), (1.8, 0.16, 0.08), "seam", 0.01)


def _room():
    """The front desk behind the window: a wall map with the route, a desk, shelves and a colleague on the phone."""
    box((5.6, 2.6, 0.0), (9.8, 5.0, 0.06), "bark", 0)
    box((5.6, 4.4, 1.7), (9.8, 0.1, 3.5), "paper", 0)
    box((5.6, 2.4, 3.3), (9.8, 4.4, 0.1), "paper", 0)
    for x in (1.6, 3.9, 6.2):
        box((x, 1.6, 3.2), (1.4, 0.14, 0.06), "tube", 0.02)
        box((x, 3.2, 3.2), (1.4, 0.14, 0.06), "tube", 0.02)
    _map((5.9, 4.32, 1.74))
    box((4.2, 2.0, 0.76), (2.6, 0.8, 0.06), "bark", 0.02)
    box((4.2, 1.66, 0.4), (2.5, 0.05, 0.72), "topside", 0.01)
    box((3.55, 2.0, 1.06), (0.56, 0.04, 0.36), "trim", 0.02)
    for index in range(5):
        box((2.6, 4.1, 0.5 + index * 0.5), (1.6, 0.4, 0.04), "bark", 0)
        for part in range(7):
            box((2.0 + part * 0.2, 4.05, 0.7 + index * 0.5), (0.12, 0.28, 0.34), ("signal", "palm", "ink", "amber", "sky")[(part + index * 2) % 5], 0.01)
    figure((4.75, 2.7, 0.02), -124, hands=((0.36, 0.16, 1.06), (0.1, -0.14, 1.52)), shirt="amber", trousers="charcoal", woman=True, nod=8)


NORTH_AMERICA = ((-100, 50), (-64, 50), (-65, 47), (-61, 46), (-66, 43.6), (-70, 43), (-70, 41.7), (-74, 40.6), (-75.5, 38), (-76, 36.8), (-75.6, 35.2), (-78, 33.9), (-81, 32),
                 (-81.4, 30.4), (-80.1, 26.8), (-80.4, 25.2), (-81.8, 26.2), (-82.8, 28), (-84, 30), (-89, 30.2), (-94, 29.6), (-97.3, 27.5), (-97.8, 22.4), (-96, 19.2),
                 (-94.4, 18.2), (-91, 18.6), (-90.3, 21), (-87, 21.4), (-88, 18.2), (-88.5, 16), (-83.3, 15), (-83.7, 11), (-82, 9), (-79.5, 9.5), (-77.4, 8.6), (-80, 7.5),
                 (-85.7, 10), (-87.5, 13), (-92, 14.5), (-100, 17))
SOUTH_AMERICA = ((-77.4, 8.6), (-75.5, 10.6), (-72, 12), (-70, 11.5), (-68, 10.6), (-62, 10.7), (-60, 8.5), (-57, 6), (-52, 4.8), (-50, 0.5), (-48, -1), (-44, -2.8),
                 (-39, -3.2), (-35.2, -5.5), (-34.9, -8), (-79, -8), (-81, -5), (-80, 0.5), (-77.5, 4))
AFRICA = ((-6, 35.8), (-9, 32.8), (-9.8, 30), (-13, 27.7), (-16, 24), (-17, 21), (-16.2, 19), (-16.5, 16), (-17.5, 14.7), (-16.7, 12.4), (-13.5, 9.5), (-12.9, 7.9), (-11, 6.6),
          (-7.5, 4.4), (-4, 5.2), (1.2, 6.1), (3.4, 6.4), (5, 5.6), (6, 4.3), (8.5, 4.6), (9.7, 3.5), (9.5, 1), (8.8, -0.7), (11.8, -4.6), (13.3, -8), (20, -8), (20, 31),
          (11, 33.5), (10.5, 37), (0, 36))
EUROPE = ((-9, 43.3), (-8.8, 38.5), (-8.9, 37), (-6, 36.4), (-2, 36.8), (0.3, 39), (3.2, 42), (8, 44), (12, 42), (16, 39), (20, 40), (20, 50), (-1.5, 50), (-4.7, 48.4), (-1.2, 46), (-1.8, 43.4))
CUBA = ((-84.9, 21.9), (-80, 23.1), (-74.2, 20.2), (-77.5, 19.9))
ROUTE = ((-75.8, 37.4), (-70, 34.5), (-58, 28.5), (-44, 20.5), (-30, 12.5), (-18, 5.6), (-8, 2.6), (0, 3.4), (3.4, 6.2))
"""Coasts, and the way from Baltimore to Lagos, by longitude and latitude."""


def _map(at):
    """A map of the Atlantic with the route."""
    chart = group("map", at)
    scale = 2.2 / 120
    box((0, 0.01, 0), (2.28, 0.03, 1.16), "line", 0.004, chart)
    box((0, -0.008, 0), (2.2, 0.02, 1.08), "ink", 0, chart)

    def spot(east, north):
        return (east + 40) * scale, (north - 21) * scale
    for coast in (NORTH_AMERICA, SOUTH_AMERICA, AFRICA, EUROPE, CUBA):
        side([spot(*place) for place in coast], 0.012, "sky", 0, chart, y=-0.022)
    for a, b in zip(ROUTE, ROUTE[1:]):
        (ax, az), (bx, bz) = spot(*a), spot(*b)
        beam((ax, -0.034, az), (bx, -0.034, bz), 0.02, "signal", chart, 0)
    for place in (ROUTE[0], ROUTE[-1]):
        x, z = spot(*place)
        rod((x, -0.036, z), 0.036, 0.02, "signal", into=chart, sides=20)


def _sign(at):
    """The company's sign: an H whose bar is a horizon with a rising sun."""
    sign = group("sign", at)
    sign.scale = (0.64, 0.64, 0.64)
    box((0, 0, 0), (1.12, 0.1, 1.12), "ink", 0.04, sign)
    unit = 1.12 / 32
    rod((0, -0.06, 0), 6 * unit, 0.03, "signal", into=sign, sides=48)
    box((0, -0.062, -3 * unit), (12.2 * unit, 0.034, 6 * unit), "ink", 0, sign)
    for x in (-9, 9):
        box((x * unit, -0.07, 0), (6 * unit, 0.06, 20 * unit), "line", 0.004, sign)
    box((0, -0.068, -2 * unit), (14 * unit, 0.06, 4 * unit), "line", 0.004, sign)


def _folder(at):
    """The car's documents, under the colleague's arm."""
    folder = group("folder", at, 18, 8)
    box((0, 0, 0), (0.23, 0.02, 0.31), "amber", 0.003, folder)
    box((0.01, 0, 0.012), (0.22, 0.012, 0.31), "plate", 0, folder)
