"""The trucks that the logistics page draws, without what they carry. The cab, whose axle is at x = 0, is the same for all but one."""
from kit import trucks
from kit.mesh import box, group, side


def _cab():
    trucks.cab(group("cab"), "paint")


def _tractor(back=-3.7):
    """What is behind the cab of a tractor."""
    truck = group("tractor")
    box((back / 2, 0, 0.95), (-back, 1.0, 0.26), "trim", 0, truck)
    box((-1.35, 0, 0.66), (0.8, 2.3, 0.5), "steel", 0.1, truck)
    return truck


def _trailer(truck, x):
    """Landing legs, and lamps at the end."""
    box((-4.9, 0, 0.55), (0.16, 2.2, 0.9), "trim", 0, truck)
    box((x, 0, 0.98), (0.1, 2.3, 0.2), "tail", 0, truck)


def _carrier():
    truck = _tractor(-3.4)
    trucks._decks(truck, -1.7, -12.2, "paint")
    _trailer(truck, -12.24)


def _enclosed():
    truck = _tractor()
    box((-6.7, 0, 2.62), (11.0, 2.5, 3.0), "paint", 0.06, truck)
    box((-6.7, 0, 1.1), (11.0, 2.52, 0.14), "trim", 0, truck)
    for x in (-3.0, -4.3):
        box((x, 0, 2.5), (0.09, 2.54, 2.7), "trim", 0, truck)
    box((-3.65, 0, 3.84), (1.39, 2.54, 0.09), "trim", 0, truck)
    side([(-5.6, 1.0), (-5.6, 0.6), (-8.3, 0.6), (-8.3, 1.0)], 2.3, "trim", 0, truck)
    _trailer(truck, -12.24)


def _rollback():
    truck = group("rollback")
    box((-3.1, 0, 0.86), (6.2, 1.0, 0.26), "trim", 0, truck)
    box((-4.3, 0, 1.08), (6.2, 2.5, 0.18), "paint", 0.02, truck)
    side([(-1.12, 1.0), (-1.12, 2.3), (-1.3, 2.3), (-1.42, 1.0)], 2.4, "paint", 0.02, truck)
    side([(-1.3, 0.95), (-1.3, 0.5), (-2.8, 0.5), (-2.8, 0.95)], 2.4, "trim", 0.04, truck)
    box((-5.9, 0, 0.72), (0.9, 2.3, 0.24), "trim", 0.02, truck)
    box((-7.42, 0, 1.06), (0.1, 2.4, 0.16), "tail", 0, truck)


def _lowboy():
    truck = _tractor()
    for part in ([(-1.5, 1.14), (-1.5, 1.46), (-4.1, 1.46), (-4.2, 1.14)], [(-4.1, 1.46), (-4.75, 0.66), (-4.75, 0.4), (-4.05, 1.14)],
                 [(-4.7, 0.4), (-4.7, 0.66), (-9.7, 0.66), (-9.7, 0.4)], [(-9.5, 0.4), (-9.5, 0.66), (-10.05, 1.2), (-10.05, 0.9)],
                 [(-10.0, 0.94), (-10.0, 1.2), (-12.5, 1.2), (-12.5, 0.94)]):
        side(part, 2.5, "paint", 0, truck)
    box((-12.54, 0, 1.08), (0.1, 2.3, 0.2), "tail", 0, truck)


def _chassis():
    truck = _tractor()
    box((-8.1, 0, 1.14), (12.2, 1.0, 0.3), "paint", 0, truck)
    for x in (-2.1, -14.1):
        box((x, 0, 1.2), (0.24, 2.4, 0.24), "paint", 0, truck)
    _trailer(truck, -14.26)


def _wheels(*places, radius=0.5):
    return [[x, radius, radius, radius * 1.06] for x in places]


TRUCKS = {
    "cab": (_cab, [[0, 0.5, 0.5, 0.6]]),
    "carrier": (_carrier, _wheels(-2.2, -8.8, -10.0)),
    "enclosed": (_enclosed, _wheels(-2.2, -3.3, -9.4, -10.6)),
    "rollback": (_rollback, _wheels(-4.4)),
    "lowboy": (_lowboy, _wheels(-2.2, -3.3, -10.6, -11.7)),
    "chassis": (_chassis, _wheels(-2.2, -3.3, -10.9, -12.1)),
}
"""By the names in src/pages/logistics: what builds the truck, and its wheels as [x, height of the axle, radius, radius of the arch]."""
