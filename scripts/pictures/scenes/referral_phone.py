"""The neighbors for phones: close, and the whole car behind them."""
from .referral import build as street
from kit.stage import look

RATIO = 0.53


def build(scene):
    street(scene)
    look(scene, (5.4, -11.0, 1.75), (1.45, -2.0, 1.17), 83, 0.1, (2.8, -3.4, 1.3))
