"""At a car's windshield, close: a phone photographs the VIN plate on the dashboard."""
from kit.cars import pickup, sedan
from kit.figures import figure
from kit.land import ground
from kit.mesh import box, group, rod
from kit.port import shed
from kit.stage import light, look

RATIO = 3 / 4


def build(scene):
    light(scene, -118, 20)
    ground((0, 0), (200, 200), "paving")
    sedan((0.6, 1.3, 0), "sky", 180)
    pickup((1.2, 6.6, 0), "charcoal", 180)
    sedan((8.2, 6.4, 0), "brick", 180)
    shed((2, 17, 0), (44, 10, 6.4), doors=5)
    figure((-0.98, -0.32, 0), 64, lean=14, hands=((0.5, 0.3, 1.0), (0.6, -0.1, 1.27)), shirt="palm", trousers="navy", skin="skin2", vest="signal", hat="line", nod=14)
    _phone((-0.72, 0.3, 1.36))
    box((-0.16, 0.66, 1.035), (0.34, 0.13, 0.012), "plate", 0.003, turn=-6, lean=22)
    for part in range(7):
        box((-0.29 + part * 0.044, 0.645, 1.043), (0.024, 0.06, 0.008), "ink", 0, turn=-6, lean=22)
    look(scene, (-2.45, -0.62, 1.7), (-0.62, 0.28, 1.28), 42)


def _phone(at):
    """Held upright, its screen toward the person: the plate in the finder, and the shutter."""
    phone = group("phone", at, 44, -12)
    box((0, 0, 0), (0.016, 0.36, 0.19), "trim", 0.008, phone)
    box((-0.009, 0, 0), (0.004, 0.335, 0.172), "sky", 0.003, phone)
    box((-0.0125, 0.03, 0.0), (0.003, 0.2, 0.062), "plate", 0.003, phone)
    for part in range(7):
        box((-0.0145, 0.112 - part * 0.0275, 0.0), (0.003, 0.015, 0.034), "ink", 0, phone)
    phone.scale = (0.85, 0.85, 0.85)
    rod((-0.013, -0.125, 0), 0.022, 0.004, "line", axis="x", into=phone, sides=24)
    for y, z in ((0.145, 0.06), (0.145, -0.06), (-0.085, 0.06), (-0.085, -0.06)):
        box((-0.0135, y, z), (0.003, 0.03, 0.006), "signal", 0, phone)
        box((-0.0135, y + (0.012 if y > 0 else -0.012), z * 0.86), (0.003, 0.006, 0.022), "signal", 0, phone)
