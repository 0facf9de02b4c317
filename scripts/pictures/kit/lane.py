"""The lane through a landscape, and small roadside objects."""
import math
import random

from .mesh import ball, beam, box, group, rod, side
from .wheels import lathe

HALF = 2.1
"""Half the lane's width. Cars drive on its center line."""


def lane(start, end, color="tarmac", z=0.0):
    """A strip along x with painted edges, level with its surroundings."""
    middle, length = (start + end) / 2, end - start
    box((middle, 0, z), (length, HALF * 2, 0.06), color, 0)
    for sign in (-1, 1):
        box((middle, sign * (HALF - 0.22), z + 0.035), (length, 0.14, 0.02), "line", 0)


def curb(start, end, y, colors=("paving",), depth=0.3, height=0.16):
    """A row of curbstones in alternating colors."""
    count = max(1, round((end - start) / 1.6))
    length = (end - start) / count
    for index in range(count):
        box((start + (index + 0.5) * length, y, height / 2), (length - 0.03, depth, height), colors[index % len(colors)], 0.03)


def guardrail(start, end, y):
    """A low rail on posts."""
    beam((start, y, 0.55), (end, y, 0.55), 0.2, "steel", bevel=0.05)
    for index in range(round((end - start) / 2.4) + 1):
        x = start + min(index * 2.4, end - start)
        box((x, y + 0.06, 0.28), (0.14, 0.14, 0.56), "steel", 0.02)


def stake(at, color="amber"):
    """A stake with a lot number plate."""
    box((at[0], at[1], 0.5), (0.08, 0.08, 1.0), "ink", 0.01)
    box((at[0], at[1] - 0.04, 1.0), (0.78, 0.07, 0.5), color, 0.03, lean=-12)
    for part in (-0.18, 0.06):
        box((at[0] + part, at[1] - 0.08, 1.0), (0.16, 0.05, 0.28), "ink", 0, lean=-12)


def cone(at):
    box((*at, 0.03), (0.46, 0.46, 0.06), "ink", 0.02)
    rod((*at, 0.38), 0.19, 0.66, "signal", axis="z", top=0.05, sides=18)
    rod((*at, 0.42), 0.15, 0.16, "line", axis="z", top=0.115, sides=18)


def sign(at, size=(5.0, 2.4), color="palm", height=4.2):
    """A road sign on two posts, with a shield, bars and an arrow instead of words."""
    board = group("sign", (*at, 0))
    width, tall = size
    for x in (-width * 0.32, width * 0.32):
        rod((x, 0.14, height / 2 + 0.4), 0.1, height + 0.8, "steel", axis="z", into=board)
    middle = height + tall / 2 - 0.5
    box((0, 0, middle), (width, 0.12, tall), "line", 0.05, board)
    box((0, -0.03, middle), (width - 0.22, 0.12, tall - 0.22), color, 0.04, board)

    def plate(points, paint="line", y=-0.11):
        side([(width * x, middle + tall * z) for x, z in points], 0.03, paint, 0, board, y=y)
    plate(((-0.41, 0.3), (-0.19, 0.3), (-0.19, 0.06), (-0.22, -0.02), (-0.3, -0.09), (-0.38, -0.02), (-0.41, 0.06)))
    plate(((-0.385, 0.25), (-0.215, 0.25), (-0.215, 0.17), (-0.385, 0.17)), "brick", -0.13)
    for left, right, z in ((-0.13, 0.16, 0.17), (-0.41, 0.06, -0.25)):
        plate(((left, z + 0.07), (right, z + 0.07), (right, z - 0.07), (left, z - 0.07)))
    plate(((0.2, 0.045), (0.31, 0.045), (0.31, 0.15), (0.42, 0.0), (0.31, -0.15), (0.31, -0.045), (0.2, -0.045)))
    return board


def mast(at, color="signal", height=8.0, flag=(2.2, 1.3)):
    """A flag on a pole, flying to the right."""
    rod((*at, height / 2), 0.09, height, "line", axis="z")
    ball((*at, height + 0.08), 0.16, "amber")
    wide, tall = flag
    for part in range(3):
        box((at[0] + 0.1 + wide * (part + 0.5) / 3, at[1], height - tall / 2 - 0.1 - part * 0.07), (wide / 3 + 0.05, 0.06, tall),
            color, 0.02, turn=(14, -12, 14)[part])


def flowers(start, end, seed=1, low=-6.4, high=-3.4):
    """A few flowers in the grass in front of the lane."""
    pick = random.Random(seed)
    for _ in range(round((end - start) * 0.9)):
        at = (pick.uniform(start, end), pick.uniform(low, high))
        shade = pick.choice(("line", "amber", "brick"))
        ball((at[0] + 0.05, at[1] + 0.04, 0.05), 0.2, "leaf", squash=0.5)
        for _ in range(4):
            ball((at[0] + pick.uniform(-0.18, 0.2), at[1] + pick.uniform(-0.1, 0.1), pick.uniform(0.12, 0.2)), 0.065, shade)


def hedge(start, end, y, height=0.7, z=0.0):
    """A clipped hedge."""
    box(((start + end) / 2, y, z + height / 2), (end - start, 0.7, height), "leaf", 0.18)


def lamp(at, height=6.0):
    """A street lamp with its arm over the road in front of it."""
    rod((*at, height / 2), 0.09, height, "ink", axis="z")
    beam((*at, height), (at[0], at[1] - 1.2, height + 0.2), 0.1, "ink")
    box((at[0], at[1] - 1.3, height + 0.16), (0.34, 0.8, 0.14), "paper", 0.05)


def rocks(line, seed=1, colors=("steel", "paving", "seam"), low=-1.3, rise=1.35):
    """A bank of broken stone along a line of (x, y), from a little above the ground down into the water."""
    pick = random.Random(seed)
    for (x0, y0), (x1, y1) in zip(line, line[1:]):
        length = math.hypot(x1 - x0, y1 - y0)
        out = ((y1 - y0) / length, (x0 - x1) / length)
        for row in range(4):
            for index in range(round(length / 0.62)):
                share = (index + pick.uniform(0.1, 0.9)) * 0.62 / length
                away = row * 0.42 + pick.uniform(-0.12, 0.12)
                size = pick.uniform(0.45, 0.85)
                at = (x0 + (x1 - x0) * share + out[0] * away, y0 + (y1 - y0) * share + out[1] * away, low + rise * (1 - row / 3.4))
                box(at, (size, size * pick.uniform(0.7, 1), size * 0.62), pick.choice(colors), size * 0.16,
                    turn=pick.uniform(0, 180), tilt=pick.uniform(-24, 24), lean=pick.uniform(-24, 24))


def bollard(at):
    """A mooring bollard with its wider head."""
    rod((*at, 0.05), 0.3, 0.1, "ink", axis="z", bevel=0.02)
    rod((*at, 0.28), 0.17, 0.46, "ink", axis="z", bevel=0.03)
    rod((*at, 0.52), 0.26, 0.14, "ink", axis="z", bevel=0.06)


def tire(at, radius=0.42):
    """An old tire that hangs as a fender, facing -y."""
    x, y, z = at
    lathe([(radius * 0.48, -0.1), (radius * 0.8, -0.16), (radius, -0.08), (radius, 0.08), (radius * 0.8, 0.16)], "tire").location = at
    rod((x, y + 0.06, z), radius * 0.5, 0.1, "gap", sides=24)
    beam((x, y, z + radius * 0.6), (x, y, z + 0.9), 0.05, "ink", bevel=0)
