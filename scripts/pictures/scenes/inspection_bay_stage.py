"""The inspection bay for a wide slot: the whole car on its lift, and the inspector below it."""
from .inspection_bay import build as bay
from kit.stage import look

RATIO = 0.26


def build(scene):
    bay(scene)
    look(scene, (9.6, -7.6, 2.3), (-0.2, 0.1, 1.6), 25, 0.3)
