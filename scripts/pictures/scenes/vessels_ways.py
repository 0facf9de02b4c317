"""RoRo and container, side by side in two frames: a vessel's decks, and what's in a container on the quay, which is closer."""
from kit.cars import pickup, sedan, suv, van
from kit.mesh import box, group
from kit.stage import light, look_level

from .vessels import SUN_HEIGHT, WATER
from .vessels_cargo import open_container
from .vessels_hulls import roro

FRAME, HEIGHT = 44.0, 17.0
"""A frame's size in meters. Their ratio must match `strips.ts`."""
COUNT = 2
BELOW, HORIZON = 3.8, 16.0
RATIO = HEIGHT / (FRAME * COUNT)
CLOSER = 3.42
"""How much larger the container is."""
QUAY = -0.3
LENGTH, OPEN_TO = 33.0, 11.1
CARS = (
    ((van, "paper"), (suv, "brick"), (pickup, "palm"), (van, "sky"), (suv, "charcoal"), (pickup, "silver")),
    ((sedan, "amber"), (suv, "paper"), (sedan, "sky"), (suv, "signal"), (sedan, "palm"), (sedan, "silver")),
    ((sedan, "palm"), (sedan, "brick"), (suv, "navy"), (sedan, "paper"), (suv, "amber"), (sedan, "charcoal")),
)
BEHIND = (
    ((sedan, "paper"), (van, "sky"), (suv, "palm"), (van, "paper"), (sedan, "brick")),
    ((suv, "charcoal"), (sedan, "silver"), (suv, "brick"), (van, "paper"), (suv, "sky")),
    ((van, "paper"), (sedan, "amber"), (suv, "silver"), (sedan, "sky"), (suv, "palm")),
)


def build(scene):
    scene.render.film_transparent = True
    scene.cycles.adaptive_threshold = 0.05
    light(scene, height=SUN_HEIGHT)
    near = -20
    box((FRAME, (near + HORIZON) / 2, WATER - 0.5), (FRAME * COUNT + 40, HORIZON - near, 1), "sea", 0)
    roro((22.5, 0, 0), LENGTH, OPEN_TO, CARS, BEHIND)
    _quay()
    unit = group("closer", (FRAME * 1.5, -0.6, QUAY))
    unit.scale = (CLOSER, CLOSER, CLOSER)
    open_container(unit, (0, 0, 0), 40, ((suv, "sky", -2.95, (1.35, -1.32)), (sedan, "palm", 2.9, (1.31, -1.22))), roof=False)
    look_level(scene, 0, FRAME * COUNT, -BELOW, HEIGHT)


def _quay():
    left, far = FRAME + 0.4, 7.4
    box((left + FRAME / 2 + 2, (far - 20) / 2, QUAY - 2), (FRAME + 4, far + 20, 4), "paving", 0.05)
    box((left + FRAME / 2 + 2, far - 0.4, QUAY + 0.12), (FRAME + 3, 0.5, 0.24), "amber", 0.05)
