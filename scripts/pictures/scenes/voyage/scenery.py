"""Land and water from end to end, and the lane."""
import math
import random

from kit.lane import HALF, curb, lane, rocks
from kit.land import broadleaf, palm
from kit.mesh import box, slab
from kit.port import sea
from kit.sky import hill

WATER = -1.1
AMERICA, AFRICA = 78.4, 95.6
"""The edges of the quays."""
FRONT = -3.7
"""The quays' front edges."""
END = 20.5
"""Where the land ends and the sky begins."""
FULL = 153.6


def build():
    sea(WATER, 300, (77, 22.5 - 150))
    _america()
    _africa()


def _america():
    pick = random.Random(3)
    _land([(-3, -60), (56, -60), (60.6, -7.4), (68.4, FRONT), (68.4, 9.6), (66, 13.4), (62.6, END), (-3, END)], "meadow")
    _land([(68.4, FRONT), *_corner(AMERICA, 1), (AMERICA, 6.6), (76.4, 8.2), (66, 13.4), (66, 6), (68.4, 4)], "paving")
    rocks([(59.6, -8.3), (60.6, -7.4), (64.6, -5.3), (68.9, FRONT)], 5)
    _sides(-3, AMERICA, ("paving",))
    for x, width, height in ((-2, 26, 1.7), (22, 34, 1.2), (48, 30, 1.6)):
        hill((x, END - 1, 0), width, height, "haze")
    for x, width, height in ((68, 24, 1.5), (80, 12, 0.9)):
        hill((x, END + 1.6, WATER), width, height, "haze")
    for y in (-2.9, 2.9):
        box((35, y, -0.018), (76, 1.2, 0.06), "paving", 0)
    for x in range(-2, 62, 3):
        broadleaf((x + pick.uniform(-1, 1), END - 2 + pick.uniform(-1, 1), 0), pick.uniform(1.8, 3.0), x)


def _africa():
    pick = random.Random(8)
    _land([*_corner(AFRICA, -1), (105, FRONT), (117, FRONT), (117, END), (103.4, END), (100.6, 13.2), (97.4, 9.8), (AFRICA, 8.4)], "paving")
    _land([(105, FRONT), (112.4, -7.2), (117, -60), (FULL + 3, -60), (FULL + 3, END), (117, END), (117, FRONT)], "earth")
    rocks([(104.5, FRONT), (108.6, -5.2), (112.4, -7.4), (113.4, -8.4)], 9, ("earth", "sand", "rust"))
    _sides(AFRICA, FULL + 3, ("line", "ink"))
    hill((99, END + 1.6, WATER), 14, 1.0, "haze")
    for x, width, height in ((118, 26, 1.0), (136, 34, 1.5), (158, 26, 1.2)):
        hill((x, END - 1, 0), width, height, "haze")
    box((135, 3.4, -0.018), (38, 2.2, 0.06), "paving", 0)
    box((135, -2.9, -0.018), (38, 1.2, 0.06), "paving", 0)
    for x in range(104, 157, 2):
        palm((x + pick.uniform(-1, 1), END - 2 + pick.uniform(-1.2, 1.2), 0), pick.uniform(1.8, 2.8), x).scale = (0.62, 0.62, 0.66)


def _sides(start, end, colors):
    """The lane with its curbs."""
    lane(start, end)
    for side in (-1, 1):
        curb(start, end, side * (HALF + 0.15), colors)


def _corner(x, outward):
    """The rounded corner of a quay at its front, from its front to its berth or the other way around."""
    points = [(x - outward * 1.1 * (1 - math.sin(angle)), FRONT + 1.1 * (1 - math.cos(angle))) for angle in (math.pi / 2 * step / 6 for step in range(7))]
    return points if outward > 0 else points[::-1]


def _land(outline, color):
    """Land that reaches down to the seabed, so that its edge looks like a quay wall."""
    slab(outline, -4.03, -0.03, color, 0)
