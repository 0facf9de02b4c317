"""In a driveway, close: a driver puts the car's keys into the owner's hand."""
from kit.cars import suv
from kit.figures import figure
from kit.land import bush, ground, house, palm
from kit.mesh import ball, beam, box, group, rod
from kit.stage import light, look

RATIO = 3 / 4


def build(scene):
    light(scene, -128, 16)
    ground((0, 0), (300, 300), "earth")
    ground((0, 2), (9, 14), "paving", 0.03)
    house((3.4, 12.5, 0), 0, (11, 7.5), 2, "clinker", "rust", "palm")
    house((-15, 15, 0), 0, (10, 7.5), 1, "sky", "steel", "bark")
    suv((-1.9, 4.4, 0.03), "signal", -118)
    figure((-0.58, 0.1, 0.03), -8, hands=((0.12, 0.26, 0.9), (0.5, -0.04, 1.24)), shirt="sky", trousers="navy", hat="line", vest="vest", nod=8)
    figure((0.56, 0.16, 0.03), 186, hands=((0.16, 0.26, 0.88), (0.5, -0.02, 1.08)), shirt="brick", trousers="ink", skin="skin2", nod=10)
    _keys((0.02, 0.08, 1.2))
    for index, (x, y, tall) in enumerate(((-5.6, 9, 7.4), (9.5, 8, 6.6), (-12, 8, 6))):
        palm((x, y, 0), tall, index + 2)
    for index, (x, y) in enumerate(((3.9, 4.6), (4.6, 6.4), (5.4, 3.2), (-5.4, 6.0))):
        bush((x, y, 0), index)
    look(scene, (0.0, -2.3, 1.5), (0.02, 0.2, 1.33), 50)


def _keys(at):
    """A fob with its buttons and a key on a ring."""
    keys = group("keys", at, 0, 10)
    for step in range(16):
        turn = step * 22.5
        piece = group("piece", (0, 0, 0), 0, turn)
        piece.parent = keys
        box((0, 0, 0.034), (0.016, 0.006, 0.006), "rim", 0, piece)
    beam((0.0, 0, -0.03), (0.012, 0, -0.075), 0.008, "rim", keys)
    box((0.018, 0, -0.11), (0.052, 0.02, 0.085), "trim", 0.014, keys, tilt=-10)
    for z, color in ((-0.092, "rim"), (-0.122, "signal")):
        box((0.018, -0.011, z), (0.026, 0.006, 0.018), color, 0.004, keys)
    beam((-0.01, 0.004, -0.03), (-0.05, 0.004, -0.13), 0.014, "rim", keys)
    ball((-0.012, 0.004, -0.04), 0.016, "amber", keys)
