"""Buildings and trucks on the way to the port."""
from .people import person
from .mesh import beam, box, group


def auction_house(at, size=(14.0, 5.0, 5.2)):
    """A hall with wide doors and a colored band above them."""
    hall = group("auction", at)
    length, depth, height = size
    box((0, 0, height / 2), size, "paper", 0.08, hall)
    _seamed_roof(hall, (length, depth), height, "steel")
    box((0, -depth / 2 - 0.08, height - 0.75), (length * 0.97, 0.16, 0.9), "signal", 0.05, hall)
    for index in range(3):
        x = length * (index - 1) * 0.31
        box((x, -depth / 2 - 0.02, 1.65), (3.3, 0.2, 3.3), "ink", 0.05, hall)
        for slat in range(7):
            box((x, -depth / 2 - 0.12, 0.32 + slat * 0.45), (3.06, 0.08, 0.36), "steel", 0.04, hall)
    for x in (-0.16, 0.16):
        box((x * length, -depth / 2 - 0.3, 3.7), (0.3, 0.5, 0.2), "ink", 0.05, hall)
    return hall


def office(at, size=(6.4, 4.6), floors=2, band="signal"):
    """A small office with rows of windows and a colored band."""
    home = group("office", at)
    length, depth = size
    height = floors * 2.7 + 0.4
    box((0, 0, height / 2), (length, depth, height), "paper", 0.1, home)
    box((0, 0, height + 0.1), (length + 0.5, depth + 0.5, 0.3), "ink", 0.08, home)
    box((0, 0, height + 0.2), (length, depth, 0.16), "concrete", 0.04, home)
    box((length * 0.2, 0, height + 0.5), (1.5, 1.2, 0.7), "steel", 0.08, home)
    box((-length * 0.22, 0.4, height + 0.4), (0.9, 0.9, 0.5), "paper", 0.08, home)
    for floor in range(floors):
        box((0, -depth / 2 - 0.02, 1.55 + floor * 2.7), (length - 0.9, 0.14, 1.25), "window", 0.04, home)
        for index in range(1, 4):
            box((-length / 2 + 0.45 + index * (length - 0.9) / 4, -depth / 2 - 0.08, 1.55 + floor * 2.7), (0.14, 0.14, 1.3), "paper", 0.02, home)
        if floor:
            box((0, -depth / 2 - 0.06, floor * 2.7 + 0.2), (length + 0.06, 0.2, 0.55), band, 0.04, home)
    return home


def bay(at, width=14.0, depth=6.0, height=5.0):
    """An open-front hall whose inside is visible from the lane."""
    hall = group("bay", at)
    box((0, depth / 2 - 0.15, height / 2), (width, 0.3, height), "paper", 0.05, hall)
    for x in (-width / 2 + 0.15, width / 2 - 0.15):
        box((x, 0, height / 2), (0.3, depth, height), "paper", 0.05, hall)
    _seamed_roof(hall, (width, depth), height, "paper", skylights=4)
    box((0, -depth / 2 - 0.16, height - 0.25), (width + 0.3, 0.3, 0.96), "signal", 0.07, hall)
    beam((-0.5, -depth / 2 - 0.36, height - 0.24), (-0.16, -depth / 2 - 0.36, height - 0.55), 0.17, "line", hall)
    beam((-0.2, -depth / 2 - 0.36, height - 0.55), (0.5, -depth / 2 - 0.36, height + 0.06), 0.17, "line", hall)
    for x in (-width / 4, width / 4):
        box((x, depth / 2 - 0.34, height * 0.5), (width * 0.3, 0.1, 1.3), "sky", 0.04, hall)
    box((0, 0, 0.03), (width - 0.4, depth, 0.06), "steel", 0, hall)
    return hall


def _seamed_roof(into, size, height, color, skylights=0):
    """A metal roof with seams and skylights that slopes to the front."""
    length, depth = size
    box((0, 0, height + 0.2), (length + 0.7, depth + 0.6, 0.24), color, 0.06, into, lean=4)
    seams = round(length / 1.15)
    for index in range(seams + 1):
        x = -length / 2 + index * length / seams
        box((x, 0, height + 0.35), (0.1, depth + 0.6, 0.12), color, 0.03, into, lean=4)
    for index in range(skylights):
        x = -length / 2 + length * (index + 0.5) / skylights
        box((x, 0.2, height + 0.38), (length / skylights * 0.42, depth * 0.5, 0.14), "sky", 0.05, into, lean=4)


def lift(at, height=1.5, span=4.2):
    """A two-post lift for a car along x, with its arms at `height`."""
    hoist = group("lift", at)
    for y in (-1.5, 1.5):
        box((0, y, 1.95), (0.46, 0.34, 3.9), "signal", 0.05, hoist)
        box((0, y, 0.1), (1.1, 0.7, 0.14), "ink", 0.03, hoist)
        for x in (-span * 0.3, span * 0.3):
            beam((0, y * 0.95, height + 0.18), (x, y * 0.45, height + 0.18), 0.15, "ink", hoist)
    return hoist


def booth(at, arm=True):
    """A gate booth on its island, with the barrier up."""
    post = group("booth", at)
    box((0, 0, 0.1), (4.2, 1.5, 0.2), "concrete", 0.06, post)
    box((0, 0, 1.4), (1.9, 1.2, 2.4), "paper", 0.08, post)
    box((0, 0, 1.75), (1.96, 1.26, 0.85), "window", 0.04, post)
    box((0, 0, 2.72), (2.4, 1.7, 0.24), "signal", 0.07, post)
    if arm:
        box((1.55, -0.2, 0.6), (0.4, 0.4, 0.9), "ink", 0.05, post)
        for part in range(6):
            box((1.55 + part * 0.1, -0.2, 1.2 + part * 0.58), (0.16, 0.14, 0.58), "brick" if part % 2 else "line", 0.02, post, tilt=10)
    return post


def clipboard(at, turn=0.0, shirt="amber"):
    """A person with a clipboard."""
    figure = person(at, shirt, turn, "line", "hold", "hold")
    box((0.38, 0, 1.2), (0.3, 0.22, 0.02), "line", 0.005, figure, tilt=-24)
    return figure
