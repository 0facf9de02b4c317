"""The gate for a wide slot: the handover and the car, close."""
from .doorstep import build as street
from kit.stage import look

RATIO = 0.26


def build(scene):
    street(scene)
    look(scene, (1.6, -10.2, 1.85), (0.1, 0.6, 1.2), 29.5, 0.25, (1.2, -2.2, 1.3))
