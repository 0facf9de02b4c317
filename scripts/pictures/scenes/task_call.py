"""At a desk by the window, close: a colleague with a headset talks a customer through the route on the screen."""
import math

from kit.figures import figure
from kit.land import ground
from kit.mesh import ball, beam, box, group, rod
from kit.port import crane, sea, stack
from kit.stage import light, look

RATIO = 3 / 4


def build(scene):
    light(scene, -128, 15)
    sea(-1.6, 1600, (0, 860))
    ground((0, 20), (300, 70), "paving", -0.2)
    _room()
    figure((-0.72, 0.5, 0), -6, pelvis=(0, 0, 0.52), feet=((0.46, 0.12), (0.4, -0.14)), hands=((0.5, 0.18, 0.82), (0.52, -0.12, 0.82)), lean=4, shirt="amber", trousers="navy",
           skin="skin2", yaw=-26, nod=4)
    _headset((-0.72 + 0.03, 0.5, 1.205), -32)
    _screen((0.28, 0.82, 1.12))
    stack((-8, 22, 0), 4, 2, 3, 20)
    crane((9, 62, 0), 90)
    look(scene, (0.06, -1.72, 1.36), (-0.16, 0.5, 1.14), 44)


def _room():
    box((0, 1.9, 0.45), (12, 0.2, 0.9), "topside", 0.01)
    box((0, 1.86, 0.93), (12, 0.4, 0.06), "bark", 0.02)
    box((0, 1.9, 2.6), (12, 0.2, 0.9), "topside", 0.01)
    for x in (-3.2, -1.5, 0.9, 3.2):
        box((x, 1.9, 1.5), (0.1, 0.16, 1.5), "trim", 0.01)
    box((0.3, 0.62, 0.72), (2.0, 0.9, 0.05), "bark", 0.02)
    box((-0.12, 0.46, 0.76), (0.2, 0.46, 0.022), "trim", 0.006)
    for index in range(4):
        box((-0.18 + index * 0.04, 0.46, 0.773), (0.028, 0.42, 0.006), "seam", 0)
    rod((0.74, 0.34, 0.8), 0.045, 0.11, "signal", axis="z", bevel=0.006)
    box((0.5, 0.2, 0.752), (0.22, 0.3, 0.012), "plate", 0.002, turn=14)
    box((0.48, 0.2, 0.762), (0.14, 0.04, 0.006), "signal", 0, turn=14)
    # The chair.
    box((-0.98, 0.5, 0.78), (0.1, 0.5, 0.66), "hull", 0.05, tilt=-8)
    box((-0.7, 0.5, 0.4), (0.52, 0.5, 0.1), "hull", 0.04)


def _headset(neck, yaw):
    """A band over the head, two ear pads, and a microphone at the mouth."""
    head = group("headset", neck, yaw)
    band = [(0.0, 0.105 * math.cos(math.radians(a)), 0.02 + 0.125 * math.sin(math.radians(a))) for a in range(0, 181, 15)]
    for start, end in zip(band, band[1:]):
        beam(start, end, 0.02, "trim", head, 0.006)
    for side in (-1, 1):
        rod((0.0, side * 0.094, 0.0), 0.042, 0.034, "trim", axis="y", into=head, bevel=0.01)
    beam((0.02, -0.1, -0.03), (0.105, -0.06, -0.075), 0.012, "trim", head, 0.003)
    ball((0.108, -0.055, -0.077), 0.016, "signal", head)


def _screen(at):
    """The map of a shipment: two coasts, the route, and the vessel on it."""
    screen = group("screen", at, 218)
    rod((0, 0, -0.26), 0.025, 0.26, "trim", axis="z", into=screen)
    box((0, 0, -0.37), (0.2, 0.3, 0.02), "trim", 0.008, screen)
    box((0, 0, 0), (0.03, 0.78, 0.48), "trim", 0.012, screen)
    box((0.016, 0, 0), (0.004, 0.74, 0.44), "sea", 0, screen)
    for y, z, radius in ((0.28, 0.13, 0.06), (0.27, 0.05, 0.09), (0.29, -0.04, 0.06), (0.3, -0.12, 0.05), (-0.29, 0.11, 0.07), (-0.24, 0.03, 0.06), (-0.28, -0.05, 0.08), (-0.29, -0.13, 0.06)):
        rod((0.018, y, z), radius, 0.004, "wheat", axis="x", into=screen, sides=14)
    for step in range(9):
        t = step / 8
        box((0.022, 0.22 - t * 0.38, 0.08 - t * 0.16 - 0.06 * math.sin(math.pi * t)), (0.003, 0.024, 0.012), "line", 0, screen)
    rod((0.023, 0.01, -0.06), 0.024, 0.006, "signal", axis="x", into=screen, sides=20)
