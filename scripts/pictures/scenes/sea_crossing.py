"""A vessel alone on a calm ocean, whole, her bow toward the low evening sun."""
from kit.port import sea
from kit.ships import roro, wake
from kit.stage import light, look


def build(scene):
    light(scene, -50, 11)
    sea(-1.6, 6000)
    roro((0, 0, 0), -27, ramp=False)
    wake((0, 0, 0), -27)
    look(scene, (30, -112, 13), (-1.2, -1.5, 8.3), 48)
