"""The hero for wide windows: the same harbor, with a light sky on the left for the headline, and only quay at the bottom."""
from kit.land import broadleaf, ground
from kit.port import crane, stack
from kit.sky import hill
from kit.stage import look

from .hero import harbor

RATIO = 0.46
SKY = (("#f4b684", 0.0), ("#f9d8b0", 0.055), ("#e9e6da", 0.12), ("#b9dbf0", 0.22), ("#69aee0", 0.6))
"""Lighter than elsewhere: ink on it must have a contrast of 7 to 1."""


def build(scene):
    harbor(scene, SKY)
    stack((30, -24.0, 0), 3, 1, seed=6)
    ground((500, 900), (2400, 60), "leaf", 0.6)
    for index in range(40):
        broadleaf((60 + index * 22 - index % 3 * 6, 872 - index % 4 * 6, 0), 13 + index % 4 * 2, index)
    ground((560, 470), (520, 40), "concrete", 0.2)
    for x in (360, 420, 480):
        crane((x, 470, 0), 180)
    stack((380, 456, 0), 22, 1, 3, 20)
    for x, width, height in ((200, 900, 26), (800, 1100, 36)):
        hill((x, 1300, -2), width, height, "leaf")
    look(scene, (-46.0, -26.0, 4.3), (0.0, 6.6, 6.0), 30)
