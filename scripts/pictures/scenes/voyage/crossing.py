"""From quay to quay across the vessel's deck."""
from kit.boxes import container
from kit.ferry import bridge_ship, far_ship
from kit.lane import mast
from kit.mesh import box, rod

from .scenery import AFRICA, AMERICA, END, WATER


def build():
    bridge_ship(((AMERICA + AFRICA) / 2, 0, 0))
    far_ship((93.6, 20, WATER), 0.16)
    far_ship((83.4, 21.6, WATER), 0.09)
    for x, y, wide in ((80, 12.5, 2.6), (84.6, 14.5, 3.4), (90.6, 12.6, 2.8), (87.5, 18, 2.0), (97.6, 15.4, 2.4), (82.3, 17.6, 1.6), (95.4, 18.4, 1.8)):
        box((x, y, WATER + 0.02), (wide, 0.2, 0.05), "line", 0.02)
    for x, y, wide in ((82, -4.9, 2.2), (88.4, -5.3, 3.0), (93, -4.8, 1.6)):
        box((x, y, WATER + 0.02), (wide, 0.16, 0.05), "line", 0.02)
    for edge, inward in ((AMERICA, -1), (AFRICA, 1)):
        for y in (-3.1, 3.0, 7.0, 11.0, 15.0):
            if inward > 0 and y > 9:
                continue
            rod((edge + inward * 0.7, y, 0.25), 0.2, 0.5, "ink", axis="z", bevel=0.06)
        box((edge + inward * 0.2, 5.9, 0.04), (0.4, 7, 0.16), "amber", 0.03)
        for index in range(3):
            x = edge + inward * (1.2 + index * 1.8)
            box((x, -3.75, -0.55), (0.7, 0.5, 0.9), "tire", 0.12)
        box((edge + inward * 2.7, -3.5, 0.02), (5.2, 0.36, 0.16), "amber", 0.03)
    for level, color in enumerate(("sky", "brick")):
        container((74.4, 11.6, level * 2.6), color)
    # At the quay's far edge: without it, the pale concrete would fade into the sky, with no horizon.
    container((75.1, END - 1.4, 0), "palm")
    mast((71.6, 8.4), "signal", 7.6, (2.0, 1.2))
