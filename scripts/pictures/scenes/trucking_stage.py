"""The car hauler for a wide slot: whole, and nearly from the side."""
from .trucking import build as road
from kit.stage import look

RATIO = 0.26


def build(scene):
    road(scene)
    look(scene, (7.0, -27.0, 3.4), (-0.2, -2.0, 2.62), 37, 0.2)
