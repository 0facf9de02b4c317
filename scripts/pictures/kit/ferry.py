"""A RoRo vessel between two quays: cars drive across its open deck, in front of the hall with the other cars."""
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
        _ramp(ship, side * half, side, top)
    for y in (-1.88, 1.88):
        box((0, y, top + 0.005), (length - 0.2, 0.14, 0.02), "line", 0, ship)
    for index in range(9):
        x = -half + 1.2 + index * (length - 2.4) / 8
        box((x, 2.9, top + 0.005), (0.14, 1.6, 0.02), "amber", 0, ship)
    _rail(ship, half, near)
    _car_deck(ship)
    _side(ship)
    _top(ship)
    for index in range(7):
        box((-half + 1.6 + index * (2 * half - 3.2) / 6, -2.78, -0.58), (0.34, 0.08, 0.22), "line", 0.06, ship)
    return ship


def _ramp(ship, x, side, top):
    """A hinged plate from the deck's end to the quay, with ribs for the tires and yellow edges."""
    box((x + side * 0.62, 0, top + 0.03), (1.9, 4.5, 0.07), "steel", 0.02, ship)
    box((x + side * 1.68, 0, top + 0.015), (0.3, 4.3, 0.05), "steel", 0.02, ship, tilt=side * 8)
    for index in range(6):
        box((x + side * (-0.1 + index * 0.3), 0, top + 0.07), (0.07, 4.0, 0.02), "ink", 0, ship)
    for y in (-2.2, 2.2):
        box((x + side * 0.62, y, top + 0.1), (1.9, 0.16, 0.1), "amber", 0.03, ship)
        rod((x - side * 0.3, y, top + 0.12), 0.13, 0.34, "ink", into=ship, bevel=0.03)


def _rail(ship, half, near):
    y = -near + 0.14
    for z in (0.26, 0.5):
        beam((-half + 1.0, y, z), (half - 1.0, y, z), 0.06, "line", ship)
    for index in range(13):
        x = -half + 1.0 + index * (2 * half - 2) / 12
        beam((x, y, 0), (x, y, 0.5), 0.06, "line", ship)


HALL, ROOF = 2.75, 6.1
"""The heights of the car deck's ceiling and of the top deck."""
FRONT, BACK, END = 4.0, 9.2, 7.3
"""The sides of the hall behind the lane, and half its length."""


def _car_deck(ship):
    """Cars in a lit hall, seen through wide doors."""
    box((0, BACK - 0.1, ROOF / 2), (END * 2, 0.2, ROOF), "topside", 0.03, ship)
    box((0, (FRONT + BACK) / 2, HALL - 0.05), (END * 2, BACK - FRONT, 0.1), "paper", 0, ship)
    for x in (-3.6, 0, 3.6):
        box((x, 5.4, HALL - 0.16), (2.4, 0.24, 0.1), "tube", 0.03, ship)
    for x, kind, color in ((-3.1, sedan, "palm"), (2.6, suv, "brick")):
        kind((x, 5.7, 0.02), color, 0).parent = ship
    for x, kind, color in ((-4.7, suv, "paper"), (0.2, sedan, "silver"), (4.8, sedan, "amber")):
        kind((x, 8.0, 0.02), color, 0).parent = ship


