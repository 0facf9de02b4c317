"""The container vessels, one with an open container and one with a flat rack, and the ship with a crane."""
from kit.boxes import HEIGHT, LENGTH, WIDTH, container
from kit.cars import sedan
from kit.hull import KEEL, WATER, band, flat_stern
from kit.mesh import beam, box, group, rod, side
from kit.ships import rail
from kit.trucks import excavator

from .vessels_hulls import car, cut, deckhouse, funnel, plating

DECK, BREADTH = 1.5, 8.6
LEVEL = HEIGHT + 0.03
LANES = (-2.8, 0.0, 2.8)
BAYS = (-3.6, 2.6)
COLORS = ("palm", "sky", "brick", "amber", "ink", "signal", "steel")


def _hull(ship, length, bow):
    """A hull in three colors with a low bulwark, a forecastle, and its deck. The bow's plating begins at `bow`."""
    colors = ((KEEL, WATER + 0.5, "boot"), (WATER + 0.5, DECK - 0.3, "hull"), (DECK - 0.3, DECK, "topside"))
    plating(ship, length, BREADTH, DECK, colors)
    band(ship, length - 0.06, BREADTH - 0.06, (DECK - 0.1, DECK - 0.02), DECK, "deck", True)
    flat_stern(ship, -length / 2, BREADTH, colors)
    there = set(ship.children)
    band(ship, length, BREADTH, (DECK, DECK + 1.1), DECK, "hull")
    band(ship, length, BREADTH, (DECK + 1.1, DECK + 1.3), DECK, "topside")
    for part in [part for part in ship.children if part not in there]:
        cut(part, (-99, bow))
    half = BREADTH / 2 - 0.15
    rail(ship, [(bow - 0.2, -half), (-length / 2 + 0.2, -half), (-length / 2 + 0.2, half)], DECK)
    tip = length * 0.5
    rod((tip - 1.6, 0, DECK + 2.2), 0.12, 4.4, "line", axis="z", into=ship)
    box((tip - 1.6, 0, DECK + 3.6), (0.16, 1.4, 0.16), "line", 0.03, ship)


def _box_vessel(name, at):
    """A container vessel without her load."""
    ship = group(name, at)
    _hull(ship, 23.0, 7.9)
    deckhouse(ship, -9.0, DECK, 3, 6.6, 3.6)
    funnel(ship, (-9.5, 0, DECK + 8.0), (1.7, 2.0, 1.8))
    return ship


def container_vessel(at):
    """Stacks of containers, one of them open."""
    ship = _box_vessel("boxship", at)
    for bay, lanes in enumerate(((3, 3, 3), (3, 2, 3))):
        for lane, count in enumerate(lanes):
            for level in range(count):
                here = (BAYS[bay], LANES[lane], DECK + level * LEVEL)
                if (bay, lane, level) == (1, 0, 1):
                    open_container(ship, here)
                else:
                    container(here, COLORS[(bay * 3 + lane * 2 + level * 5) % 7], into=ship)
    return ship


def rack_vessel(at):
    """A flat rack on one layer of containers, so that what stands on it has the sea behind it."""
    ship = _box_vessel("rackship", at)
    for x, colors in zip(BAYS, (("palm", "steel", "ink"), ("sky", "brick", "palm"))):
        for y, color in zip(LANES, colors):
            container((x, y, DECK), color, into=ship)
    _flat_rack(ship, (sum(BAYS) / 2, LANES[0], DECK + LEVEL))
    return ship


def open_container(into, at, feet=20, cars=((sedan, "palm", 0, (1.31, -1.22)),), roof=True):
    """A container without its near wall: `cars` in it, [(kind, color, x, its axles)], on straps and chocks."""
    unit = group("open container", at)
    unit.parent = into
    half, deep = LENGTH[feet] / 2, WIDTH / 2
    box((0, 0, 0.1), (half * 2 - 0.1, WIDTH - 0.1, 0.14), "bark", 0.01, unit)
    box((0, deep - 0.06, HEIGHT / 2), (half * 2 - 0.1, 0.08, HEIGHT - 0.1), "paper", 0, unit)
    for index in range(int((half * 2 - 0.3) / 0.287)):
        box((-half + 0.3 + index * 0.287, deep - 0.12, HEIGHT / 2), (0.12, 0.06, HEIGHT - 0.3), "paper", 0.02, unit)
    if roof:
        box((0, 0, HEIGHT - 0.05), (half * 2, WIDTH, 0.1), "signal", 0.01, unit)
    else:
        box((0, deep - 0.08, HEIGHT - 0.1), (half * 2, 0.16, 0.2), "signal", 0.02, unit)
    for end in (-1, 1):
        box((end * (half - 0.05), 0, HEIGHT / 2), (0.1, WIDTH, HEIGHT), "signal", 0.02, unit)
        box((end * (half - 0.1), -deep + 0.1, HEIGHT / 2), (0.2, 0.2, HEIGHT), "signal", 0.02, unit)
    for z in (0.1, HEIGHT - 0.1):
        box((0, -deep + 0.08, z), (half * 2, 0.16, 0.2), "signal", 0.02, unit)
    for kind, color, x, axles in cars:
        if roof:
            box((x, -0.2, HEIGHT - 0.13), (3.4, 0.2, 0.06), "tube", 0.01, unit)
        car(kind, color, (x, -0.1, 0.17), unit)
        for end in (-1, 1):
            beam((x + end * 2.05, -0.95, 0.5), (x + end * 2.75, -1.0, 0.2), 0.07, "amber", unit, 0)
            for axle in axles:
                box((x + axle + end * 0.4, -0.86, 0.27), (0.24, 0.24, 0.2), "khaki", 0.03, unit)


