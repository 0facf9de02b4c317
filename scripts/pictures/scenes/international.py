"""A container vessel between two coasts: palms in front, cranes on the far side."""
from kit.land import ground, palm
from kit.mesh import box
from kit.port import crane, quay, sea
from kit.ships import container_ship
from kit.stage import look


def build(scene):
    sea(0)
    container_ship((2, 6, 0), 18)
    for side in (-1, 1):
        box((-37, -7 + side * 2.2, 0.06), (22, 0.8, 0.1), "line", 0.05, turn=18 + side * 5)
    ground((-22, -24), (34, 16), "sand", 0.6)
    for index, (x, y) in enumerate(((-31, -21), (-25, -23), (-19, -20), (-15, -24), (-28, -27))):
        palm((x, y, 0.5), 6.5 + index % 3, index + 2)
    quay((70, 75), (120, 22), None, 1)
    for x in (38, 62, 86):
        crane((x, 70, 1), 180, "signal")
    look(scene, (-20, -56, 22), (1, 4, 4.2), 42)
