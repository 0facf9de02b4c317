"""A RoRo vessel underway with her ramp raised, seen from the quarter."""
from kit.land import broadleaf, ground
from kit.port import sea
from kit.ships import roro, wake
from kit.sky import hill
from kit.stage import light, look


def build(scene):
    light(scene, -150)
    sea(-1.6, 3000)
    roro((2, 0, 0), 26, ramp=False)
    wake((2, 0, 0), 26)
    ground((100, 420), (1600, 60), "leaf", 0.4)
    for index in range(70):
        broadleaf((-420 + index * 15, 392 + index % 3 * 5, 0), 12 + index % 4 * 2, index)
    for x, width, height in ((-200, 500, 30), (260, 700, 44)):
        hill((x, 520, -2), width, height, "leaf")
    look(scene, (-32, -82, 14), (0.6, 1.0, 7.0), 38)
