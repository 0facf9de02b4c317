"""The RoRo vessel: a flared hull, a lit deck, a deckhouse and details for scale. The bow is at +x, the quay's top at z = 0."""
import math

from .cars import sedan, suv, van
from .hull import KEEL, WATER, band, flat_stern, plating
from .mesh import beam, box, group, rod

def rail(ship, points, z, height=0.9, color="line"):
    for a, b in zip(points, points[1:]):
        for level in (0.45, 0.9):
            beam((*a, z + height * level), (*b, z + height * level), 0.05, color, ship, 0)
        count = max(1, round(math.hypot(b[0] - a[0], b[1] - a[1]) / 1.8))
        for index in range(count + 1):
            x, y = (a[k] + (b[k] - a[k]) * index / count for k in (0, 1))
            box((x, y, z + height / 2), (0.05, 0.05, height), color, 0, ship)


def roro(at, turn=0.0, length=64.0, width=13.0, ramp=True):
    """A pure car carrier: a tall, windowless box on a flared hull, with the stern ramp down and its deck lit, or raised."""
    ship = group("roro", at, turn)
    high, stern = 14.2, -length / 2
    bands = ((KEEL, WATER + 0.5, "boot", (KEEL, WATER + 0.5)), (WATER + 0.5, 4.9, "hull", (WATER + 0.5, 0.4, 2.4, 4.9)),
             (4.9, 5.4, "stripe", (4.9, 5.4)), (5.4, high, "topside", (5.4, 8.2, 11.2, high)))
    for low, up, color, levels in bands:
        band(ship, length, width, levels, high, color, up == high)
    opening = (3.6, 1.2, 6.3) if ramp else None
    flat_stern(ship, stern, width, ((KEEL, WATER + 0.5, "boot"), (WATER + 0.5, 1.2, "hull"), (1.2, 4.9, "hull"), (4.9, 5.4, "stripe"), (5.4, 6.3, "topside"), (6.3, high, "topside")), opening)
    if ramp:
        _deck(ship, stern)
        stern_ramp(ship, stern)
    else:
        box((stern - 0.25, 0, 7.4), (0.4, 7.6, 11.6), "steel", 0.08, ship)
        for y in (-3, -1.5, 0, 1.5, 3):
            box((stern - 0.5, y, 7.4), (0.16, 0.24, 11.2), "steel", 0.03, ship)
        for z in (3.4, 6.2, 9.0, 11.8):
            box((stern - 0.5, 0, z), (0.14, 7.4, 0.24), "steel", 0.03, ship)
    plating(ship, length, width, high)
    _top(ship, length, width, high)
    _stern_fittings(ship, stern, width, high, ramp)
    return ship


def _stern_fittings(ship, x, width, high, ramp):
    """Seams, mooring openings, draft marks and lamps, and a frame around the open door."""
    for z in (8.0, 10.1, 12.2):
        box((x - 0.01, 0, z), (0.03, width - 0.04, 0.06), "seam", 0, ship)
    for y in (-3.9, 0, 3.9):
        box((x - 0.01, y, (6.7 + high) / 2), (0.03, 0.06, high - 6.7), "seam", 0, ship)
    for sign in (-1, 1):
        box((x - 0.02, sign * 5.15, 7.15), (0.12, 1.86, 1.06), "seam", 0.05, ship)
        box((x - 0.05, sign * 5.15, 7.15), (0.12, 1.6, 0.8), "gap", 0.04, ship)
        for y in (-0.35, 0.35):
            rod((x - 0.16, sign * 5.15 + y, 6.86), 0.12, 0.3, "steel", axis="z", into=ship, sides=12)
        box((x - 0.02, sign * 5.15, 13.2), (0.12, 1.5, 0.62), "window", 0.03, ship)
        for index in range(6):
            box((x - 0.01, sign * 5.5, WATER + 0.9 + index * 0.6), (0.03, 0.4, 0.14), "line", 0, ship)
        box((x - 0.2, sign * 2.2, 6.82), (0.3, 0.5, 0.2), "hull", 0.03, ship)
        box((x - 0.22, sign * 2.2, 6.7), (0.22, 0.4, 0.06), "glow", 0, ship)
    if ramp:
        for sign in (-1, 1):
            box((x - 0.06, sign * 3.72, 3.8), (0.36, 0.3, 5.3), "seam", 0.05, ship)
        box((x - 0.06, 0, 6.42), (0.36, 7.74, 0.3), "seam", 0.05, ship)


