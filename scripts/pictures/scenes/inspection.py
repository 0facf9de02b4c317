"""A car with its hood up, and people inspecting it where it stands."""
from kit.cars import open_sedan, pickup, suv
from kit.land import broadleaf, ground
from kit.lane import cone
from kit.mesh import box, rod
from kit.people import person
from kit.port import shed
from kit.stage import look


def build(scene):
    ground((0, 0), (300, 300), "concrete")
    ground((0, 90), (300, 130), "meadow", 0.03)
    open_sedan((0, 0, 0), "sky", -38)
    person((2.45, 0.35, 0), "amber", 208, "line", "out", "out", lean=24, nod=16, fine=1.2)
    person((-2.0, 2.1, 0), "signal", -52, "line", "hold", "hold", woman=True)
    box((-1.75, 1.78, 1.22), (0.3, 0.22, 0.02), "line", 0.005, turn=-52)
    person((3.9, -2.5, 0), "palm", 140, None, None, "point", fine=1.0)
    box((1.0, -2.9, 0.2), (0.62, 0.3, 0.3), "brick", 0.04, turn=20)
    box((1.0, -2.9, 0.4), (0.6, 0.28, 0.12), "brick", 0.04, turn=20)
    rod((1.0, -2.9, 0.52), 0.02, 0.3, "trim", axis="x")
    rod((0.1, -3.2, 0.1), 0.11, 0.2, "ink", axis="z", bevel=0.02)
    for x, y in ((-4.0, -1.0), (-3.2, -2.6), (4.9, 1.6), (3.8, 3.4)):
        cone((x, y))
    suv((-9.2, 7.6, 0), "paper", -84)
    pickup((-5.6, 8.6, 0), "charcoal", -84)
    suv((8.6, 9.6, 0), "brick", -90)
    shed((0, 19, 0), (34, 9, 5.6), 0, "paper", "ink", 4)
    for x, y in ((13.5, 11), (17, 16), (-16, 13)):
        broadleaf((x, y, 0), 6.5, int(x + 30))
    look(scene, (2.3, -9.4, 3.1), (0.45, 0.2, 0.95), 33, 0.35)
