"""The auction lane for phones: the raised card, the car and the block, without the lane's other ends."""
from .car_purchase import build as auction
from kit.stage import look

RATIO = 0.66


def build(scene):
    auction(scene)
    look(scene, (-4.4, -13.4, 3.0), (0.02, 0.5, 0.72), 64.5, 0.25, (0.2, -0.5, 0.9))