def _top(ship, length, width, high):
    """Rails, vents, a funnel, lifeboats and the bridge."""
    half, stern = width / 2 - 0.3, -length / 2
    nose = length * 0.36
    rail(ship, [(nose, -half), (stern + 0.4, -half), (stern + 0.4, half), (nose, half)], high)
    fore = length * 0.27
    box((fore, 0, high + 1.2), (11, width - 1.6, 2.4), "topside", 0.15, ship)
    box((fore + 1.6, 0, high + 3.4), (7, width - 2.4, 2.2), "topside", 0.15, ship)
    box((fore + 2.2, 0, high + 5.3), (4.6, width + 0.4, 1.8), "topside", 0.15, ship)
    box((fore + 2.2, 0, high + 5.5), (4.7, width + 0.5, 0.8), "window", 0.05, ship)
    box((fore + 2.2, 0, high + 6.3), (5.0, width + 0.9, 0.2), "hull", 0.05, ship)
    for sign in (-1, 1):
        for index in range(5):
            box((fore - 4 + index * 2, sign * (width / 2 - 0.8), high + 1.4), (0.9, 0.08, 0.7), "window", 0.04, ship)
        for index in range(3):
            box((fore - 0.6 + index * 2, sign * (width / 2 - 1.2), high + 3.6), (0.9, 0.08, 0.7), "window", 0.04, ship)
        boat = rod((fore - 8.4, sign * (width / 2 - 1.2), high + 1.3), 0.75, 3.6, "signal", axis="x", into=ship, bevel=0.5)
        boat.scale = (1, 0.9, 1)
        box((fore - 8.4, sign * (width / 2 - 1.2), high + 0.35), (2.6, 0.5, 0.7), "steel", 0.05, ship)
    for y in (-4, 4):
        rod((fore + 2.6, y * 0.6, high + 7.1), 0.09, 1.6, "line", axis="z", into=ship)
    rod((fore + 2, 0, high + 8.4), 0.16, 4.4, "line", axis="z", into=ship)
    box((fore + 2, 0, high + 9.2), (0.24, 3.0, 0.16), "line", 0.03, ship)
    box((fore + 2.2, 0, high + 10.3), (0.2, 1.9, 0.26), "ink", 0.05, ship)
    aft = stern + 12
    box((aft, 0, high + 0.3), (6.4, 5.2, 0.6), "topside", 0.08, ship)
    box((aft, 0, high + 1.7), (4.6, 3.4, 2.6), "stripe", 0.5, ship)
    box((aft, 0, high + 3.2), (4.7, 3.5, 0.6), "hull", 0.24, ship)
    for x in (-0.9, 0.5):
        rod((aft + x, 0, high + 3.8), 0.36, 0.9, "hull", axis="z", into=ship)
    for index in range(9):
        for y in (-width * 0.32, width * 0.32):
            x = stern + 4 + index * 3.6
            if x < fore - 7:
                rod((x, y, high + 0.5), 0.36, 1.0, "line", axis="z", into=ship)
                rod((x, y, high + 1.1), 0.62, 0.3, "line", axis="z", into=ship, bevel=0.1)
    bow = length * 0.46
    for sign in (-1, 1):
        rod((bow - 2, sign * 1.6, high + 0.4), 0.4, 1.0, "ink", axis="y", into=ship)
    rod((bow - 1, 0, high + 1.6), 0.1, 3.2, "line", axis="z", into=ship)


