"""The auction yard for a wide slot: rows of cars to the horizon, and the buyers at the left."""
from .auction_yard import build as yard
from kit.stage import look

RATIO = 0.26


def build(scene):
    yard(scene)
    look(scene, (-7.0, -23.5, 5.4), (-3.6, -6.0, 0.75), 32, 0.3)
