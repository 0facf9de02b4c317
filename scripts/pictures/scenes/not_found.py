"""A car on a tiny raft, far from any quay."""
from kit.cars import sedan
from kit.land import person
from kit.mesh import beam, box, rod
from kit.port import sea
from kit.stage import look


def build(scene):
    sea(0, 1200)
    for index in range(9):
        rod((0, -1.9 + index * 0.47, 0.12), 0.26, 6.6 - (index * 3 % 4) * 0.25, "bark", axis="x", bevel=0.03)
    for x in (-2.2, 2.2):
        beam((x, -2.1, 0.36), (x, 2.1, 0.36), 0.16, "earth")
    sedan((0, 0, 0.42), "signal", 0)
    beam((-2.7, 1.2, 0.3), (-2.7, 1.2, 4.6), 0.12, "earth")
    box((-1.95, 1.2, 3.9), (1.4, 0.04, 0.9), "paper", 0.02, turn=6)
    person((2.9, -1.0, 0.4), "palm", -20, None, "up")
    for index, (x, y) in enumerate(((-9, -4), (7.5, -5), (12, 7), (-14, 9))):
        box((x, y, 0.04), (2.6, 0.18, 0.05), "line", 0.02, turn=index * 5)
    look(scene, (7.5, -13.5, 6.0), (0, 0.1, 1.1), 46)