def _deck(ship, stern):
    """The car deck behind the stern door: lit, with cars on it."""
    for at, size, color in (((stern + 12, 0, 1.1), (23.8, 10.3, 0.2), "deck"), ((stern + 12.2, 0, 6.5), (23.6, 10.3, 0.2), "paper"),
                            ((stern + 24, 0, 3.8), (0.2, 10.5, 5.4), "paper"), ((stern + 12.2, 5.2, 3.8), (23.6, 0.2, 5.4), "paper"),
                            ((stern + 12.2, -5.2, 3.8), (23.6, 0.2, 5.4), "paper")):
        box(at, size, color, 0, ship)
    for x in (2.2, 6.5, 11, 16, 21):
        for y in (-2.2, 2.2):
            box((stern + x, y, 6.3), (2.2, 0.24, 0.12), "tube", 0.03, ship)
        box((stern + x, 0, 6.32), (0.3, 10.2, 0.3), "steel", 0, ship)
    for y in (-3.4, 3.4):
        for x in (4, 9, 14):
            box((stern + x, y * 1.4, 3.7), (0.4, 0.4, 5.2), "amber", 0.04, ship)
        box((stern + 12, y, 1.21), (23, 0.12, 0.02), "line", 0, ship)
    for kind, color, x, y in ((suv, "paper", 8.4, -2.5), (sedan, "silver", 14.2, -2.5), (van, "paper", 9.6, 2.6), (sedan, "brick", 15.6, 2.6)):
        kind((stern + x, y, 1.2), color).parent = ship


def stern_ramp(ship, x, reach=12.0, width=7.0, height=1.2):
    """The ramp from the stern door to the quay, on two cables."""
    slope = math.degrees(math.atan2(height, reach))
    middle = height / 2
    box((x - reach / 2, 0, middle - 0.02), (reach, width, 0.28), "steel", 0.05, ship, tilt=-slope)
    for index in range(18):
        share = (index + 0.5) / 18
        box((x - reach * share, 0, height * (1 - share) + 0.13), (0.09, width - 0.9, 0.03), "ink", 0, ship, tilt=-slope)
    for sign in (-1, 1):
        box((x - reach / 2, sign * (width / 2 - 0.12), middle + 0.22), (reach, 0.24, 0.36), "amber", 0.05, ship, tilt=-slope)
        beam((x + 0.1, sign * (width / 2 + 0.3), 11.4), (x - reach * 0.72, sign * (width / 2 - 0.1), height * 0.28 + 0.4), 0.11, "ink", ship)
        box((x - 0.1, sign * (width / 2 + 0.3), 11.5), (0.5, 0.5, 0.6), "signal", 0.08, ship)
    box((x - reach - 0.5, 0, 0.05), (1.4, width - 0.3, 0.07), "steel", 0.02, ship)


def wake(at, turn, length=70.0, width=13.0):
    """Foam along a moving hull: a low bow wave on each side, which dies down along her, and white water behind the stern."""
    trail = group("wake", at, turn)
    stern, bow = -length / 2, length * 0.47
    for sign in (-1, 1):
        for index in range(14):
            share = index / 13
            x = bow - share * length * 0.95
            box((x, sign * (width * 0.16 + width * 0.4 * min(1, share * 2.6) ** 0.7 + share * 1.2), WATER + 0.03), (12.0, 2.6 - share * 1.4, 0.02), "foam", 0, trail, turn=sign * (-22 * (1 - share) - 1))
        for index in range(10):
            share = index / 9
            box((stern - 2 - share * 52, sign * (5.2 + share * 8), WATER + 0.03), (17.0, 3.4, 0.02), "foam", 0, trail, turn=-sign * 8)
    for index in range(20):
        share = index / 19
        box((stern - 1 - share * 76, math.sin(index * 2.1) * 0.9, WATER + 0.025), (16.0, 10.5 - share * 2.0, 0.02), "foam", 0, trail)
    return trail
