"""A RoRo vessel between two quays: cars drive across its open weather deck, with the deckhouse behind."""
from .cars import sedan, suv
from .mesh import beam, box, group, rod, slab
from .ships import rail


def bridge_ship(at, length=15.6, near=2.75, far=9.4, top=0.0):
    """Placed by the center of its lane. `near` and `far` are its sides in front of and behind the lane, `top` its deck."""
    ship = group("ferry", at)
    half = length / 2
    outline = [(-half, -near + 0.9), (-half + 0.9, -near), (half - 0.9, -near), (half, -near + 0.9),
               (half, far - 1.6), (half - 1.6, far), (-half + 1.6, far), (-half, far - 1.6)]
    slab(outline, -1.6, -0.86, "boot", 0.06, ship)
    slab(outline, -0.86, -0.3, "hull", 0.1, ship)
    slab(outline, -0.3, -0.16, "stripe", 0.03, ship)
    slab(outline, -0.16, top - 0.03, "line", 0.03, ship)
    slab([(x * 0.985, y * 0.97) for x, y in outline], -0.2, top - 0.02, "deck", 0.02, ship)
    for side in (-1, 1):
        box((side * (half + 0.42), 0, top - 0.03), (1.3, 4.6, 0.09), "steel", 0.02, ship)
    for y in (-1.88, 1.88):
        box((0, y, top + 0.005), (length - 0.2, 0.14, 0.02), "line", 0, ship)
    for index in range(9):
        x = -half + 1.2 + index * (length - 2.4) / 8
        box((x, 2.9, top + 0.005), (0.14, 1.6, 0.02), "amber", 0, ship)
    _rail(ship, half, near)
    _house(ship, half)
    return ship


def _rail(ship, half, near):
    y = -near + 0.14
    for z in (0.26, 0.5):
        beam((-half + 1.0, y, z), (half - 1.0, y, z), 0.06, "line", ship)
    for index in range(13):
        x = -half + 1.0 + index * (2 * half - 2) / 12
        beam((x, y, 0), (x, y, 0.5), 0.06, "line", ship)


def _house(ship, half):
    """Two tiers of cabins with the bridge on top, a funnel, lifeboats and rails."""
    box((0.7, 6.2, 1.5), (10.4, 4.2, 3.0), "topside", 0.1, ship)
    box((0.7, 6.2, 3.02), (10.7, 4.5, 0.12), "seam", 0.03, ship)
    box((2.6, 6.4, 4.1), (6.6, 3.6, 2.4), "topside", 0.1, ship)
    box((2.6, 6.4, 5.24), (6.9, 3.9, 0.12), "seam", 0.03, ship)
    box((3.6, 6.1, 6.0), (5.0, 4.2, 1.7), "topside", 0.1, ship)
    for index in range(5):
        box((1.64 + index * 0.98, 3.98, 6.15), (0.88, 0.12, 0.72), "window", 0.03, ship)
    box((3.6, 6.1, 6.98), (5.6, 4.7, 0.22), "hull", 0.06, ship)
    box((3.6, 6.1, 7.06), (5.2, 4.3, 0.16), "topside", 0.04, ship)
    box((2.2, 6.6, 7.5), (1.1, 1.1, 0.8), "line", 0.2, ship)
    box((0.7, 4.06, 2.75), (10.5, 0.12, 0.24), "stripe", 0.02, ship)
    for index in range(5):
        _window(ship, (-3.5 + index * 1.68, 4.08, 1.75), (0.92, 0.7))
    for index in range(4):
        _window(ship, (0.35 + index * 1.5, 4.58, 4.25), (0.86, 0.66))
    box((5.0, 4.06, 1.1), (0.9, 0.1, 2.1), "hull", 0.04, ship)
    box((5.0, 4.0, 1.6), (0.4, 0.06, 0.5), "window", 0.02, ship)
    rail(ship, [(-4.5, 8.2), (-4.5, 4.0), (-0.9, 4.0)], 3.08, 0.8)
    rail(ship, [(-0.8, 4.55), (1.0, 4.55)], 5.3, 0.6)
    box((-2.4, 6.6, 4.5), (2.4, 2.2, 3.0), "stripe", 0.25, ship)
    box((-2.4, 6.6, 6.1), (2.5, 2.3, 0.7), "hull", 0.12, ship)
    for x in (-2.9, -2.1):
        rod((x, 6.6, 6.7), 0.26, 0.7, "hull", axis="z", into=ship)
    box((-2.4, 5.46, 4.7), (2.44, 0.1, 0.5), "line", 0.02, ship)
    rod((4.6, 6.1, 8.4), 0.08, 2.8, "line", axis="z", into=ship)
    beam((3.9, 6.1, 8.6), (5.3, 6.1, 8.6), 0.08, "line", ship)
    box((4.6, 6.0, 9.1), (1.3, 0.12, 0.16), "hull", 0.03, ship)
    for x, kind, shade in ((-6.3, suv, "amber"), (6.95, sedan, "brick")):
        kind((x, 6.4, 0), shade, -90).parent = ship
    for x in (-0.1, 2.0):
        rod((x, 4.3, 3.62), 0.42, 1.5, "signal", axis="x", into=ship, bevel=0.2)
        box((x, 4.3, 3.84), (1.4, 0.7, 0.12), "line", 0.05, ship)
        for end in (-0.6, 0.6):
            beam((x + end, 4.6, 3.1), (x + end, 4.3, 4.6), 0.09, "seam", ship)
    for index in range(7):
        box((-half + 1.6 + index * (2 * half - 3.2) / 6, -2.78, -0.58), (0.34, 0.08, 0.22), "line", 0.06, ship)


def _window(ship, at, size):
    box(at, (size[0] + 0.14, 0.1, size[1] + 0.14), "seam", 0.04, ship)
    box((at[0], at[1] - 0.03, at[2]), (size[0], 0.1, size[1]), "window", 0.03, ship)


def far_ship(at, size=0.3, color="ink"):
    """A small vessel on the horizon."""
    ship = group("far", at)
    slab([(-20, -4), (16, -4), (22, 0), (16, 4), (-20, 4)], -0.6, 4.2, color, 0.3, ship)
    box((-13, 0, 8), (6, 6, 7.6), "paper", 0.3, ship)
    box((-16.4, 0, 10.5), (2.6, 3, 3), "signal", 0.3, ship)
    for bay, shade in enumerate(("brick", "sky", "amber", "palm", "signal")):
        box((-6 + bay * 4.6, 0, 6.4 + bay % 2), (4.2, 6.4, 4.4 + bay % 2 * 2), shade, 0.1, ship)
    ship.scale = (size, size, size)
    return ship
