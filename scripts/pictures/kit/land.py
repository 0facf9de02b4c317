"""Trees, houses, streets and people."""
import math
import random

from .mesh import ball, beam, box, group, rod, side, slab


def palm(at, height=6.0, seed=1):
    pick = random.Random(seed)
    tree = group("palm", at, pick.uniform(0, 360))
    lean = pick.uniform(0.2, 0.7)
    for step in range(6):
        z = height * (step + 0.5) / 6
        rod((lean * (step / 5) ** 2, 0, z), 0.2 - step * 0.014, height / 6 + 0.06, "bark", axis="z", into=tree, sides=12)
    for index in range(9):
        angle = 2 * math.pi * index / 9
        frond = group("frond", (lean, 0, height), math.degrees(angle))
        frond.parent = tree
        side([(0, 0), (1.1, 0.42), (2.2, 0.12), (3.0, -0.75), (2.1, -0.1), (1.05, 0.22)], 0.5, "leaf" if index % 2 else "palm", 0.02, frond, top_width=0.1)
    for angle in (0.5, 2.4, 4.2):
        ball((lean + 0.25 * math.cos(angle), 0.25 * math.sin(angle), height - 0.2), 0.16, "bark", tree)
    return tree


def broadleaf(at, height=5.0, seed=1, color="leaf"):
    pick = random.Random(seed)
    tree = group("tree", at)
    rod((0, 0, height * 0.25), 0.16, height * 0.5, "bark", axis="z", into=tree, sides=10)
    for _ in range(5):
        ball((pick.uniform(-0.8, 0.8), pick.uniform(-0.8, 0.8), height * pick.uniform(0.55, 0.85)), height * pick.uniform(0.18, 0.27),
             color if pick.random() > 0.4 else "palm", tree, 0.85)
    return tree


def bush(at, seed=1):
    pick = random.Random(seed)
    for _ in range(3):
        ball((at[0] + pick.uniform(-0.5, 0.5), at[1] + pick.uniform(-0.4, 0.4), at[2] + 0.3), pick.uniform(0.35, 0.55), "leaf", squash=0.8)


def person(at, shirt="signal", turn=0.0, helmet=None, arm=None):
    """A peg figure. `arm`: 'out' points, 'up' waves."""
    figure = group("person", at, turn)
    rod((0, 0, 0.4), 0.15, 0.8, "ink", axis="z", into=figure, top=0.19, bevel=0.03, sides=16)
    rod((0, 0, 1.1), 0.22, 0.66, shirt, axis="z", into=figure, top=0.15, bevel=0.05, sides=16)
    ball((0, 0, 1.6), 0.17, "skin", figure)
    if helmet:
        ball((0, 0, 1.67), 0.18, helmet, figure, 0.75)
    ends = {"out": (0.62, 0.1, 1.3), "up": (0.25, 0.3, 1.95)}
    beam((0.02, 0.2, 1.32), ends.get(arm, (0.1, 0.27, 0.8)), 0.11, shirt, figure, 0.04)
    beam((0.02, -0.2, 1.32), (0.1, -0.27, 0.8), 0.11, shirt, figure, 0.04)
    return figure


def house(at, turn=0.0, size=(8.5, 7.0), floors=2, wall="paper", roof="brick", door="palm"):
    home = group("house", at, turn)
    length, depth = size
    height = 3.0 * floors
    box((0, 0, height / 2), (length, depth, height), wall, 0.06, home)
    eaves = 0.7
    slab([(-length / 2 - eaves, -depth / 2 - eaves), (length / 2 + eaves, -depth / 2 - eaves),
          (length / 2 + eaves, depth / 2 + eaves), (-length / 2 - eaves, depth / 2 + eaves)], height, height + 2.0, roof, 0.06, home, taper=0.35)
    for floor in range(floors):
        for x in (-length * 0.3, length * 0.3):
            box((x, -depth / 2, floor * 3 + 1.7), (1.5, 0.14, 1.3), "glass", 0.03, home)
            box((x, -depth / 2 - 0.05, floor * 3 + 1.0), (1.8, 0.3, 0.12), "line", 0.02, home)
        for y in (-depth * 0.22, depth * 0.22):
            box((length / 2, y, floor * 3 + 1.7), (0.14, 1.2, 1.3), "glass", 0.03, home)
            box((-length / 2, y, floor * 3 + 1.7), (0.14, 1.2, 1.3), "glass", 0.03, home)
    box((0, -depth / 2 - 0.02, 1.15), (1.1, 0.14, 2.3), door, 0.03, home)
    box((0, -depth / 2 - 0.7, 2.75), (2.6, 1.5, 0.16), roof, 0.03, home)
    for x in (-1.1, 1.1):
        rod((x, -depth / 2 - 1.3, 1.35), 0.1, 2.7, "line", axis="z", into=home, sides=12)
    return home


def wall(start, end, height=1.7, color="sand"):
    """A garden wall with a coping."""
    beam((*start, height / 2), (*end, height / 2), 0.24, color).scale.z = height / 0.24
    beam((*start, height), (*end, height), 0.36, "line")


def gateway(at, turn=0.0, width=4.2, opened=True):
    """Two posts and a barred gate, open by default."""
    entry = group("gateway", at, turn)
    for sign in (-1, 1):
        box((0, sign * width / 2, 1.1), (0.5, 0.5, 2.2), "sand", 0.05, entry)
        box((0, sign * width / 2, 2.25), (0.66, 0.66, 0.16), "line", 0.03, entry)
        wing = group("wing", (0, sign * (width / 2 - 0.2), 0), sign * (100 if opened else 0))
        wing.parent = entry
        for index in range(7):
            box((0, -sign * (0.2 + index * 0.27), 0.95), (0.07, 0.07, 1.6), "ink", 0, wing)
        for z in (0.3, 1.65):
            box((0, -sign * 1.0, z), (0.08, 1.8, 0.09), "ink", 0, wing)
    return entry


def road(center, size, turn=0.0, dashes=True, z=0.02):
    lane = group("road", (*center, z), turn)
    length, width = size
    box((0, 0, 0), (length, width, 0.06), "asphalt", 0, lane)
    for sign in (-1, 1):
        box((0, sign * (width / 2 - 0.25), 0.035), (length, 0.14, 0.02), "line", 0, lane)
    if dashes:
        for index in range(int(length // 5)):
            box((-length / 2 + 2.5 + index * 5, 0, 0.035), (2.4, 0.16, 0.02), "line", 0, lane)
    return lane


def ground(center, size, color="sand", z=0.0):
    box((*center, z - 0.5), (*size, 1), color, 0)
