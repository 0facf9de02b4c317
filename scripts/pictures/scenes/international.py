"""A container vessel between two coasts: palms in front, cranes on the far side."""
from kit.land import bush, palm
from kit.mesh import rod
from kit.port import crane, quay, sea, stack
from kit.boxship import container_ship
from kit.ships import wake
from kit.stage import light, look


def build(scene):
    light(scene, -146)
    sea(-1.6, 3000)
    container_ship((6, 8, 0), 12)
    wake((6, 8, 0), 12, 66, 11)
    _beach()
    quay((80, 130), (320, 40), "-y", 0)
    for x in (-20, 16, 52, 88):
        crane((x, 118, 0), 180, "signal")
    stack((-40, 124, 0), 20, 2, 3, 20)
    look(scene, (-33, -77, 10.5), (-17.2, 11.7, 5.0), 31)


def _beach():
    for index, (x, y, wide) in enumerate(((-30, -41, 26), (-14, -47, 26), (-40, -34, 22), (4, -52, 24))):
        shore = rod((x, y, -1.9 - index * 0.04), wide / 2, 1.5, "sand", axis="z", top=wide / 2 - 4)
        shore.scale = (1.4, 0.8, 1)
    for index, (x, y, tall) in enumerate(((-33, -27.5, 7.5), (-30.6, -32.6, 8.4), (-36, -31, 6.4), (-20, -36.5, 6.2), (-7.0, -43.2, 5.2))):
        palm((x, y, -1.3), tall, index + 2)
    for index, (x, y) in enumerate(((-30, -30), (-24.5, -34), (-33, -33), (-17, -38))):
        bush((x, y, -1.15), index)
