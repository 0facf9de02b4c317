"""The whole journey as one landscape of eight tiles. The lane runs along x at a constant height."""
from kit.stage import light, look_level

from . import america, crossing, nigeria, scenery

TILES = 8
TILE = 19.2
"""Meters per tile. A sedan takes up 24% of it."""
HEIGHT = TILE * 76 / 72
BELOW = TILE * 0.15
"""From the lower edge to the lane's center line."""
SUN_HEIGHT = 27
"""Higher than in the pictures: there are more cars, whose shadows would cover the ground."""
RATIO = HEIGHT / (TILE * TILES)


def build(scene):
    # The sky is drawn when the tiles are published: its top has to match the page.
    scene.render.film_transparent = True
    scene.cycles.adaptive_threshold = 0.05
    light(scene, height=SUN_HEIGHT)
    scenery.build()
    america.build()
    crossing.build()
    nigeria.build()
    look_level(scene, 0, TILE * TILES, -BELOW, HEIGHT)
