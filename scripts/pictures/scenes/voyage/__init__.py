"""The whole journey as one landscape of eight tiles. The lane runs along x at a constant height."""
from kit.stage import look_level

from . import america, crossing, nigeria, scenery

TILES = 8
TILE = 19.2
"""Meters per tile. A sedan takes up 24% of it."""
HEIGHT = TILE * 3 / 4
BELOW = HEIGHT * 0.2
"""The lane's center line is at a fifth of the height."""
RATIO = HEIGHT / (TILE * TILES)


def build(scene):
    scenery.build()
    america.build()
    crossing.build()
    nigeria.build()
    look_level(scene, 0, TILE * TILES, -BELOW, HEIGHT)
