"""Two neighbors, and a car that was just delivered."""
from kit.cars import sedan
from kit.land import broadleaf, bush, ground, house, road
from kit.mesh import box
from kit.people import person
from kit.stage import light, look


def build(scene):
    light(scene, -130)
    ground((0, 0), (400, 400), "leaf")
    road((0, -8.4), (400, 6.6), 0)
    box((0, -4.2, 0.06), (400, 1.5, 0.14), "concrete", 0.03)
    ground((-1.6, 2.6), (4.6, 14), "concrete", 0.05)
    house((-10.5, 10, 0), 0, (10, 7), 1, "paper", "ink", "signal")
    house((9.0, 10, 0), 0, (10, 7), 1, "clinker", "rust", "palm")
    sedan((-1.8, 0.6, 0.06), "palm", -64)
    person((3.5, -3.6, 0.13), "signal", 170, None, "out")
    person((2.2, -3.4, 0.13), "sky", -5, None, "hold", "up")
    for start, count, step in ((1.6, 34, 0.34), (-5.0, 34, -0.34)):
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
    look(scene, (4.4, -12.0, 2.7), (-0.3, 1.4, 1.55), 30, 0.3, (1.6, -2.4, 1.2))
