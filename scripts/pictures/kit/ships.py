"""Simplified vessels: hull, decks, deckhouse and details for scale. The bow is at +x."""
from .boxes import container
from .mesh import beam, box, group, rod, slab


def _hull(length, beam_width, bow=0.22):
    half, nose = beam_width / 2, length / 2
    return [(-nose, -half * 0.86), (-nose + 1.5, -half), (nose * (1 - bow), -half), (nose * 0.9, -half * 0.55), (nose, 0),
            (nose * 0.9, half * 0.55), (nose * (1 - bow), half), (-nose + 1.5, half), (-nose, half * 0.86)]


def roro(at, turn=0.0, length=52.0, width=11.5, ramp=True):
    """A pure car carrier: a tall box on a hull, with the stern quarter ramp down."""
    ship = group("roro", at, turn)
    slab(_hull(length, width), -0.6, 0.5, "brick", 0.1, ship)
    slab(_hull(length, width), 0.5, 4.6, "ink", 0.25, ship)
    top = [(x * 0.985, y) for x, y in _hull(length, width, 0.3)]
    slab(top, 4.5, 5.0, "signal", 0.05, ship)
    slab(top, 5.0, 12.0, "paper", 0.35, ship)
    for sign in (-1, 1):
        for index in range(22):
            box((-length / 2 + 4 + index * 1.75, sign * width / 2, 10.7), (0.8, 0.12, 0.4), "glass", 0.03, ship)
        for index in range(7):
            box((-length / 2 + 6 + index * 5.0, sign * width / 2, 7.6), (2.6, 0.14, 1.1), "concrete", 0.05, ship)
        beam((-length / 2 + 1, sign * (width / 2 - 0.3), 12.7), (length / 2 * 0.7, sign * (width / 2 - 0.3), 12.7), 0.08, "line", ship)
        for index in range(18):
            x = -length / 2 + 1.2 + index * 2.4
            beam((x, sign * (width / 2 - 0.3), 12), (x, sign * (width / 2 - 0.3), 12.7), 0.06, "line", ship)
    box((length * 0.3, 0, 13.2), (6.5, width - 1.2, 2.4), "paper", 0.25, ship)
    box((length * 0.3 + 3.2, 0, 13.6), (0.2, width - 2, 0.8), "glass", 0.05, ship)
    for sign in (-1, 1):
        box((length * 0.3, sign * (width / 2 - 0.58), 13.6), (5.4, 0.1, 0.8), "glass", 0.05, ship)
    box((-length * 0.22, 0, 13.4), (4.2, 3.4, 2.8), "signal", 0.35, ship)
    box((-length * 0.22, 0, 14.6), (4.3, 3.5, 0.6), "ink", 0.1, ship)
    rod((length * 0.3, 0, 16.2), 0.12, 4.0, "line", axis="z", into=ship)
    box((-length / 2 - 0.05, 0, 3.1), (0.3, width * 0.62, 4.6), "glass", 0.05, ship)
    if ramp:
        stern_ramp(ship, -length / 2)
    return ship


def stern_ramp(ship, x, reach=11.0, width=6.2, drop=1.6):
    """The ramp from the stern door to the quay."""
    deck = group("ramp", (x, 0, 1.0))
    deck.parent = ship
    low = 1.0 - drop
    box((-reach / 2, 0, low / 2 + 0.1), (reach, width, 0.3), "steel", 0.05, deck, tilt=-5)
    for sign in (-1, 1):
        box((-reach / 2, sign * width / 2, low / 2 + 0.5), (reach, 0.2, 0.7), "amber", 0.05, deck, tilt=-5)
        beam((0, sign * width / 2, 5.5), (-reach * 0.8, sign * width / 2, 0.4), 0.1, "ink", deck)


def container_ship(at, turn=0.0, length=60.0, width=10.0, rows=("signal", "ink", "palm", "brick", "steel", "amber", "sky")):
    ship = group("boxship", at, turn)
    slab(_hull(length, width), -0.6, 0.5, "brick", 0.1, ship)
    slab(_hull(length, width), 0.5, 4.2, "ink", 0.25, ship)
    slab([(x * 0.98, y * 0.96) for x, y in _hull(length, width)], 4.2, 4.5, "concrete", 0.05, ship)
    house = -length * 0.34
    box((house, 0, 8.6), (5, width - 1.4, 8.4), "paper", 0.25, ship)
    for z in (7.2, 9.4, 11.6):
        box((house + 2.5, 0, z), (0.12, width - 2.6, 0.7), "glass", 0.03, ship)
    for sign in (-1, 1):
        for z in (6.2, 8.0, 9.8, 11.6):
            box((house, sign * (width / 2 - 0.68), z), (4.0, 0.1, 0.6), "glass", 0.03, ship)
    box((house - 4.4, 0, 8.0), (2.6, 3, 6.4), "signal", 0.3, ship)
    bays = [x for x in (-0.2, -0.09, 0.02, 0.13, 0.24, 0.33)]
    for bay, share in enumerate(bays):
        for lane in range(3):
            for level in range(2 + (bay * 2 + lane) % 2):
                shade = rows[(bay * 3 + lane * 2 + level) % len(rows)]
                container((length * share, (lane - 1) * 2.6, 4.5 + level * 2.62), shade, into=ship)
    rod((length * 0.42, 0, 7.5), 0.15, 6.0, "line", axis="z", into=ship)
    return ship
