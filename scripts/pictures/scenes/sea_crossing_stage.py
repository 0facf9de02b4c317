"""The vessel for a wide slot: whole, and nearly from the side."""
from .sea_crossing import build as crossing
from kit.stage import look

RATIO = 0.26


def build(scene):
    crossing(scene)
    look(scene, (-2, -118, 11), (-2.0, 0, 10.2), 33)
