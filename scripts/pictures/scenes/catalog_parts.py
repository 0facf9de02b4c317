"""The shop's parts, at the origin: tires, a door with lamps, an engine, a key. Lengths in meters."""
import math

from kit.mesh import beam, box, group, rod, side, slab
from kit.wheels import lathe, wheel


def _tire(at, turn):
    """A new tire without a rim, lying on its side."""
    lying = group("tire", at, turn, 0, 90)
    half = 0.112
    shoulder = [(0.2, half * 0.7), (0.21, half), (0.28, half * 1.02), (0.325, half * 0.86), (0.335, half * 0.6)]
    grooves = [(0.335, 0.034), (0.325, 0.03), (0.325, 0.018), (0.335, 0.014)]
    upper = [*shoulder, *grooves]
    lathe([*upper, *[(radius, -y) for radius, y in reversed(upper)], upper[0]], "tire", lying, 64)


def tires():
    """Three new tires, and a wheel leaning on them."""
    for index in range(3):
        _tire((0.25, 0.1, 0.115 + index * 0.228), index * 40)
    leaning = group("leaning", (-0.06, -0.52, 0.0), 40, 0, -16)
    wheel((0, 0, 0.335), 0.335, 0.22, leaning)


def body_parts():
    """A door on its edge, and a headlamp and a tail lamp beside it."""
    parts = group("body parts", turn=30)
    door = group("door", (0.3, 0.3, 0), -6, 0, -9)
    door.parent = parts
    side([(0.62, 0.06), (0.68, 0.34), (0.66, 0.74), (-0.56, 0.78), (-0.6, 0.4), (-0.5, 0.06)], 0.12, "paper", 0.035, door)
    for start, end in (((0.64, 0, 0.74), (0.2, 0, 1.2)), ((0.2, 0, 1.2), (-0.5, 0, 1.22)), ((-0.5, 0, 1.22), (-0.55, 0, 0.76))):
        beam(start, end, 0.06, "trim", door, 0.015)
    side([(0.6, 0.76), (0.19, 1.18), (-0.48, 1.2), (-0.52, 0.78)], 0.015, "window", 0, door)
    box((0.03, -0.01, 0.77), (1.2, 0.13, 0.025), "trim", 0.006, door)
    box((-0.4, -0.072, 0.62), (0.2, 0.04, 0.034), "trim", 0.014, door)
    box((0.04, -0.062, 0.2), (1.14, 0.014, 0.06), "trim", 0.006, door)
    box((0.54, -0.16, 0.84), (0.12, 0.2, 0.14), "paper", 0.05, door)
    box((0.475, -0.16, 0.84), (0.012, 0.16, 0.1), "glass", 0.01, door)
    lamp = group("lamp", (-0.82, -0.25, 0.17), 8, 0, 55)
    lamp.parent = parts
    lamp.scale = (1.8, 1.8, 1.8)
    slab([(-0.3, -0.02), (-0.24, -0.12), (0.14, -0.12), (0.28, 0.0), (0.1, 0.1), (-0.24, 0.1)], 0, 0.15, "trim", 0.03, lamp)
    slab([(-0.28, -0.02), (-0.23, -0.1), (0.13, -0.1), (0.25, 0.0), (0.09, 0.085), (-0.22, 0.085)], 0.1, 0.185, "lamp", 0.03, lamp, 0.94)
    for x in (-0.14, 0.02):
        rod((x, 0, 0.19), 0.055, 0.03, "rim", axis="z", into=lamp, bevel=0.01)
    tail = group("tail", (-0.75, 0.45, 0.0), 14)
    tail.parent = parts
    tail.scale = (2, 2, 2)
    box((0, 0, 0.1), (0.34, 0.16, 0.2), "tail", 0.04, tail)
    box((0.1, -0.03, 0.1), (0.1, 0.13, 0.15), "amber", 0.03, tail)


