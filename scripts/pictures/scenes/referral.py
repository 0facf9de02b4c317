"""Two neighbors, and a car that was just delivered."""
from kit.cars import sedan
from kit.figures import figure, local
from kit.lane import hedge
from kit.land import broadleaf, bush, ground, house, road
from kit.mesh import box, group, rod, side
from kit.stage import light, look


def build(scene):
    light(scene, -130)
    ground((0, 0), (400, 400), "leaf")
    road((0, -8.4), (400, 6.6), 0)
    box((0, -4.2, 0.06), (400, 1.5, 0.14), "sidewalk", 0.03)
    ground((-0.75, 2.6), (4.6, 14), "sidewalk", 0.05)
    house((-10.5, 10, 0), 0, (10, 7), 1, "paper", "ink", "signal")
    house((9.0, 10, 0), 0, (10, 7), 1, "clinker", "rust", "palm")
    sedan((-1.0, 0.9, 0.06), "palm", -58)
    _neighbors()
    for x, color in ((-3.55, "palm"), (-4.35, "ink")):
        _bin((x, 0.2, 0), color)
    for start, count, step in ((1.9, 34, 0.34), (-4.0, 34, -0.34)):
        for index in range(count):
            box((start + index * step, -2.6, 0.48), (0.16, 0.05, 0.9 + (index % 2) * 0.06), "line", 0.02)
        for z in (0.28, 0.72):
            box((start + (count - 1) * step / 2, -2.56, z), (count * 0.34, 0.05, 0.1), "line", 0.01)
    box((4.6, -3.2, 0.55), (0.1, 0.1, 1.0), "bark", 0.01)
    box((4.6, -3.2, 1.1), (0.26, 0.5, 0.3), "brick", 0.08)
    for index, (x, y) in enumerate(((3.6, 3.2), (-5.2, 4.8), (4.8, 5.0), (-6.6, 5.6), (13, 5.4), (5.8, -1.6), (8.4, -1.5), (-9.0, -1.6), (6.4, 5.4))):
        bush((x, y, 0), index + 3)
    for index, (x, y) in enumerate(((0.8, 16), (-3.0, 20), (17, 16), (-19, 14), (24, 22), (8, 26), (-12, 26), (-28, 22))):
        broadleaf((x, y, 0), 8 + index % 3, index + 2)
    for start, end, y in ((-70, -17, 18), (-4, 2.4, 17), (15.4, 80, 18)):
        hedge(start, end, y, 1.7)
    for x, wall, roof in ((-31, "clinker", "ink"), (-3, "paper", "rust"), (24, "sand", "brick"), (50, "paper", "ink")):
        house((x, 38, 0), 0, (12, 7), 1, wall, roof, "signal")
    for index in range(22):
        broadleaf((-84 + index * 8 + index % 3, 50 + index % 4 * 3, 0), 8 + index % 3, index)
    look(scene, (4.5, -9.2, 2.15), (1.2, -0.6, 1.5), 31, 0.25, (2.8, -3.4, 1.3))


OWNER, NEIGHBOR = ((2.24, -3.36, 0.13), -32), ((3.1, -3.42, 0.13), 204)
"""Where both stand, and how they are turned."""


def _neighbors():
    """One holds out the phone with the car on it, the other points at it. They look at each other."""
    phone = (2.635, -3.655, 1.325)
    figure(*OWNER, shirt="sky", trousers="denim", skin="skin2", weight=-1, sleeves=False, hair="fade", hands=(local(*OWNER, (2.6, -3.6, 1.26)), (0.1, -0.25, 0.9)),
           aims=(local(*OWNER, (2.68, -3.66, 1.36)), None), palms=((0.2, -0.6, 0.6), None), sees=local(*OWNER, (3.06, -3.48, 1.68)))
    figure(*NEIGHBOR, shirt="signal", trousers="navy", skin="skin", woman=True, scarf="amber", weight=1, hands=((0.12, 0.235, 0.9), local(*NEIGHBOR, (2.86, -3.6, 1.3))),
           poses=(None, "point"), aims=(None, local(*NEIGHBOR, (2.64, -3.65, 1.36))), palms=(None, (0, 0.7, -0.7)), sees=local(*NEIGHBOR, (2.3, -3.42, 1.76)))
    case = group("phone", phone, -48, -16)
    box((0, 0, 0), (0.012, 0.078, 0.16), "ink", 0.005, case)
    box((0.006, 0, 0.003), (0.004, 0.07, 0.144), "plate", 0.001, case)
    box((0.008, 0, 0.02), (0.004, 0.056, 0.02), "palm", 0.001, case)
    box((0.008, 0.003, 0.038), (0.004, 0.032, 0.018), "palm", 0.001, case)
    for y in (-0.017, 0.017):
        rod((0.009, y, 0.009), 0.008, 0.004, "ink", axis="x", into=case, sides=16)
    box((0.008, 0, -0.04), (0.004, 0.056, 0.014), "signal", 0.001, case)


def _bin(at, color):
    """A trash cart, for the truck that comes by in the morning."""
    cart = group("bin", at, -84)
    side([(-0.26, 0.1), (0.2, 0.1), (0.3, 0.98), (-0.32, 0.98)], 0.44, color, 0.03, cart, top_width=0.58)
    box((-0.02, 0, 1.02), (0.7, 0.62, 0.07), color, 0.03, cart, tilt=-4)
    rod((-0.36, 0, 0.96), 0.02, 0.5, "trim", into=cart)
    for y in (-0.24, 0.24):
        rod((-0.24, y, 0.12), 0.12, 0.06, "tire", into=cart, bevel=0.01)
