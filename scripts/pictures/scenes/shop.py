"""An open warehouse: tires on a rack, motorcycles, a van, a pickup and an excavator."""
from kit.cars import pickup, van
from kit.land import ground
from kit.mesh import box, group
from kit.people import person
from kit.stage import light, look
from kit.trucks import excavator, motorcycle
from kit.wheels import wheel


def build(scene):
    light(scene, -128)
    ground((0, 0), (200, 200), "concrete")
    box((0, 9, 3.6), (34, 0.4, 7.2), "paper", 0.04)
    box((0, 8.74, 0.8), (34, 0.14, 1.6), "ink", 0.02)
    box((0, 8.7, 5.9), (34, 0.16, 0.7), "signal", 0.03)
    for x in (-13, -6.4, 6.4, 13):
        box((x, 8.6, 3.6), (0.4, 0.4, 7.2), "steel", 0.03)
    for x in (-9.7, 9.7):
        box((x, 8.7, 4.3), (4.8, 0.1, 1.5), "window", 0.02)
    _rack((-2.2, 7.5, 0))
    van((-7.4, 3.4, 0), "paper", -58)
    pickup((3.0, 3.8, 0), "sky", -112)
    motorcycle((-2.6, 1.2, 0), "brick", -50)
    motorcycle((-1.1, 1.5, 0), "ink", -50)
    excavator((8.2, 3.2, 0), "amber", -128)
    person((0.6, -0.6, 0), "signal", 150, "line", "point", "hold")
    person((-0.5, -0.2, 0), "palm", -20, None, "hold", "hold")
    for x, y, z, turn in ((4.9, 0.4, 0.35, 12), (5.9, 0.1, 0.3, -10), (5.1, 0.4, 0.95, 22)):
        box((x, y, z), (0.9, 0.7, 0.6), "earth", 0.02, turn=turn)
        box((x, y, z), (0.92, 0.08, 0.62), "khaki", 0.01, turn=turn)
    look(scene, (-1.4, -11.8, 3.2), (0.15, 3.2, 2.1), 27, 0.25)


def _rack(at):
    rack = group("rack", at)
    for x in (-4.1, 0, 4.1):
        for y in (-0.5, 0.5):
            box((x, y, 2.3), (0.12, 0.1, 4.6), "signal", 0.01, rack)
    for level in range(3):
        z = 0.5 + level * 1.5
        for y in (-0.5, 0.5):
            box((0, y, z), (8.2, 0.08, 0.14), "amber", 0.01, rack)
        box((0, 0, z + 0.05), (8.0, 0.96, 0.04), "steel", 0.01, rack)
        for index in range(10):
            x = -3.7 + index * 0.82
            if (index + level) % 3 == 2:
                box((x, 0, z + 0.36), (0.66, 0.8, 0.58), ("earth", "palm", "khaki")[level], 0.02, rack)
            else:
                stand = group("stand", (x, 0, z + 0.42), 90)
                stand.parent = rack
                for shift in (-0.14, 0.14):
                    wheel((0, shift + 0.2, 0), 0.34, 0.22, stand)
