"""A car in a container, with its straps ready, and the next one waiting."""
from kit.boxes import container
from kit.cars import sedan, suv
from kit.land import ground
from kit.lane import cone
from kit.mesh import beam, box, group
from kit.people import person
from kit.port import bollard_lamp, crane, sea, shed, stack
from kit.stage import light, look


def build(scene):
    light(scene, -58)
    ground((0, -60), (300, 200), "concrete")
    sea(-1.6, 800, (0, 441))
    place = group("place", (0, 0, 0), -24)
    container((-6.2, 0, 0.02), "signal", 0, 40, into=place, opened=True)
    suv((-2.6, 0, 0.17), "paper", 180).parent = place
    for end in (-1.4, 1.44):
        for side in (-1, 1):
            beam((-2.6 + end, side * 0.72, 0.42), (-2.6 + end * 1.45, side * 1.08, 0.2), 0.05, "amber", place, 0)
            box((-2.6 + end - 0.42, side * 0.82, 0.26), (0.26, 0.26, 0.18), "earth", 0.02, place)
    for side in (-0.78, 0.78):
        box((1.05, side, 0.09), (2.1, 0.6, 0.06), "steel", 0.015, place, tilt=5)
        for bar in range(7):
            box((0.25 + bar * 0.28, side, 0.15 - bar * 0.023), (0.05, 0.58, 0.03), "trim", 0, place, tilt=5)
    sedan((5.9, -3.0, 0.0), "palm", 164)
    person((2.5, 0.9, 0), "amber", 190, "line", "up")
    person((0.6, -3.3, 0), "signal", 120, "line", "hold", "hold")
    person((2.4, -5.0, 0), "sky", 95, None, "hold", "hold")
    for x, y in ((3.4, 1.9), (-3.4, -5.0)):
        cone((x, y))
    for index in range(4):
        box((-1.6 + index * 0.46, -4.6 - index * 0.2, 0.11), (0.34, 0.26, 0.2), "earth", 0.02, turn=-24)
    for index in range(2):
        beam((-2.9, -4.0 - index * 0.3, 0.04), (-1.9, -4.4 - index * 0.3, 0.04), 0.08, "amber")
    stack((-16, 12, 0), 4, 2, 5, 20)
    shed((14, 17, 0), (26, 9, 6.5), -6, "paper", "ink", 3)
    crane((-4, 33, 0), 0)
    bollard_lamp((4.5, 10), 10)
    look(scene, (11.6, -13.4, 4.2), (0.9, -0.7, 1.5), 34, 0.3)
