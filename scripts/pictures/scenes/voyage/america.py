"""Fields, the auction, the inspection bay and the road to the port."""
from kit.cars import open_sedan, pickup, sedan, suv, van
from kit.lane import cone, flowers, guardrail, hedge, mast, sign, stake
from kit.land import broadleaf, bush, ground, house, road
from kit.people import person
from kit.mesh import box, rod
from kit.port import lane_lines
from kit.trucks import short_carrier
from kit.yard import auction_house, bay, booth, clipboard, lift, office


def build():
    _lead()
    _buy()
    _inspect()
    _collect()


def _lead():
    for index, color in enumerate(("wheat", "leaf", "earth", "wheat")):
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
    ground((15.9, 10), (14.6, 13.4), "paving", 0.025)
    auction_house((16.6, 9.6, 0.03), (12.6, 4.2, 5.4))
    for x, kind, color in ((11.6, sedan, "sky"), (20.6, suv, "ink")):
        kind((x, 4.8, 0.03), color, -90)
    person((14.4, 4.6, 0.03), "palm", -60, None, "up")
    person((15.6, 4.2, 0.03), "sky", 170)
    person((17.0, 5.0, 0.03), "amber", -110)
    flowers(0, 19, 1)
    box((7.9, -3.9, 0.5), (0.1, 0.1, 1.0), "bark", 0.01)
    box((7.9, -3.9, 1.0), (0.66, 0.36, 0.36), "brick", 0.1)
    for x in (-1, 2.4, 3.2, 6.8, 9.6, 13.2, 14, 17.4):
        bush((x, -4.4 - x % 1, 0), int(x * 7))


def _buy():
    ground((31.2, 10.4), (14.8, 15.4), "sidewalk", 0.03)
    cars = (((sedan, "paper"), (pickup, "palm"), (van, "amber"), (suv, "brick")), ((suv, "paper"), (sedan, "sky"), (suv, "ink")))
    for row, (start, y, gap) in enumerate(((25.4, 5.7, 3.7), (24.9, 13.6, 3.45))):
        lane_lines((start - gap / 2, y - 2.6), len(cars[row]) + 1, gap, 5.2, "y", "line", 0.05)
        for column, (kind, color) in enumerate(cars[row]):
            x = start + column * gap
            kind((x, y, 0.04), color, -74)
            stake((x + 1.55, y - 2.9))
    office((36.0, 13.9, 0.04), (4.6, 3.6), 1)
    mast((33.2, 17.4), "signal", 4.7, (2.6, 1.4))
    person((29.5, 9.4, 0.04), "signal", -60, None, "out")
    person((30.4, 9.0, 0.04), "sky", 150)
    person((35.2, 10.6, 0.04), "amber", -120, None, "hold", "hold")
    flowers(19, 38, 2)
    for index in range(6):
        hedge(20.2 + index * 3.1, 22.3 + index * 3.1, -3.9, 0.45)
        if index < 5:
            bush((22.8 + index * 3.1, -4.6, 0), index)


def _inspect():
    ground((48, 9.5), (18, 14), "paving", 0.02)
    bay((48, 9.0, 0.02), 15.4, 5.2, 5.4)
    suv((44.2, 7.9, 1.55), "paper", 0)
    lift((44.2, 7.9, 0.03), 1.3)
    person((44.0, 7.4, 0.05), "palm", 20, "line", "up")
    open_sedan((50.9, 7.0, 0.05), "sky", 0)
    clipboard((54.0, 5.2, 0.03), 140, "signal")
    person((48.0, 5.0, 0.05), "amber", 30, "line", "out")
    box((54.2, 10.6, 0.7), (1.6, 0.8, 1.3), "brick", 0.06)
    for z in (0.4, 0.75, 1.1):
        box((54.2, 10.18, z), (1.4, 0.06, 0.24), "ink", 0.02)
    box((40.9, 10.4, 0.5), (1.1, 0.9, 1.0), "ink", 0.05)
    box((40.9, 10.4, 1.15), (0.8, 0.3, 0.5), "sky", 0.03)
    for index in range(3):
        rod((40.0, 5.6, 0.16 + index * 0.28), 0.38, 0.26, "tire", axis="z", bevel=0.06)
    for x in (40.6, 47.6, 55.0):
        cone((x, 4.0))
    broadleaf((38.9, 14, 0), 6.4, 4)
    broadleaf((57.6, 12.8, 0), 6.0, 5)
    flowers(38, 57, 3)
    for index in range(5):
        hedge(40.4 + index * 3.3, 42.7 + index * 3.3, -3.9, 0.45)
        bush((43.3 + index * 3.3, -4.6, 0), index + 4)


def _collect():
    ground((65, 15), (14, 6), "wheat", 0.035)
    road((64.6, 4.5), (18.2, 4.3), 0, True, 0.01)
    short_carrier((64.6, 4.5, 0.03))
    sign((60.4, 8.4), (5.2, 2.6), "palm", 5.4)
    for x, y, tall in ((62.0, 11.6, 4.8), (64.4, 10.4, 5.4), (57.4, 16, 5)):
        broadleaf((x, y, 0), tall, int(x))
    flowers(56, 61, 4)
    guardrail(57.8, 68.0, -3.3)
    booth((73.2, 6.6, 0))
    for x, y in ((57.9, -4.9), (61.4, -4.6), (64.6, -4.0)):
        bush((x, y, 0), int(x))