def _side(ship):
    """The tall, windowless side: doors below, plating with seams, louvers and portholes above."""
    for x, wide in ((-END + 0.5, 1.0), (-0.2, 0.4), (END - 0.5, 1.0)):
        box((x, FRONT + 0.1, HALL / 2), (wide, 0.3, HALL), "hull", 0.05, ship)
        box((x, FRONT - 0.08, 1.0), (wide * 0.5, 0.06, 0.9), "amber", 0.02, ship)
    for x in (-END, END):
        box((x - 0.1 * (x > 0) + 0.1 * (x < 0), (FRONT + BACK) / 2, ROOF / 2), (0.2, BACK - FRONT, ROOF), "topside", 0.03, ship)
    box((0, FRONT + 0.1, HALL + 0.16), (END * 2 + 0.04, 0.36, 0.42), "hull", 0.04, ship)
    box((0, FRONT - 0.02, HALL + 0.5), (END * 2 + 0.06, 0.2, 0.26), "stripe", 0.02, ship)
    box((0, (FRONT + BACK) / 2, (HALL + 0.4 + ROOF) / 2), (END * 2, BACK - FRONT, ROOF - HALL - 0.4), "topside", 0.08, ship)
    box((0, FRONT - 0.01, (HALL + ROOF) / 2 + 0.75), (END * 2 - 0.1, 0.03, 0.05), "seam", 0, ship)
    for index in range(9):
        x = -END + 0.9 + index * (END * 2 - 1.8) / 8
        box((x, FRONT - 0.01, (HALL + ROOF) / 2 + 0.3), (0.06, 0.03, ROOF - HALL - 0.8), "seam", 0, ship)
        if index == 8:
            continue
        middle = x + (END - 0.9) / 8
        box((middle, FRONT - 0.02, ROOF - 0.55), (1.1, 0.08, 0.5), "seam", 0.03, ship)
        for slat in range(3):
            box((middle, FRONT - 0.07, ROOF - 0.7 + slat * 0.15), (1.0, 0.06, 0.06), "hull", 0, ship)
        rod((middle, FRONT, HALL + 1.3), 0.22, 0.1, "seam", into=ship, sides=20)
        rod((middle, FRONT - 0.03, HALL + 1.3), 0.15, 0.1, "window", into=ship, sides=20)


def _top(ship):
    """A bridge with its wings, a funnel, lifeboats, vents and rails."""
    box((0, (FRONT + BACK) / 2, ROOF + 0.04), (END * 2 + 0.2, BACK - FRONT + 0.2, 0.12), "seam", 0.03, ship)
    rail(ship, [(-END + 0.1, BACK - 0.2), (-END + 0.1, FRONT + 0.1), (END - 0.1, FRONT + 0.1), (END - 0.1, BACK - 0.2)], ROOF, 0.8)
    box((3.9, 6.7, ROOF + 0.8), (5.4, 3.6, 1.6), "topside", 0.1, ship)
    for index in range(4):
        _window(ship, (2.0 + index * 1.25, 4.9, ROOF + 0.95), (0.72, 0.56))
    box((4.1, 6.3, ROOF + 2.3), (4.4, 4.6, 1.4), "topside", 0.1, ship)
    box((4.1, 6.28, ROOF + 2.42), (4.46, 4.66, 0.66), "window", 0.04, ship)
    for index in range(6):
        box((1.95 + index * 0.86, 3.94, ROOF + 2.42), (0.1, 0.06, 0.68), "topside", 0.01, ship)
    box((4.1, 6.3, ROOF + 3.08), (4.9, 5.0, 0.2), "hull", 0.05, ship)
    rod((4.6, 6.3, ROOF + 4.2), 0.08, 2.2, "line", axis="z", into=ship)
    box((4.6, 6.2, ROOF + 4.7), (1.3, 0.12, 0.16), "hull", 0.03, ship)
    box((3.2, 6.6, ROOF + 3.4), (0.8, 0.8, 0.5), "line", 0.18, ship)
    box((-4.4, 6.8, ROOF + 1.1), (2.3, 2.0, 2.2), "stripe", 0.3, ship)
    box((-4.4, 6.8, ROOF + 2.4), (2.4, 2.1, 0.6), "hull", 0.12, ship)
    for x in (-4.9, -4.0):
        rod((x, 6.8, ROOF + 2.9), 0.24, 0.6, "hull", axis="z", into=ship)
    box((-4.4, 5.78, ROOF + 1.2), (2.34, 0.1, 0.44), "line", 0.02, ship)
    for x in (-1.9, 0.1):
        rod((x, 4.9, ROOF + 0.75), 0.4, 1.5, "signal", axis="x", into=ship, bevel=0.2)
        box((x, 4.9, ROOF + 0.95), (1.36, 0.66, 0.12), "line", 0.05, ship)
        for end in (-0.6, 0.6):
            beam((x + end, 5.2, ROOF + 0.1), (x + end, 4.9, ROOF + 1.5), 0.09, "seam", ship)
    for x, y in ((-6.5, 5.2), (-6.5, 7.6), (-2.4, 7.6)):
        rod((x, y, ROOF + 0.4), 0.26, 0.8, "line", axis="z", into=ship)
        rod((x, y, ROOF + 0.85), 0.42, 0.24, "line", axis="z", into=ship, bevel=0.08)


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
