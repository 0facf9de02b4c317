"""An auction lane: a car in front of the block, with bidders watching."""
from kit.cars import pickup, sedan, suv
from kit.land import ground, person
from kit.mesh import beam, box
from kit.stage import look


def build(scene):
    ground((0, 0), (120, 120), "concrete")
    box((0, 9.5, 4), (26, 0.5, 8), "paper", 0.05)
    box((0, 9.2, 6.6), (25.6, 0.2, 1.2), "ink", 0.03)
    for x in (-8, 0, 8):
        box((x, 9.1, 3.0), (4.8, 0.2, 3.4), "sky", 0.05)
    for x, color in ((-8, "signal"), (0, "palm"), (8, "amber")):
        box((x, 8.95, 3.9), (3.8, 0.1, 0.9), "ink", 0.03)
        for part in range(4):
            box((x - 1.2 + part * 0.8, 8.88, 3.9), (0.5, 0.06, 0.5), color, 0.02)
        box((x, 8.95, 2.3), (3.8, 0.1, 1.4), "paper", 0.03)
    box((0, 0, 0.02), (60, 5.2, 0.05), "asphalt", 0)
    for y in (-2.6, 2.6):
        box((0, y, 0.05), (60, 0.16, 0.03), "amber", 0)
    suv((0.5, 0, 0), "signal", 0)
    sedan((-9.5, 0, 0), "paper", 0)
    pickup((11.5, 0, 0), "palm", 0)
    box((3.5, 5.6, 1.0), (3.4, 1.8, 2.0), "ink", 0.08)
    box((3.5, 5.6, 2.1), (3.8, 2.2, 0.2), "signal", 0.05)
    person((3.2, 5.9, 2.1), "paper", -90, None, "up")
    person((4.3, 5.9, 2.1), "sky", -90)
    for x in range(-6, 8):
        beam((x * 1.6, -4.4, 0), (x * 1.6, -4.4, 1.0), 0.08, "ink")
    beam((-9.6, -4.4, 1.0), (11.2, -4.4, 1.0), 0.1, "amber")
    shirts = ("palm", "paper", "brick", "sky", "amber", "paper", "signal")
    for index in range(7):
        person((-6.4 + index * 2.1, -5.6 - (index * 7 % 3) * 0.6, 0), shirts[index], 80 + index * 6, None, "up" if index in (2, 5) else None)
    look(scene, (-11.5, -22, 9.5), (1.0, 0.4, 1.9), 50)
