"""A RoRo vessel under way with the ramp up, seen from the quarter."""
from kit.land import broadleaf, ground
from kit.port import sea
from kit.ships import roro
from kit.mesh import box
from kit.stage import look


def build(scene):
    sea(0)
    roro((0, 0, 0), 24, ramp=False)
    for side in (-1, 1):
        box((-34, side * 2.4 - 15, 0.06), (22, 0.9, 0.1), "line", 0.05, turn=24 + side * 5)
    box((26, 8.5, 0.06), (7, 0.8, 0.12), "line", 0.05, turn=-2)
    box((25, 14.5, 0.06), (7, 0.8, 0.12), "line", 0.05, turn=50)
    ground((40, 170), (420, 50), "leaf", 1)
    for index in range(20):
        broadleaf((-110 + index * 14, 150, 0), 9 + index % 3, index)
    look(scene, (10, -84, 22), (0, 0, 5.6), 48)
