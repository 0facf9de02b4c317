"""People for scale: legs, shoulders, vests, hard hats, and arms that stay clear of the head."""
import random

from mathutils import Vector

from .mesh import ball, box, group, rod

SKIN = ("skin", "bark", "skin2")
TROUSERS = ("ink", "denim", "khaki", "charcoal")
ARMS = {  # elbow and hand, of the left arm
    None: ((0.02, 0.285, 1.12), (0.12, 0.27, 0.88)),
    "out": ((0.2, 0.29, 1.2), (0.46, 0.2, 1.24)),
    "point": ((0.22, 0.3, 1.34), (0.5, 0.3, 1.42)),
    "up": ((0.08, 0.44, 1.42), (0.12, 0.5, 1.72)),
    "hold": ((0.1, 0.3, 1.14), (0.36, 0.14, 1.16)),
    "reach": ((0.12, 0.34, 1.56), (0.2, 0.32, 1.88)),
}


def _limb(into, start, end, thick, thin, color):
    """A tapered, rounded limb."""
    a, b = Vector(start), Vector(end)
    made = rod((a + b) / 2, thick, (b - a).length, color, axis="z", into=into, top=thin, sides=14)
    made.rotation_euler = (b - a).to_track_quat("Z", "Y").to_euler()
    ball(start, thick, color, into)
    ball(end, thin, color, into)


def person(at, shirt="signal", turn=0.0, helmet=None, arm=None, other=None, height=1.0):
    """Someone who faces +x. `arm` and `other` are what the left and the right arm do. With a helmet, in a vest."""
    pick = random.Random(f"{at[0]:.2f} {at[1]:.2f} {shirt}")
    figure = group("person", at, turn)
    size = height * pick.uniform(0.97, 1.04)
    figure.scale = (size, size, size)
    skin, trousers = pick.choice(SKIN), pick.choice(TROUSERS)
    stride = pick.uniform(-0.13, 0.13)
    for sign in (-1, 1):
        foot = sign * stride
        _limb(figure, (0, sign * 0.095, 0.9), (foot * 0.35 + 0.02, sign * 0.1, 0.48), 0.098, 0.068, trousers)
        _limb(figure, (foot * 0.35 + 0.02, sign * 0.1, 0.48), (foot, sign * 0.1, 0.09), 0.068, 0.05, trousers)
        box((foot + 0.05, sign * 0.1, 0.045), (0.27, 0.105, 0.09), "tire", 0.04, figure)
    _trunk(figure, shirt, trousers, helmet)
    _head(figure, skin, helmet, pick)
    for sign, pose in ((1, arm), (-1, other)):
        elbow, hand = ((x, sign * y, z) for x, y, z in ARMS[pose])
        _limb(figure, (0, sign * 0.205, 1.41), elbow, 0.066, 0.052, shirt)
        _limb(figure, elbow, hand, 0.05, 0.038, shirt if helmet else skin)
        ball(hand, 0.05, skin, figure)
    return figure


def _trunk(figure, shirt, trousers, helmet):
    box((0, 0, 0.92), (0.21, 0.35, 0.2), trousers, 0.09, figure)
    box((0, 0, 1.15), (0.22, 0.36, 0.42), shirt, 0.09, figure)
    box((0, 0, 1.36), (0.225, 0.45, 0.2), shirt, 0.095, figure)
    if not helmet:
        return
    color = "vest" if shirt in ("signal", "amber", "brick") else "signal"
    for z, size in ((1.14, (0.25, 0.385, 0.4)), (1.36, (0.25, 0.4, 0.19))):
        box((0, 0, z), size, color, 0.09, figure)
    box((0, 0, 1.06), (0.256, 0.392, 0.05), "line", 0.02, figure)
    for y in (-0.1, 0.1):
        box((0, y, 1.26), (0.256, 0.045, 0.34), "line", 0.02, figure)


def _head(figure, skin, helmet, pick):
    rod((0, 0, 1.49), 0.058, 0.12, skin, axis="z", into=figure, sides=14)
    ball((0.012, 0, 1.625), 0.108, skin, figure, 1.18)
    if helmet:
        ball((0, 0, 1.675), 0.128, helmet, figure, 0.86)
        rod((0.02, 0, 1.665), 0.15, 0.018, helmet, axis="z", into=figure, bevel=0.006, sides=24)
    else:
        ball((-0.014, 0, 1.655), 0.112, "hair", figure, 1.02)
        if pick.random() < 0.3:
            rod((0.03, 0, 1.7), 0.12, 0.07, pick.choice(("brick", "ink", "palm")), axis="z", into=figure, bevel=0.02, sides=20)
