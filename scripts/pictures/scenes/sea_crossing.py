"""A small vessel with a long wake, alone on the ocean."""
from kit.mesh import box
from kit.port import sea
from kit.ships import roro
from kit.stage import look


def build(scene):
    sea(0, 2000)
    roro((0, 0, 0), -32, ramp=False)
    for side in (-1, 1):
        for part in range(4):
            reach = 30 + part * 16
            box((-reach * 0.85 + side * (1.4 + part * 0.9) * 0.5, reach * 0.53 + side * (1.6 + part * 1.1), 0.05),
                (15.5, 0.5 + part * 0.12, 0.06), "line", 0.04, turn=-32 + side * 4)
    box((27.5, -17.5, 0.06), (8, 0.9, 0.12), "line", 0.05, turn=-60)
    box((27, -11.5, 0.06), (8, 0.9, 0.12), "line", 0.05, turn=-6)
    look(scene, (30, -92, 40), (-5, 6, 1.5), 45)