def engine():
    """An inline engine with its gearbox, on a pallet: the belt side forward."""
    block = group("engine", (0, 0, 0.14))
    for y in (-0.34, 0, 0.34):
        box((0, y, -0.07), (1.5, 0.1, 0.09), "bark", 0.006, block)
    for x in (-0.66, -0.4, -0.13, 0.13, 0.4, 0.66):
        box((x, 0, -0.015), (0.16, 0.84, 0.025), "khaki", 0.005, block)
    box((0.16, 0, 0.14), (0.58, 0.3, 0.2), "charcoal", 0.04, block)
    box((0.16, 0, 0.34), (0.62, 0.4, 0.26), "steel", 0.03, block)
    for x in (-0.06, 0.09, 0.24, 0.39):
        box((x, -0.205, 0.34), (0.03, 0.02, 0.2), "rim", 0.006, block)
        rod((x, -0.2, 0.5), 0.036, 0.24, "rust", into=block, bevel=0.01)
        beam((x, 0.18, 0.56), (x - 0.02, 0.34, 0.5), 0.07, "charcoal", block, 0.02)
        rod((x, 0, 0.65), 0.034, 0.05, "trim", axis="z", into=block, bevel=0.01)
    rod((0.16, -0.31, 0.42), 0.06, 0.56, "rust", axis="x", into=block, bevel=0.02)
    rod((0.16, 0.36, 0.46), 0.075, 0.62, "charcoal", axis="x", into=block, bevel=0.03)
    box((0.16, 0, 0.52), (0.6, 0.3, 0.1), "rim", 0.02, block)
    box((0.16, 0, 0.59), (0.58, 0.24, 0.1), "brick", 0.04, block)
    rod((0.36, 0.06, 0.66), 0.045, 0.05, "trim", axis="z", into=block, bevel=0.012)
    # The belt and its pulleys.
    for y, z, radius in ((0, 0.2, 0.1), (-0.17, 0.36, 0.062), (0.16, 0.34, 0.07), (0.02, 0.48, 0.08)):
        rod((0.5, y, z), radius, 0.05, "trim", axis="x", into=block)
        rod((0.53, y, z), radius * 0.8, 0.03, "rim", axis="x", into=block, bevel=0.01)
        rod((0.55, y, z), radius * 0.3, 0.03, "gap", axis="x", into=block)
    rod((0.4, -0.26, 0.28), 0.09, 0.18, "rim", axis="x", into=block, bevel=0.025)
    rod((-0.04, -0.22, 0.16), 0.05, 0.12, "signal", into=block, bevel=0.02)
    rod((-0.2, 0, 0.32), 0.25, 0.1, "steel", axis="x", into=block, bevel=0.015, sides=40)
    rod((-0.36, 0, 0.3), 0.14, 0.24, "steel", axis="x", into=block, top=0.22, sides=40)
    box((-0.56, 0, 0.28), (0.32, 0.26, 0.26), "steel", 0.05, block)
    for x in (-0.66, -0.56, -0.46):
        box((x, 0, 0.28), (0.02, 0.285, 0.28), "rim", 0.004, block)
    rod((-0.76, 0, 0.27), 0.05, 0.14, "rim", axis="x", into=block, bevel=0.01)


def keys():
    """A key with its remote and a tag, on a ring."""
    bunch = group("keys", turn=48)
    slab([(-0.056, -0.012), (-0.05, -0.019), (0.0, -0.018), (0.007, -0.011), (0.007, 0.011), (0.0, 0.018), (-0.05, 0.019), (-0.056, 0.012)],
         0.0, 0.014, "trim", 0.004, bunch, 0.95)
    for x, color in ((-0.004, "paper"), (-0.019, "paper"), (-0.034, "signal")):
        box((x, 0, 0.014), (0.01, 0.02, 0.003), color, 0.0012, bunch)
    slab([(0.006, 0.0068), (0.061, 0.0068), (0.068, 0.002), (0.065, -0.004), (0.059, -0.0068), (0.053, -0.0025), (0.047, -0.0068), (0.041, -0.001),
          (0.034, -0.006), (0.027, -0.002), (0.021, -0.0068), (0.006, -0.0068)], 0.005, 0.0085, "rim", 0.0006, bunch)
    slab([(0.012, 0.002), (0.058, 0.002), (0.058, 0.0038), (0.012, 0.0038)], 0.0085, 0.009, "steel", 0, bunch)
    ring = group("ring", (-0.063, 0, 0.008), 10, 0, 84)
    ring.parent = bunch
    points = [(0.0165 + 0.0018 * math.cos(a * math.pi / 4), 0.0018 * math.sin(a * math.pi / 4)) for a in range(9)]
    lathe(points, "rim", ring, 48)
    tag = group("tag", (-0.067, -0.012, 0), -42)
    tag.parent = bunch
    slab([(-0.006, -0.006), (0.0, -0.012), (0.046, -0.012), (0.052, -0.006), (0.052, 0.006), (0.046, 0.012), (0.0, 0.012), (-0.006, 0.006)],
         0, 0.003, "brick", 0.001, tag)
    box((0.027, 0, 0.003), (0.03, 0.012, 0.001), "paper", 0, tag)
