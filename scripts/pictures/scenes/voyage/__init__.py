"""The whole journey as one landscape, eight tiles long: the lane runs along x, at one height throughout."""
from kit.stage import look_level

from . import america, crossing, nigeria, scenery

TILES = 8
TILE = 19.2
"""Metres a tile: a sedan is 24 % of it."""
HEIGHT = TILE * 3 / 4
BELOW = HEIGHT * 0.2
"""The lane's middle is at a fifth of the height."""
RATIO = HEIGHT / (TILE * TILES)


def build(scene):
    scenery.build()
    america.build()
    crossing.build()
    nigeria.build()
    look_level(scene, 0, TILE * TILES, -BELOW, HEIGHT)
