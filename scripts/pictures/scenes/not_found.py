"""A car on a tiny raft, far from any quay."""
from kit.cars import sedan
from kit.mesh import beam, box, rod
from kit.people import person
from kit.port import sea
from kit.stage import light, look


def build(scene):
    light(scene, -118)
    sea(0, 6000)
    for index in range(10):
        rod((0.1 - (index * 3 % 4) * 0.1, -2.1 + index * 0.465, 0.14), 0.25, 7.0 - (index * 3 % 4) * 0.3, "bark", axis="x", bevel=0.04)
    for x in (-2.4, 2.4):
        beam((x, -2.3, 0.42), (x, 2.3, 0.42), 0.16, "khaki")
        for index in range(10):
            rod((x, -2.1 + index * 0.465, 0.3), 0.28, 0.16, "sand", axis="x", sides=14)
    sedan((-0.1, 0, 0.42), "signal", 0)
    rod((-2.9, 1.4, 2.6), 0.07, 4.6, "khaki", axis="z", top=0.05)
    for part in range(4):
        box((-2.7 + part * 0.42, 1.4, 4.2 - part * 0.05), (0.46, 0.03, 1.0), "paper", 0.01, turn=(16, -14, 14, -12)[part])
    person((2.85, -1.2, 0.42), "palm", -60, None, "up", "up")
    box((-2.6, -1.6, 0.66), (0.7, 0.5, 0.46), "brick", 0.05)
    look(scene, (5.2, -11.2, 2.6), (-3.1, -1.2, 1.5), 27, 0.2, (0, 0.1, 1.35))
