"""On a car deck, close: a worker ties an orange SUV down, its strap hooked into the deck."""
from kit.cars import sedan, suv, van
from kit.figures import figure
from kit.mesh import beam, box, rod
from kit.port import sea
from kit.stage import light, look

RATIO = 3 / 4


def build(scene):
    light(scene, -108, 17)
    sea(-6, 2000, (0, 0))
    _deck()
    suv((1.3, 1.1, 0.02), "signal", 180)
    sedan((0.4, 4.6, 0.02), "silver", 180)
    van((-6.2, 4.7, 0.02), "paper", 180)
    sedan((-6.4, 1.2, 0.02), "palm", 180)
    figure((-1.16, -0.6, 0.02), 36, pelvis=(-0.18, 0, 0.57), lean=42, hands=((0.5, 0.1, 0.5), (0.47, -0.1, 0.44)), feet=((0.16, 0.17), (-0.54, -0.14, 0.2)),
           knees=((0.24, 0.18, 0.5), (-0.1, -0.14, 0.1)), shirt="amber", trousers="navy", hat="line", vest="vest", nod=22)
    figure((-2.7, 2.9, 0.02), -36, shirt="ink", trousers="khaki", skin="skin2", hat="line", vest="signal", hands=((0.32, 0.16, 1.14), (0.34, -0.08, 1.12)), nod=18)
    box((-2.44, 2.72, 1.2), (0.26, 0.2, 0.015), "line", 0.004, turn=-36)
    look(scene, (-0.9, -4.2, 1.34), (-0.32, 0.6, 0.82), 38)


def _deck():
    box((0, 4, -0.1), (60, 14, 0.2), "deck", 0)
    box((0, -3.06, -0.04), (60, 0.3, 0.3), "amber", 0.03)
    box((0, 11, 1.6), (60, 0.2, 3.4), "topside", 0)
    box((0, 4, 3.2), (60, 14.4, 0.2), "topside", 0)
    for x in range(-28, 30, 4):
        box((x, 4, 2.98), (0.24, 14.2, 0.34), "seam", 0.01)
        box((x + 2, 10.86, 1.5), (0.2, 0.2, 3.2), "seam", 0.01)
    for x in (-7.5, 2.6, 12.5):
        box((x, 6.9, 1.5), (0.44, 0.44, 3.1), "amber", 0.03)
    for y in (0.6, 5.8, 8.8):
        for x in range(-26, 28, 4):
            box((x, y, 2.96), (1.5, 0.16, 0.1), "tube", 0.03)
    for y in (-0.9, 3.2, 6.4):
        box((0, y, 0.004), (60, 0.1, 0.012), "line", 0)
    for x in range(-12, 14, 2):
        for y in (-0.35, 2.9, 6.1):
            _pot((x * 0.8 + 0.3, y))
    _strap()


def _pot(at):
    """A lashing point in the deck: a rimmed hole with a bar across it."""
    rod((*at, 0.008), 0.13, 0.02, "steel", axis="z", bevel=0.006, sides=24)
    rod((*at, 0.014), 0.09, 0.02, "gap", axis="z", sides=24)
    box((*at, 0.026), (0.2, 0.03, 0.02), "steel", 0.006)


def _strap():
    """From a lashing point to the front wheel, not yet tight, with a ratchet where the worker's hands are."""
    pot, ratchet, wheel = (-0.5, -0.92, 0.04), (-0.745, -0.31, 0.47), (-0.36, 0.125, 0.56)
    _pot(pot[:2])
    _webbing(pot, ratchet, 0.05)
    _webbing(ratchet, wheel, 0.04)
    box(ratchet, (0.13, 0.06, 0.035), "steel", 0.008, turn=60, tilt=-34)
    rod((ratchet[0], ratchet[1], ratchet[2] + 0.005), 0.026, 0.075, "rim", axis="x", bevel=0.004, sides=18)
    beam(ratchet, (-0.68, -0.42, 0.56), 0.022, "trim", bevel=0.006)
    for x, y, z in (pot, wheel):
        rod((x, y, z + 0.02), 0.022, 0.012, "rim", axis="x", bevel=0.004, sides=16)
        box((x, y, z), (0.03, 0.014, 0.07), "rim", 0.006)


def _webbing(start, end, sag, steps=12):
    """A flat strap that hangs a little between two points."""
    points = []
    for step in range(steps + 1):
        t = step / steps
        x, y, z = (a + (b - a) * t for a, b in zip(start, end))
        points.append((x, y, z - sag * 4 * t * (1 - t)))
    for a, b in zip(points, points[1:]):
        part = beam(a, b, 0.036, "amber", bevel=0)
        part.scale = (1.06, 1, 0.1)
