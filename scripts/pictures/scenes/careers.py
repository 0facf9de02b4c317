"""On a car deck: a worker on one knee tightens the strap at an orange SUV's front wheel. Evening sun comes in over the ramp, at the left."""
from mathutils import Matrix, Vector

from kit.cars import pickup, sedan, suv, van
from kit.figures import figure, local
from kit.mesh import beam, box, rod
from kit.stage import light, look

EYE = (-4.5, -3.75, 1.45)
SOCKET, RIM = Vector((-0.86, -0.62, 0.05)), Vector((-0.2, 0.2, 0.55))
"""Where the strap that is being tightened begins and ends."""
WORKER, TURN = (0.17, -0.5, 0), 152


def build(scene):
    light(scene, 171, 21)
    _deck()
    suv((1.3, 1.1, -0.012), "signal", 180)
    for kind, color, x, y in ((sedan, "silver", 1.5, 4.4), (van, "paper", 6.6, 4.4), (sedan, "palm", 11.6, 4.4), (sedan, "paper", 6.5, 1.1), (pickup, "charcoal", 3.6, 7.1),
                              (sedan, "brick", 9.2, 7.1), (suv, "sky", 14.6, 7.1), (suv, "paper", 12.2, 1.1)):
        kind((x, y, -0.012), color, 180)
    ratchet = SOCKET.lerp(RIM, 0.66)
    _strap(SOCKET, RIM, 0.66)
    for y, out in ((0.66, -0.3), (1.54, 0.22)):
        _strap(Vector((-1.76, y + out, 0.05)), Vector((-1.0, y, 0.36)), 0.45)
    hands = [local(WORKER, TURN, ratchet + Vector(away)) for away in ((-0.05, -0.11, 0.015), (0.05, -0.02, 0.12))]
    figure(WORKER, TURN, pelvis=(-0.02, 0, 0.5), lean=42, hands=hands,
           feet=((0.34, 0.2), (-0.36, -0.12, 0.15)), knees=((0.36, 0.22, 0.47), (0.05, -0.12, 0.05)), shirt="sky", trousers="navy", hat="line", vest="signal", nod=14, yaw=16)
    figure((-0.75, 3.0, 0), -112, shirt="ink", trousers="khaki", skin="skin2", hat="amber", vest="vest", hands=((0.3, 0.14, 1.16), (0.34, -0.08, 1.14)), nod=14, yaw=-14)
    box((-0.88, 2.69, 1.2), (0.28, 0.21, 0.015), "line", 0.004, turn=-110, tilt=-24)
    look(scene, EYE, (0.02, 0.35, 0.86), 41)


def _deck():
    box((8, 1.5, -0.1), (32, 19, 0.2), "deck", 0)
    box((8.8, 11, 1.6), (30.4, 0.2, 3.4), "topside", 0)
    box((24, 1.5, 1.6), (0.2, 19, 3.4), "topside", 0)
    box((8.8, 3.4, 3.2), (30.4, 15.2, 0.2), "topside", 0)
    for x in range(-4, 24, 4):
        box((x, 3.4, 2.98), (0.24, 15.2, 0.34), "seam", 0.01)
        box((x + 2, 10.86, 1.5), (0.2, 0.2, 3.2), "seam", 0.01)
    for x, y in ((3.9, 2.75), (10.6, 2.75), (17, 2.75), (7.4, 9.2), (0.4, 9.2)):
        box((x, y, 1.55), (0.36, 0.36, 3.1), "amber", 0.03)
        for part in range(3):
            box((x, y, 0.22 + part * 0.36), (0.37, 0.37, 0.17), "ink", 0.03)
    for y in (-3.4, 0.2, 5.8, 9.4):
        for x in range(-2, 22, 4):
            box((x, y, 2.96), (1.5, 0.16, 0.1), "tube", 0.03)
    for y in (-0.22, 2.55, 5.72, 8.4):
        box((8, y, 0.002), (32, 0.09, 0.008), "line", 0)
    for x in range(-3, 12):
        for y, first in ((-2.2, -0.3), (-0.62, -0.86), (0.36, -1.76), (1.76, -1.76), (3.2, -0.9), (5.9, -0.9)):
            _socket((first + x * 1.48, y))


def _socket(at):
    """A lashing point in the deck: a rimmed hole with a bar across it."""
    rod((*at, 0.004), 0.11, 0.014, "steel", axis="z", bevel=0.005, sides=24)
    rod((*at, 0.008), 0.078, 0.014, "gap", axis="z", sides=24)
    box((*at, 0.018), (0.17, 0.028, 0.016), "steel", 0.005)


def _strap(low, high, share):
    """A taut, flat strap between two hooks, with a ratchet at a share of its length."""
    along = (high - low).normalized()
    tight = low.lerp(high, share)
    _webbing(low + along * 0.05, high - along * 0.03)
    for end, way in ((low, 1), (high, -1)):
        beam(end - along * way * 0.01, end + along * way * 0.075, 0.022, "rim", bevel=0.006)
    body = beam(tight - along * 0.085, tight + along * 0.085, 0.072, "steel", bevel=0.006)
    body.scale.z = 0.4
    across = along.cross(Vector((0, 0, 1))).normalized()
    up = across.cross(along)
    barrel = tight + up * 0.022
    beam(barrel - across * 0.045, barrel + across * 0.045, 0.04, "rim", bevel=0.014)
    for side in (-1, 1):
        grip = barrel + across * side * 0.03
        beam(grip, grip + (up * 0.8 + along * 0.6) * 0.13, 0.012, "rim", bevel=0.003)
    end = barrel + (up * 0.8 + along * 0.6) * 0.13
    beam(end - across * 0.05, end + across * 0.05, 0.026, "trim", bevel=0.008)


def _webbing(start, end):
    """A flat band that shows the camera its width."""
    along, toward = (end - start).normalized(), Vector(EYE) - start
    band = box((start + end) / 2, ((end - start).length, 0.058, 0.006), "amber", 0)
    across = along.cross(toward).normalized()
    band.rotation_euler = Matrix((along, across, along.cross(across))).transposed().to_euler()
