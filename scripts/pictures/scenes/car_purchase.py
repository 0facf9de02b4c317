"""An auction lane in the evening: a car in front of the block, with bidders watching from behind a rail."""
from kit.cars import pickup, sedan, suv, van
from kit.land import broadleaf, ground
from kit.mesh import beam, box, group, rod
from kit.people import person
from kit.port import bollard_lamp
from kit.stage import look


def build(scene):
    ground((0, 0), (300, 300), "concrete")
    box((0, 0.4, 0.01), (120, 5.4, 0.03), "asphalt", 0)
    for y in (-2.3, 3.1):
        box((0, y, 0.03), (120, 0.14, 0.02), "amber", 0)
    _hall()
    _block((1.0, 5.0, 0))
    suv((0.2, 0.4, 0.02), "signal", 180)
    sedan((7.4, 0.4, 0.02), "silver", 180)
    pickup((-8.6, 0.4, 0.02), "palm", 180)
    van((14.6, 0.4, 0.02), "paper", 180)
    _rail()
    shirts = ("palm", "paper", "brick", "sky", "amber", "navy", "paper", "signal")
    for index, shirt in enumerate(shirts):
        x = -6.2 + index * 1.75
        person((x, -4.9 - (index * 7 % 3) * 0.55, 0), shirt, 84 + index * 3, None, "up" if index in (2, 6) else None, "hold" if index == 4 else None)
    for index in range(9):
        kind, color = ((sedan, "paper"), (suv, "charcoal"), (sedan, "brick"), (pickup, "silver"), (van, "paper"), (suv, "sky"), (sedan, "navy"), (suv, "paper"), (sedan, "silver"))[index]
        kind((-28 + index * 3.4, 22, 0), color, -90)
    for index in range(20):
        broadleaf((-60 + index * 7, 46 + index % 3 * 3, 0), 7 + index % 3, index)
    bollard_lamp((-15, 17), 10)
    look(scene, (-6.4, -14.6, 4.3), (0.4, 1.2, 1.75), 31, 0.3, (0.2, 0.4, 0.8))


def _hall():
    """A roof on posts over the lane, with a screen on each side of the block."""
    for x in (-12, -4, 8, 16):
        box((x, 8.2, 2.7), (0.34, 0.34, 5.4), "ink", 0.03)
    box((2, 7.4, 5.6), (36, 5.2, 0.34), "paper", 0.05, lean=3)
    box((2, 4.75, 5.45), (36.2, 0.24, 0.8), "signal", 0.05)
    box((2, 9.6, 1.4), (36, 0.24, 2.8), "paper", 0.02)
    for x in (-5.4, 8.0):
        box((x, 7.6, 3.5), (4.6, 0.2, 2.3), "trim", 0.05)
        box((x, 7.48, 3.5), (4.3, 0.06, 2.0), "window", 0.02)
        box((x - 1.2, 7.43, 3.6), (1.4, 0.03, 0.7), "sky", 0.02)
        box((x - 1.2, 7.41, 3.5), (0.9, 0.03, 0.22), "signal", 0.05)
        for part in range(3):
            box((x + 0.9, 7.43, 4.0 - part * 0.42), (1.5 - part * 0.3, 0.03, 0.16), ("line", "amber", "go")[part], 0.01)


def _block(at):
    """The auctioneer's desk."""
    desk = group("block", at)
    box((0, 0, 0.55), (4.4, 2.0, 1.1), "ink", 0.06, desk)
    box((0, -1.02, 0.72), (4.0, 0.06, 0.3), "signal", 0.02, desk)
    box((0, -0.7, 1.3), (3.6, 0.5, 0.5), "bark", 0.04, desk)
    box((0, -0.7, 1.58), (3.9, 0.7, 0.07), "paper", 0.02, desk)
    for x in (-0.9, 0.9):
        rod((x, -0.7, 1.78), 0.015, 0.36, "trim", axis="z", into=desk)
    person((at[0] - 0.9, at[1] + 0.1, 1.1), "paper", -90, None, "up", "hold")
    person((at[0] + 0.9, at[1] + 0.1, 1.1), "sky", -90, None, "hold", "hold")


def _rail():
    for index in range(12):
        x = -9.6 + index * 1.9
        rod((x, -3.6, 0.52), 0.04, 1.04, "steel", axis="z")
    for z in (0.55, 1.02):
        beam((-9.6, -3.6, z), (11.3, -3.6, z), 0.06, "steel")
