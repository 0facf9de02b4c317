"""An auction lane in the evening: a car in front of the block, with bidders watching from behind a rail."""
from kit.cars import pickup, sedan, suv, van
from kit.figures import figure
from kit.lane import cone, hedge
from kit.land import broadleaf, ground
from kit.mesh import box, group, rod
from kit.port import bollard_lamp
from kit.stage import look


def build(scene):
    ground((0, 0), (300, 300), "concrete")
    ground((0, 0.4), (120, 5.4), "sidewalk", 0.025)
    ground((0, -7.4), (120, 7.6), "paving", 0.12)
    box((0, -3.56, 0.06), (120, 0.2, 0.16), "seam", 0.02)
    for y in (-2.9, 3.1):
        box((0, y, 0.03), (120, 0.14, 0.02), "amber", 0)
    box((0, -3.3, 0.02), (120, 0.22, 0.03), "trim", 0)
    _hall()
    _block((1.0, 5.0, 0))
    suv((0.95, 0.2, 0.025), "signal", 180)
    sedan((8.0, 0.2, 0.025), "silver", 180)
    pickup((-6.6, 0.2, 0.025), "palm", 180)
    van((15.0, 0.2, 0.025), "paper", 180)
    for x in (-2.6, 4.9):
        cone((x, -2.5))
    _rail()
    _bidders()
    for index in range(12):
        kind, color = ((sedan, "paper"), (suv, "charcoal"), (sedan, "brick"), (pickup, "silver"), (van, "paper"), (suv, "sky"))[index % 6]
        kind((-27 + index * 3.3, 20, 0), color, -90)
    hedge(-70, 70, 30, 1.4)
    for index in range(24):
        broadleaf((-66 + index * 5.6 + index * 7 % 3, 38 + index * 5 % 4 * 3, 0), 6 + index * 3 % 4 * 1.2, index)
    bollard_lamp((-15, 17), 10)
    look(scene, (-4.4, -13.4, 3.0), (0.95, 0.4, 1.62), 33, 0.25, (0.2, -0.5, 0.9))


def _hall():
    """A roof on posts over the lane, lit from below, and screens on a wall behind the block."""
    for x in (-12, -4, 8, 16):
        box((x, 8.2, 2.7), (0.34, 0.34, 5.4), "ink", 0.03)
    box((2, 7.0, 5.6), (36, 6.2, 0.2), "paper", 0.03, lean=3)
    for x in range(-15, 20, 3):
        box((x, 7.0, 5.42), (0.14, 6.0, 0.26), "steel", 0.02, lean=3)
    for x in range(-12, 18, 6):
        box((x, 5.6, 5.2), (2.2, 0.16, 0.07), "tube", 0.02)
    box((2, 3.95, 5.5), (36.2, 0.24, 0.7), "signal", 0.04)
    box((2.2, 9.6, 1.5), (17, 0.24, 3.0), "paper", 0.02)
    box((2.2, 9.46, 0.2), (17, 0.1, 0.4), "ink", 0.02)
    for x in (-5.0, 7.6):
        box((x, 7.6, 3.5), (4.2, 0.2, 2.2), "trim", 0.05)
        box((x, 7.48, 3.5), (3.9, 0.06, 1.9), "window", 0.02)
        box((x - 1.05, 7.43, 3.65), (1.5, 0.03, 0.9), "sky", 0.02)
        box((x - 1.05, 7.41, 3.48), (1.1, 0.03, 0.2), "signal", 0.06)
        box((x - 1.15, 7.41, 3.66), (0.62, 0.03, 0.2), "signal", 0.08)
        for wheel in (-1.4, -0.72):
            rod((x + wheel, 7.39, 3.38), 0.1, 0.03, "ink", sides=16)
        for part in range(3):
            box((x + 0.85, 7.43, 4.0 - part * 0.42), (1.5 - part * 0.3, 0.03, 0.16), ("line", "amber", "go")[part], 0.01)


def _bidders():
    """Each does something else: one bids, one leans on the rail, two talk about the car, one reads the list, one calls the buyer."""
    for at, turn, tall, pose in (
        ((-3.5, -4.75), 74, 1.0, {"hands": ((0.12, 0.25, 0.95), (0.3, -0.3, 1.86)), "shirt": "brick", "trousers": "denim", "nod": -4}),
        ((-2.55, -4.25), 76, 0.97, {"hands": ((0.4, 0.3, 1.06), (0.4, -0.26, 1.06)), "lean": 14, "shirt": "paper", "trousers": "charcoal", "sleeves": False, "yaw": -14}),
        ((1.75, -4.6), 46, 1.02, {"hands": ((0.44, 0.16, 1.36), (0.1, -0.26, 0.94)), "shirt": "palm", "trousers": "khaki", "skin": "skin2", "yaw": -18, "poses": ("point", None)}),
        ((2.5, -4.35), 128, 0.95, {"hands": ((0.2, -0.06, 1.2), (0.24, 0.1, 1.14)), "shirt": "amber", "trousers": "ink", "yaw": 22, "skin": "bark", "woman": True}),
        ((4.2, -4.5), 104, 0.99, {"hands": ((0.33, 0.1, 1.16), (0.33, -0.1, 1.16)), "shirt": "sky", "trousers": "denim", "sleeves": False, "nod": 24, "woman": True, "hair": "afro"}),
        ((-5.4, -4.25), 40, 1.0, {"hands": ((0.14, 0.25, 0.95), (0.12, -0.15, 1.53)), "shirt": "navy", "trousers": "khaki", "skin": "skin2", "build": 1.1, "hair": "buzz"}),
    ):
        figure((*at, 0.12), turn, **pose).scale = (tall, tall, tall)
    # The card that is raised, the list and the phone.
    box((-3.16, -4.56, 2.14), (0.34, 0.02, 0.42), "amber", 0.01, turn=-12)
    box((4.11, -4.15, 1.3), (0.24, 0.32, 0.02), "plate", 0.004, turn=104, tilt=-30)


def _block(at):
    """The auctioneer's desk."""
    desk = group("block", at)
    box((0, 0, 0.55), (4.4, 2.0, 1.1), "ink", 0.06, desk)
    box((0, -1.02, 0.72), (4.0, 0.06, 0.3), "signal", 0.02, desk)
    box((0, -0.7, 1.3), (3.6, 0.5, 0.5), "bark", 0.04, desk)
    box((0, -0.7, 1.58), (3.9, 0.7, 0.07), "paper", 0.02, desk)
    for x in (-0.9, 0.9):
        rod((x, -0.7, 1.78), 0.015, 0.36, "trim", axis="z", into=desk)
    figure((at[0] - 0.9, at[1] + 0.1, 1.1), -82, hands=((0.3, 0.34, 1.84), (0.34, -0.16, 1.1)), shirt="paper", trousers="ink", nod=8)
    figure((at[0] + 0.9, at[1] + 0.1, 1.1), -104, hands=((0.36, 0.14, 1.08), (0.36, -0.12, 1.08)), shirt="sky", trousers="ink", nod=16, skin="skin2")


def _rail():
    for index in range(12):
        x = -9.6 + index * 1.9
        rod((x, -3.75, 0.62), 0.032, 1.0, "steel", axis="z")
    for z in (0.6, 1.1):
        rod((0.85, -3.75, z), 0.035, 20.9, "steel", axis="x")
