"""A street in Lagos in the evening: the keys are handed over at the gate."""
from kit.cars import suv
from kit.figures import figure, local
from kit.land import bush, ground, house, palm, wall
from kit.mesh import ball, beam, box, group, rod
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


DRIVER, FATHER, MOTHER, CHILD = ((0.7, -2.4, 0.05), -20), ((1.58, -2.34, 0.05), 198), ((2.5, -1.9, 0.05), 206), ((2.14, -2.38, 0.05), 208)
"""Where all stand, and how they are turned."""
KEYS, SMALL = (1.15, -2.56, 1.36), 0.62


def _handover():
    """The driver holds out the keys, the father an open hand under them, the mother and the child watch hand in hand."""
    figure(*DRIVER, shirt="sky", trousers="ink", skin="skin", vest="signal", hair="fade", weight=1, hands=((0.12, 0.25, 0.9), local(*DRIVER, (1.02, -2.53, 1.37))), poses=(None, "pinch"),
           aims=(None, local(*DRIVER, KEYS)), sees=local(*DRIVER, (1.52, -2.4, 1.68)))
    figure(*FATHER, shirt="palm", trousers="charcoal", skin="skin2", sleeves=False, weight=-1, hands=(local(*FATHER, (1.29, -2.53, 1.2)), (0.1, -0.25, 0.9)), poses=("flat", None),
           palms=((0, 0, 1), None), aims=(local(*FATHER, (1.12, -2.57, 1.21)), None), sees=local(*FATHER, (0.78, -2.46, 1.68)))
    joined = (2.3, -2.26, 0.8)
    figure(*MOTHER, shirt="amber", skirt="brick", scarf="signal", woman=True, skin="bark", weight=1, sleeves=False, hands=(local(*MOTHER, (2.33, -2.24, 0.86)), (0.13, -0.22, 0.92)),
           aims=(local(*MOTHER, joined), None), sees=local(*MOTHER, (1.2, -2.5, 1.5))).scale = (0.95, 0.95, 0.95)
    figure(*CHILD, shirt="paper", trousers="denim", skin="skin2", weight=-1, sleeves=False, large=1.32, hands=((0.14, 0.24, 0.92), local(*CHILD, (2.25, -2.28, 0.75), SMALL)),
           aims=(None, local(*CHILD, joined, SMALL)), sees=local(*CHILD, (1.15, -2.56, 1.4), SMALL)).scale = (SMALL, SMALL, SMALL)
    ball((1.13, -2.55, 1.345), 0.022, "amber")
    beam((1.14, -2.56, 1.33), (1.15, -2.56, 1.25), 0.018, "steel", bevel=0.004)


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
