"""The hero for phones: the same evening, closer to the ramp."""
from .hero import build as harbor
from kit.stage import look

RATIO = 2 / 3


def build(scene):
    harbor(scene, view)


def view(scene):
    look(scene, (-45.0, -22.0, 7.8), (-5.6, -1.0, 4.3), 52)
