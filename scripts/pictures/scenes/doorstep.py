"""A street in Lagos in the evening: the keys are handed over at the gate."""
from kit.cars import suv
from kit.land import bush, ground, house, palm, wall
from kit.mesh import ball, beam, box, group, rod
from kit.people import person
from kit.stage import light, look


def build(scene):
    light(scene, -134)
    ground((0, 0), (400, 400), "earth")
    ground((0, -8.6), (200, 6.4), "asphalt", 0.03)
    box((0, -5.0, 0.05), (200, 0.5, 0.12), "concrete", 0.02)
    ground((-0.5, 1.2), (9.4, 11.6), "concrete", 0.045)
    house((0.8, 12.0, 0.0), 0, (11, 7.5), 2, "clinker", "rust", "palm")
    house((-16.5, 14.0, 0.0), 0, (10, 7.5), 1, "sky", "steel", "bark")
    house((18.5, 13.0, 0.0), 0, (10, 7.5), 2, "paper", "steel", "ink")
    suv((-2.0, 0.9, 0.06), "signal", -112)
    _handover()
    wall((-26, -3.4), (-5.4, -3.4), 2.0, "clinker")
    wall((4.6, -3.4), (26, -3.4), 2.0, "clinker")
    _gate()
    _tank((8.6, 7.2))
    _tank((-11.4, 10.2))
    _wires()
    for index, (x, y, tall) in enumerate(((-7.6, 5.4, 7.6), (12.6, 3.2, 7.0), (-13, 3, 6.2), (24, 5, 7))):
        palm((x, y, 0), tall, index + 4)
    for index, (x, y) in enumerate(((-4.8, 5.4), (-4.2, 7.0), (5.6, 3.4), (6.2, 1.4), (5.4, 5.6), (8.2, -4.3), (-8.4, -4.2))):
        bush((x, y, 0), index)
    look(scene, (2.9, -10.6, 2.5), (0.1, 1.6, 1.75), 28, 0.25, (1.2, -2.2, 1.3))


def _handover():
    person((0.55, -2.3, 0.05), "sky", 10, "line", "out")
    person((1.75, -2.05, 0.05), "palm", 190, None, None, "out")
    person((2.75, -1.5, 0.05), "amber", 200, None, None, "hold")
    person((2.2, -0.9, 0.05), "paper", 210, None, None, None, 0.68)
    ball((1.14, -2.12, 1.33), 0.035, "amber")
    beam((1.14, -2.12, 1.3), (1.17, -2.14, 1.22), 0.03, "steel")


def _gate():
    """Steel gates between posts, open to the inside."""
    for x in (-5.2, 4.4):
        box((x, -3.4, 1.25), (0.6, 0.6, 2.5), "paper", 0.04)
        box((x, -3.4, 2.55), (0.76, 0.76, 0.14), "brick", 0.03)
        rod((x, -3.4, 2.74), 0.12, 0.24, "glow", axis="z", bevel=0.04)
    for x, turn in ((-4.85, 96), (4.05, 84)):
        leaf = group("leaf", (x, -3.3, 0), turn)
        box((1.7, 0, 1.15), (3.3, 0.06, 1.9), "ink", 0.02, leaf)
        for index in range(9):
            box((0.2 + index * 0.38, 0, 1.2), (0.05, 0.12, 2.0), "steel", 0, leaf)
        for z in (0.25, 1.15, 2.15):
            box((1.7, 0, z), (3.4, 0.13, 0.07), "steel", 0, leaf)


def _tank(at):
    """A water tank on its stand."""
    for x in (-0.8, 0.8):
        for y in (-0.8, 0.8):
            beam((at[0] + x, at[1] + y, 0), (at[0] + x * 0.9, at[1] + y * 0.9, 4.4), 0.14, "steel")
    for z in (2.2, 4.4):
        box((*at, z), (1.9, 1.9, 0.12), "steel", 0.02)
    rod((*at, 5.5), 0.86, 2.0, "tank", axis="z", bevel=0.16)
    for z in (4.9, 5.5, 6.1):
        rod((*at, z), 0.89, 0.08, "tank", axis="z", bevel=0.03)
    rod((*at, 6.6), 0.3, 0.2, "tank", axis="z", bevel=0.05)


def _wires():
    """Poles along the street, and the wires between them."""
    for x in (-15.5, 11.5):
        rod((x, -4.4, 3.9), 0.13, 7.8, "bark", axis="z", top=0.09)
        box((x, -4.4, 7.3), (0.12, 1.6, 0.12), "bark", 0.01)
    for y in (-5.1, -4.4, -3.7):
        points = [(-15.5 + 27 * step / 8, y, 7.36 - 0.9 * (1 - (2 * step / 8 - 1) ** 2)) for step in range(9)]
        for a, b in zip(points, points[1:]):
            beam(a, b, 0.025, "trim", bevel=0)
