"""The container vessel. The bow is at +x, the quay's top at z = 0."""
from .boxes import container
from .hull import KEEL, WATER, band, flat_stern
from .mesh import box, group, rod
from .ships import rail


def container_ship(at, turn=0.0, length=66.0, width=11.0, rows=("signal", "ink", "palm", "brick", "steel", "amber", "sky")):
    ship = group("boxship", at, turn)
    high, stern = 4.4, -length / 2
    bands = ((KEEL, WATER + 0.5, "brick", (KEEL, WATER + 0.5)), (WATER + 0.5, high - 0.5, "ink", (WATER + 0.5, 0.6, 2.4, high - 0.5)),
             (high - 0.5, high, "paper", (high - 0.5, high)))
    for _, up, color, levels in bands:
        band(ship, length, width, levels, high, color, up == high)
    flat_stern(ship, stern, width, [(low, up, color) for low, up, color, _ in bands])
    house = stern + length * 0.15
    box((house, 0, high + 4.6), (5.2, width - 1.6, 9.2), "paper", 0.2, ship)
    box((house + 0.6, 0, high + 10), (4.4, width + 0.6, 1.7), "paper", 0.15, ship)
    box((house + 0.6, 0, high + 10.2), (4.5, width + 0.7, 0.75), "window", 0.05, ship)
    box((house + 0.6, 0, high + 10.95), (4.8, width + 1.0, 0.2), "ink", 0.05, ship)
    for floor in range(4):
        z = high + 1.5 + floor * 2.1
        for y in (-3.2, -1.1, 1.1, 3.2):
            box((house + 2.62, y, z), (0.08, 0.8, 0.7), "window", 0.03, ship)
        for sign in (-1, 1):
            box((house, sign * (width / 2 - 0.3), z - 1.0), (5.0, 0.9, 0.1), "line", 0, ship)
            for x in (-1.5, 0, 1.5):
                box((house + x, sign * (width / 2 - 0.78), z), (0.7, 0.08, 0.7), "window", 0.03, ship)
    rod((house + 0.6, 0, high + 12.6), 0.14, 3.4, "line", axis="z", into=ship)
    box((house + 0.7, 0, high + 13.2), (0.2, 2.2, 0.22), "ink", 0.05, ship)
    box((house - 4.4, 0, high + 3.4), (2.6, 3, 6.8), "signal", 0.3, ship)
    box((house - 4.4, 0, high + 6.9), (2.7, 3.1, 0.9), "ink", 0.15, ship)
    first, last = house + 6.4, length * 0.33
    bays = int((last - first) // 6.5)
    for bay in range(bays + 1):
        x = first + bay * 6.5
        for lane in range(4):
            for level in range((2, 3, 3, 2, 3)[(bay * 2 + lane) % 5]):
                shade = rows[(bay * 3 + lane * 2 + level * 4) % len(rows)]
                container((x, (lane - 1.5) * 2.6, high + 0.1 + level * 2.62), shade, into=ship)
    bow = length * 0.47
    rod((bow - 2, 0, high + 3), 0.14, 6.0, "line", axis="z", into=ship)
    half = width / 2 - 0.2
    rail(ship, [(last + 4, -half * 0.9), (stern + 0.4, -half)], high)
    for sign in (-1, 1):
        rod((bow - 4, sign * 1.6, high + 0.5), 0.5, 1.1, "ink", axis="y", into=ship)
    return ship
