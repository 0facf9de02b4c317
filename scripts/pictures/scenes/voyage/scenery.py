"""Land and water from end to end, and the lane."""
import random

from kit.lane import HALF, curb, lane
from kit.land import broadleaf, palm
from kit.mesh import box
from kit.port import sea
from kit.sky import hill

WATER = -1.1
AMERICA, AFRICA = 78.4, 95.6
"""The edges of the quays."""
END = 20.5
"""Where the land ends and the sky begins."""
FULL = 153.6


def build():
    sea(WATER, 300, (77, 22.5 - 150))
    _america()
    _africa()


def _america():
    pick = random.Random(3)
    _block(-3, 73, -60, END, "meadow")
    _block(73, AMERICA, -3.7, END, "paving")
    _sides(-3, AMERICA, ("paving",))
    for x, width, height in ((-2, 26, 1.7), (22, 34, 1.2), (48, 30, 1.6), (66, 18, 1.0)):
        hill((x, END - 1, 0), width, height, "haze")
    for y in (-2.9, 2.9):
        box((35, y, -0.018), (76, 1.2, 0.06), "paving", 0)
    for x in range(-2, 74, 3):
        broadleaf((x + pick.uniform(-1, 1), END - 2 + pick.uniform(-1, 1), 0), pick.uniform(1.8, 3.0), x)


def _africa():
    pick = random.Random(8)
    _block(AFRICA, 101, -3.7, 9.5, "paving")
    _block(101, 117, -3.7, END, "paving")
    _block(117, FULL + 3, -3.7, END, "earth")
    _block(101, FULL + 3, -60, -3.7, "earth")
    _sides(AFRICA, FULL + 3, ("line", "ink"))
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


def _block(start, end, low, high, color):
    """Land that reaches down to the seabed, so that its edge looks like a quay wall."""
    box(((start + end) / 2, (low + high) / 2, -2.03), (end - start, high - low, 4), color, 0)
