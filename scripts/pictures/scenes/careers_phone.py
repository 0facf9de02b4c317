"""The car deck for phones: the car and both people whole."""
from .careers import EYE, build as deck
from kit.stage import look

RATIO = 0.66


def build(scene):
    deck(scene)
    look(scene, EYE, (-0.25, 0.5, 0.82), 49)
