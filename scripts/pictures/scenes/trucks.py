"""Five trucks on one road, from the side, each in a frame: two-level and enclosed carriers, a rollback, a lowboy, a container chassis."""
import math

from kit import stage
from kit.land import broadleaf, bush, ground
from kit.mesh import box

from . import trucks_trailers

FRAME, HEIGHT = 15.68, 6.16
"""A frame's size in meters. Their ratio must match `strips.ts`."""
COUNT = 5
BELOW = 0.95
"""Meters of the frame below the wheels."""
HORIZON = 13.0
"""How far back the fields end: there, the drawn sky is sand-colored."""
SUN_HEIGHT = 27
"""The voyage's, since it has the same sky."""
RATIO = HEIGHT / (FRAME * COUNT)


def build(scene):
    # The sky is drawn when the frames are published, like the voyage's.
    scene.render.film_transparent = True
    scene.cycles.adaptive_threshold = 0.05
    stage.light(scene, height=SUN_HEIGHT)
    _road()
    _fields()
    for index, truck in enumerate(trucks_trailers.ALL):
        truck((FRAME * (index + 0.5), 0, 0))
    # Almost from the height of one's eyes: a road seen from there is a narrow strip.
    stage.ELEVATION = math.radians(9)
    stage.look_level(scene, 0, FRAME * COUNT, -BELOW, HEIGHT)


def _road():
    middle, length = FRAME * COUNT / 2, FRAME * COUNT + 60
    box((middle, -3.2, -0.5), (length, 12.4, 1), "tarmac", 0)
    for index in range(int(length / 3.9)):
        box((middle - length / 2 + index * 3.9, -3.4, 0.005), (1.95, 0.22, 0.02), "amber", 0)
    box((middle, 2.6, 0.005), (length, 0.16, 0.02), "line", 0)


def _fields():
    middle, length = FRAME * COUNT / 2, FRAME * COUNT + 60
    box((middle, 3.9, -0.52), (length, 2.0, 1), "earth", 0)
    box((middle, (4.6 + HORIZON) / 2, -0.5), (length, HORIZON - 4.6, 1), "meadow", 0)
    for index in range(60):
        bush((-8 + index * 1.63 + index * 7 % 5 * 0.2, 5.2 + index * 3 % 4 * 0.5, 0), index).scale = (0.34, 0.34, 0.3)
    # As small as if they were far away.
    for index in range(330):
        broadleaf((-8 + index * 0.29 + index * 7 % 4 * 0.1, HORIZON - 0.3 - index * 5 % 3 * 0.3, 0), 0.52 + index * 11 % 7 * 0.06, index)
