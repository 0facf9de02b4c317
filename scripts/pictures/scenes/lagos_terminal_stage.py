"""The terminal for a wide slot: the quay with its vessel and both cranes, whole."""
from .lagos_terminal import build as terminal
from kit.stage import look

RATIO = 0.26


def build(scene):
    terminal(scene)
    look(scene, (-16, -88, 9.5), (3.0, 8.0, 11.6), 27)
