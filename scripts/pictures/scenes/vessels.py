"""Four ways to carry a vehicle, a vessel in each frame, on one sea: RoRo, cut open; a container; a flat rack; a crane."""
from kit.ferry import far_ship
from kit.mesh import box
from kit.stage import light, look_level

from . import vessels_cargo, vessels_hulls

FRAME, HEIGHT = 28.0, 19.95
"""A frame's size in meters. Their ratio must match `strips.ts`."""
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
    vessels_hulls.roro((15.6, 0, 0))
    vessels_cargo.container_vessel((FRAME * 1.5 - 0.6, 0, 0))
    vessels_cargo.rack_vessel((FRAME * 2.5 - 0.6, 0, 0))
    vessels_cargo.crane_vessel((FRAME * 3.5 - 0.6, 0, 0))
    look_level(scene, 0, FRAME * COUNT, -BELOW, HEIGHT)


def _sea():
    near = -20
    box((FRAME * COUNT / 2, (near + HORIZON) / 2, WATER - 0.5), (FRAME * COUNT + 40, HORIZON - near, 1), "sea", 0)
    far_ship((2.4, 14.2, WATER), 0.1)
    far_ship((53.3, 15.2, WATER), 0.08)
