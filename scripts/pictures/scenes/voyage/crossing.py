"""From quay to quay across the vessel's deck."""
from kit.boxes import container
from kit.ferry import bridge_ship, far_ship
from kit.lane import bollard, mast, tire
from kit.mesh import box, rod

from .scenery import AFRICA, AMERICA, FRONT, WATER


def build():
    bridge_ship(((AMERICA + AFRICA) / 2, 0, 0))
    far_ship((93.6, 20, WATER), 0.16)
    far_ship((83.4, 21.6, WATER), 0.09)
    for x, y, wide in ((80, 12.5, 2.6), (84.6, 14.5, 3.4), (90.6, 12.6, 2.8), (87.5, 18, 2.0), (97.6, 15.4, 2.4), (82.3, 17.6, 1.6), (95.4, 18.4, 1.8)):
        box((x, y, WATER + 0.02), (wide, 0.2, 0.05), "line", 0.02)
    for x, y, wide in ((82, -4.9, 2.2), (88.4, -5.3, 3.0), (93, -4.8, 1.6)):
        box((x, y, WATER + 0.02), (wide, 0.16, 0.05), "line", 0.02)
    for edge, inward in ((AMERICA, -1), (AFRICA, 1)):
        _edge(edge, inward)
    for level, color in enumerate(("sky", "brick")):
        container((69.8, 8.9, level * 2.6), color)
    mast((75.6, 6.4), "signal", 7.6, (2.0, 1.2))


def _edge(edge, inward):
    """A quay's front and berth: a coping, piles and tires against the wall, and bollards with a corner of their own."""
    front = edge + inward * 5.4
    box((front, FRONT + 0.2, 0.03), (8.4, 0.4, 0.16), "amber", 0.03)
    box((edge + inward * 0.2, 4.6, 0.04), (0.4, 4.0, 0.16), "amber", 0.03)
    for x, y in ((0.85, FRONT + 0.9), (0.75, 3.2), (0.75, 6.0), (4.4, FRONT + 0.7), (8.0, FRONT + 0.7)):
        bollard((edge + inward * x, y))
    for index in range(4):
        x = edge + inward * (1.7 + index * 2.3)
        for side in (-0.55, 0.55):
            rod((x + side, FRONT - 0.14, -0.9), 0.13, 1.5, "bark", axis="z", sides=14)
        box((x, FRONT - 0.14, -0.2), (1.5, 0.2, 0.16), "bark", 0.03)
        tire((x, FRONT - 0.36, -0.62))
    for y in (-2.6, 2.9):
        rod((edge - inward * 0.2, y, -0.6), 0.22, 1.1, "tire", axis="z", bevel=0.06)
