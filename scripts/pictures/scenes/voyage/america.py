"""Fields, the auction, the inspection bay and the road to the port."""
import random

from kit.cars import pickup, sedan, suv, van
from kit.lane import cone, guardrail, hedge, mast, sign, stake
from kit.land import broadleaf, bush, ground, house, person, road
from kit.mesh import box, rod
from kit.port import lane_lines
from kit.yard import auction_house, bay, booth, clipboard, hood_up, lift, office, short_carrier


def build():
    _lead()
    _buy()
    _inspect()
    _collect()


def _lead():
    for index, color in enumerate(("wheat", "leaf", "earth", "wheat", "palm")):
        ground((-1.5 + index * 2.6, 14.5), (2.4, 7), color, 0.02)
    ground((2, 5.5), (12, 6), "leaf", 0.015)
    house((1.6, 9.4, 0), 0, (6, 4.4), 1, "paper", "brick", "signal")
    for x, y, tall in ((-2.6, 7.2, 4.6), (6.6, 8.6, 5.4), (8.2, 5.6, 4.2)):
        broadleaf((x, y, 0), tall, int(x + 9))
    for index in range(17):
        box((-1 + index * 0.62, 3.6, 0.45), (0.16, 0.08, 0.9), "line", 0.03)
    box((4, 3.62, 0.62), (10.6, 0.06, 0.14), "line", 0.02)
    box((4, 3.62, 0.3), (10.6, 0.06, 0.14), "line", 0.02)
    pickup((4.4, 6.0, 0.02), "brick", 160)
    ground((15.5, 10), (9.5, 14), "concrete", 0.02)
    auction_house((17.2, 9.4, 0.02), (13.4, 5, 5.2))
    for x, kind, color in ((11.6, sedan, "sky"), (20.6, suv, "ink")):
        kind((x, 4.8, 0.03), color, -90)
    person((14.4, 4.6, 0.03), "palm", -60, None, "up")
    person((15.6, 4.2, 0.03), "sky", 170)
    person((17.0, 5.0, 0.03), "amber", -110)
    for x in (-1, 2.4, 3.2, 9.6, 14):
        bush((x, -4.4, 0), int(x * 7))


def _buy():
    pick = random.Random(11)
    ground((31, 10.4), (15.6, 15.4), "concrete", 0.02)
    kinds = (sedan, suv, pickup, sedan, van, suv)
    colors = ("paper", "brick", "steel", "palm", "signal", "ink", "amber", "sky")
    for row, y in enumerate((6.0, 12.0, 17.4)):
        lane_lines((24.1, y - 2.9), 6, 2.8, 5.8, "y", "line", 0.04)
        for column in range(5):
            x = 25.5 + column * 2.8
            kinds[(column * 2 + row * 3) % 6]((x, y, 0.03), colors[(column * 3 + row * 2) % 8], -90)
            if row < 1:
                stake((x + 1.1, y - 3.0))
    office((35.2, 13.4, 0.03))
    mast((31.2, 10.6), "signal", 7.6)
    person((29.6, 9.0, 0.03), "signal", -60, None, "out")
    person((31.0, 8.9, 0.03), "palm", 180)
    hedge(19.6, 38.0, -3.6, 0.5)


def _inspect():
    ground((48, 9.5), (18.6, 14), "concrete", 0.02)
    bay((48, 9.4, 0.02), 14.6, 6.4, 5.0)
    suv((44.6, 8.6, 1.55), "paper", 0)
    lift((44.6, 8.6, 0.03), 1.3)
    person((44.2, 8.3, 0.05), "palm", 20, "line", "up")
    hood_up(sedan((51.0, 7.2, 0.05), "sky", 0), "sky")
    clipboard((53.9, 5.6, 0.03), 140, "signal")
    person((52.6, 9.2, 0.05), "amber", -120, "line", "out")
    box((54.2, 11.6, 0.7), (1.4, 0.8, 1.3), "brick", 0.06)
    for index in range(3):
        rod((40.0, 5.6, 0.16 + index * 0.28), 0.38, 0.26, "tire", axis="z", bevel=0.06)
    for x in (40.6, 47.6, 55.0):
        cone((x, 4.0))
    box((48.6, 12.2, 3.0), (4.6, 0.1, 1.4), "sky", 0.03)
    broadleaf((39.0, 14, 0), 6.4, 4)
    broadleaf((57.2, 12.8, 0), 6.0, 5)
    hedge(39.6, 56.4, -3.6, 0.5)


def _collect():
    ground((65, 15), (17, 6), "wheat", 0.02)
    road((66, 4.5), (21, 4.3), 0, True, 0.01)
    short_carrier((64.6, 4.5, 0.03))
    sign((60.4, 8.4), (5.2, 2.6), "palm", 5.4)
    for x, y, tall in ((64.6, 10.6, 4.6), (67.0, 12.2, 5.6), (69.4, 10.4, 4.4), (57.4, 16, 5)):
        broadleaf((x, y, 0), tall, int(x))
    guardrail(57.8, 72.4, -3.3)
    booth((73.8, 7.6, 0))
    for x in (57.9, 61.4, 66, 69.8):
        bush((x, -4.9, 0), int(x))