def _flat_rack(ship, at):
    """A platform of 40 ft with two end walls, and an excavator lashed to it."""
    rack = group("flat rack", at)
    rack.parent = ship
    half = LENGTH[40] / 2
    box((0, 0, 0.3), (half * 2, WIDTH, 0.5), "signal", 0.04, rack)
    box((0, 0, 0.57), (half * 2 - 0.3, WIDTH - 0.2, 0.06), "bark", 0.01, rack)
    for end in (-1, 1):
        for y in (-1, 1):
            box((end * (half - 0.14), y * (WIDTH / 2 - 0.14), 1.5), (0.28, 0.28, 2.2), "signal", 0.03, rack)
        box((end * (half - 0.14), 0, 1.5), (0.12, WIDTH - 0.4, 1.9), "signal", 0.02, rack)
        box((end * (half - 0.14), 0, 2.5), (0.28, WIDTH, 0.24), "signal", 0.03, rack)
    excavator((-1.7, 0, 0.6), "amber").parent = rack
    for x, to in ((-3.5, -5.5), (-3.2, -4.4), (0.0, 1.4), (0.3, 2.6)):
        beam((x, -1.36, 1.3), (to, -1.16, 0.55), 0.09, "line", rack, 0)


def crane_vessel(at):
    """A ship whose crane lifts an excavator into her open hold."""
    ship = group("crane vessel", at)
    length = 21.5
    _hull(ship, length, 7.6)
    deckhouse(ship, -8.2, DECK, 2, 6.6, 3.6)
    funnel(ship, (-8.7, 0, DECK + 5.9), (1.7, 2.0, 1.8))
    box((2.4, 0, DECK + 0.4), (9.6, 6.4, 0.9), "topside", 0.06, ship)
    box((3.6, 0, DECK + 0.86), (6.4, 5.4, 0.04), "charcoal", 0, ship)
    box((3.6, 1.5, DECK + 0.88), (6.4, 2.4, 0.04), "brick", 0, ship)
    for index in range(7):
        box((0.7 + index * 0.97, 1.5, DECK + 0.9), (0.12, 2.4, 0.04), "rust", 0, ship)
    for index in range(3):
        box((-0.6 - index * 0.5, 0, DECK + 1.0 + index * 0.16), (1.5, 6.2, 0.18), "steel", 0.03, ship)
    _crane(ship, (-3.7, -0.6))
    return ship


def _crane(ship, at):
    """A deck crane with a braced jib, and an excavator on four slings."""
    x, y = at
    rod((x, y, DECK + 3.2), 0.85, 6.4, "amber", axis="z", into=ship, bevel=0.05)
    rod((x, y, DECK + 0.3), 1.15, 0.6, "ink", axis="z", into=ship, bevel=0.05)
    rod((x, y, DECK + 6.5), 1.05, 0.3, "ink", axis="z", into=ship, bevel=0.05)
    house = group("crane house", (x, y, 0))
    house.parent = ship
    side([(-1.3, 8.1), (1.2, 8.1), (1.5, 9.2), (0.3, 11.2), (-0.6, 11.2), (-1.3, 10.2)], 2.0, "amber", 0.12, house)
    box((x + 0.9, y - 1.05, DECK + 7.5), (1.0, 0.2, 0.9), "window", 0.05, ship)
    tip = (x + 7.3, y, 13.6)
    for across in (-0.7, 0.7):
        beam((x + 0.9, y + across, 8.8), (tip[0], y + across * 0.4, tip[2]), 0.3, "amber", ship, 0.04)
        beam((x - 0.1, y + across * 0.6, 11.2), (tip[0] - 0.3, y + across * 0.3, tip[2] + 0.15), 0.08, "ink", ship, 0)
    for step in range(1, 6):
        share = step / 6
        here = (x + 0.9 + (tip[0] - x - 0.9) * share, 8.8 + (tip[2] - 8.8) * share)
        reach = 0.7 * (1 - share * 0.6)
        beam((here[0], y - reach, here[1]), (here[0], y + reach, here[1]), 0.16, "amber", ship, 0.02)
    rod((tip[0], y, tip[2]), 0.34, 0.9, "ink", into=ship, bevel=0.04)
    base, hook = 4.6, 10.9
    for shift in (-0.1, 0.1):
        beam((tip[0] + 0.2 + shift, y, tip[2]), (tip[0] + 0.2 + shift, y, hook), 0.06, "ink", ship, 0)
    middle = tip[0] + 0.2
    box((middle, y, hook), (0.5, 0.4, 0.7), "signal", 0.1, ship)
    excavator((middle, y, base), "amber").parent = ship
    for end in (-1.75, 1.8):
        for across in (-1.35, 1.35):
            beam((middle, y, hook - 0.3), (middle + end, y + across, base + 0.8), 0.07, "ink", ship, 0)
