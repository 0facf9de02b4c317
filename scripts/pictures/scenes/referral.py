"""Two neighbors, and a car that was just delivered."""
from kit.cars import sedan
from kit.figures import figure
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
    figure((2.3, -3.42, 0.13), -4, shirt="sky", trousers="denim", skin="skin2", hands=((0.36, 0.08, 1.2), (0.34, -0.16, 1.16)), yaw=-6, nod=20)
    figure((3.24, -3.5, 0.13), 176, shirt="signal", trousers="khaki", hands=((0.1, 0.3, 0.92), (0.4, -0.06, 1.26)), yaw=6, nod=16)
    box((2.74, -3.46, 1.36), (0.016, 0.085, 0.17), "ink", 0.012, turn=-20, tilt=-24)
    box((2.731, -3.457, 1.365), (0.01, 0.072, 0.15), "line", 0.006, turn=-20, tilt=-24)
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


def _bin(at, color):
    """A trash cart, for the truck that comes by in the morning."""
    cart = group("bin", at, -84)
    side([(-0.26, 0.1), (0.2, 0.1), (0.3, 0.98), (-0.32, 0.98)], 0.44, color, 0.03, cart, top_width=0.58)
    box((-0.02, 0, 1.02), (0.7, 0.62, 0.07), color, 0.03, cart, tilt=-4)
    rod((-0.36, 0, 0.96), 0.02, 0.5, "trim", into=cart)
    for y in (-0.24, 0.24):
        rod((-0.24, y, 0.12), 0.12, 0.06, "tire", into=cart, bevel=0.01)
