"""A vessel alone on the ocean, her bow toward the evening sun."""
from kit.port import sea
from kit.ships import roro, wake
from kit.stage import light, look


def build(scene):
    light(scene, -34)
    sea(-1.6, 6000)
    roro((0, 0, 0), -32, ramp=False)
    wake((0, 0, 0), -32)
    look(scene, (46, -78, 15), (1.5, -1.5, 6.6), 42)
