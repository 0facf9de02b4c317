"""An open warehouse: tires on a rack, motorcycles, a van, a pickup and an excavator."""
from kit.boxes import container
from kit.cars import pickup, van
from kit.land import ground, person
from kit.mesh import beam, box, rod
from kit.trucks import excavator, motorcycle
from kit.stage import look


def build(scene):
    ground((0, 0), (120, 120), "concrete")
    box((0, 9, 4), (30, 0.5, 8), "paper", 0.06)
    for x in (-12, 12):
        box((x, 5.5, 4), (0.5, 7, 8), "paper", 0.06)
    box((0, 8.6, 7.2), (23.4, 0.3, 1.0), "signal", 0.05)
    for level in range(3):
        box((-5.2, 7.6, 0.7 + level * 1.5), (8.4, 1.6, 0.12), "steel", 0.02)
        for index in range(9):
            if (index + level) % 3 == 2:
                box((-8.7 + index * 0.9, 7.5, 1.12 + level * 1.5), (0.7, 1.0, 0.7), ("earth", "palm", "brick")[level], 0.03)
            else:
                rod((-8.7 + index * 0.9, 7.5, 1.12 + level * 1.5), 0.36, 0.28, "tire", axis="x", bevel=0.04)
                rod((-8.7 + index * 0.9, 7.5, 1.12 + level * 1.5), 0.2, 0.3, "steel", axis="x")
    for x in (-9.4, -1):
        beam((x, 7.0, 0), (x, 7.0, 5), 0.14, "signal")
    pickup((3.2, 3.8, 0), "sky", -104)
    motorcycle((-1.6, 1.2, 0), "brick", -56)
    motorcycle((-3.6, 1.5, 0), "amber", -56)
    excavator((7.4, 1.2, 0), "amber", -150)
    van((-6.6, 2.8, 0), "paper", -62)
    container((12.6, 12, 0), "palm", 0, 20)
    person((1.0, -1.2, 0), "signal", 140, "line", "out")
    person((-0.2, -0.4, 0), "palm", -30)
    box((0.4, 2.2, 0.35), (1.3, 1.0, 0.7), "earth", 0.04, turn=20)
    box((0.5, 2.2, 0.9), (0.8, 0.7, 0.4), "earth", 0.03, turn=35)
    look(scene, (-5, -18.5, 8.4), (0.3, 2.6, 2.2), 38.5)
