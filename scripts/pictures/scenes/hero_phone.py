"""The hero for phones: the same evening, closer to the ramp, with the cars that are whole there."""
from .hero import build as harbor
from kit.stage import look

RATIO = 2 / 3


def build(scene):
    harbor(scene, view, 2)


def view(scene):
    look(scene, (-45.0, -22.0, 7.8), (-5.6, -1.2, 4.5), 51)
