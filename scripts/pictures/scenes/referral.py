"""Two neighbors, and a car that was just delivered."""
from kit.cars import sedan
from kit.land import broadleaf, bush, ground, house, person, road, wall
from kit.mesh import box
from kit.stage import look


def build(scene):
    ground((0, 0), (120, 120), "leaf")
    road((0, -7), (120, 7), 0)
    box((0, -2.9, 0.06), (120, 1.6, 0.14), "concrete", 0.03)
    ground((-0.5, 4), (5.4, 13), "concrete", 0.05)
    house((-9, 9, 0), 0, (9, 7), 1, "paper", "ink", "signal")
    house((9.5, 9, 0), 0, (9, 7), 1, "sand", "brick", "palm")
    sedan((-0.5, 2.6, 0.06), "palm", -90)
    person((2.3, -1.4, 0.06), "signal", 160, None, "out")
    person((0.9, -1.7, 0.06), "sky", 10, None, "up")
    for index in range(34):
        x = 3.0 + index * 0.36 if index < 20 else -3.8 - (index - 20) * 0.36
        box((x, -0.6, 0.5), (0.2, 0.06, 1.0), "line", 0.03)
    box((6.5, -0.56, 0.66), (7.2, 0.05, 0.12), "line", 0.02)
    box((-6.2, -0.56, 0.66), (5.0, 0.05, 0.12), "line", 0.02)
    for index, (x, y) in enumerate(((4.6, 3.2), (-4.6, 4.8), (5.6, 5.2), (-14, 3), (14, 2.6))):
        bush((x, y, 0), index + 3)
    for index, (x, y) in enumerate(((3.9, 12), (-2.6, 15), (16, 14), (-16, 12))):
        broadleaf((x, y, 0), 6.4, index + 2, "leaf")
    look(scene, (6.6, -17, 7.6), (0.0, 1.6, 1.7), 42)
