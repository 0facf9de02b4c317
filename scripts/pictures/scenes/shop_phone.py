"""The parts rack for phones: the disc in both people's hands, so close that their faces show."""
from .shop import build as rack
from kit.stage import look

RATIO = 0.52


def build(scene):
    rack(scene)
    look(scene, (-0.15, -4.4, 1.5), (0.02, 0.6, 1.28), 80)
