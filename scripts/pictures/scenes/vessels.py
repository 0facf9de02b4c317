"""Four ways to carry a vehicle, side by side on one sea: a cut-open RoRo vessel, a container vessel across two frames, a ship with a crane."""
from kit.ferry import far_ship
from kit.mesh import box
from kit.stage import light, look_level

from . import vessels_cargo, vessels_hulls

FRAME, HEIGHT = 25.0, 20.0
"""A frame's size in meters. Their ratio must match `vessels.ts`."""
COUNT = 4
BELOW, HORIZON = 5.3, 17.3
"""Meters of the frame below the x axis, and how far back the sea ends: there, the drawn sky is sand-colored."""
WATER = -1.6
SUN_HEIGHT = 27
"""The voyage's, since it has the same sky."""
RATIO = HEIGHT / (FRAME * COUNT)


def build(scene):
    # The sky is drawn when the frames are published, like the voyage's.
    scene.render.film_transparent = True
    scene.cycles.adaptive_threshold = 0.05
    light(scene, height=SUN_HEIGHT)
    _sea()
    vessels_hulls.roro((14.6, 0, 0))
    vessels_cargo.box_vessel((48.9, 0, 0))
    vessels_cargo.crane_vessel((87.15, 0, 0))
    look_level(scene, 0, FRAME * COUNT, -BELOW, HEIGHT)


def _sea():
    near = -20
    box((FRAME * COUNT / 2, (near + HORIZON) / 2, WATER - 0.5), (FRAME * COUNT + 40, HORIZON - near, 1), "sea", 0)
    far_ship((2.4, 14.2, WATER), 0.1)
    far_ship((73.2, 15.2, WATER), 0.08)
