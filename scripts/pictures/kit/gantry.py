"""A quay crane and a customs examination bay, sized for a close-up landscape."""
from .boxes import container
from .mesh import beam, box, group


def quay_crane(at, color="signal", reach=9.0, height=6.6, lift="palm"):
    """A gantry crane whose boom reaches toward -x, over the water."""
    gantry = group("crane", at)
    for y in (-1.9, 1.9):
        for x in (-1.7, 1.9):
            beam((x, y, 0.3), (x, y, height), 0.42, color, gantry, 0.05)
            box((x, y, 0.24), (1.3, 0.6, 0.48), "ink", 0.08, gantry)
        beam((-1.7, y, 2.9), (1.9, y, 2.9), 0.32, color, gantry, 0.04)
        beam((-1.7, y, 3.1), (1.9, y, height - 0.2), 0.2, color, gantry, 0.03)
        beam((-reach, y * 0.5, height), (4.2, y * 0.5, height), 0.42, color, gantry, 0.05)
    for x in (-1.7, 1.9):
        beam((x, -1.9, height - 0.3), (x, 1.9, height - 0.3), 0.36, color, gantry, 0.04)
    for x in (-reach, -reach * 0.66, 4.2):
        beam((x, -1.1, height), (x, 1.1, height), 0.3, color, gantry, 0.03)
    beam((-1.7, 0, height), (-0.9, 0, height + 2.4), 0.34, color, gantry, 0.04)
    beam((1.9, 0, height), (-0.9, 0, height + 2.4), 0.28, color, gantry, 0.04)
    beam((-0.9, 0, height + 2.4), (-reach + 0.6, 0, height + 0.2), 0.1, "ink", gantry)
    beam((-0.9, 0, height + 2.4), (4.0, 0, height + 0.2), 0.1, "ink", gantry)
    box((3.0, 0, height + 0.75), (2.2, 2.0, 1.2), "paper", 0.1, gantry)
    x = -reach + 2.6
    box((x, 0, height - 0.35), (1.2, 1.4, 0.4), "ink", 0.06, gantry)
    for side in (-1, 1):
        beam((x + side * 0.4, 0, height - 0.5), (x + side * 1.6, 0, height - 2.0), 0.06, "ink", gantry, 0)
    box((x, 0, height - 2.1), (3.6, 1.0, 0.22), "amber", 0.04, gantry)
    if lift:
        container((x, 0, height - 2.2 - 1.7), lift, into=gantry).scale = (0.65, 0.65, 0.65)
    return gantry


def examination(at, width=8.0, depth=3.6, height=3.6):
    """A roof on posts where customs examines cars."""
    roof = group("examination", at)
    for x in (-width / 2 + 0.3, width / 2 - 0.3):
        for y in (-depth / 2 + 0.3, depth / 2 - 0.3):
            box((x, y, height / 2), (0.28, 0.28, height), "ink", 0.04, roof)
    box((0, 0, height + 0.1), (width, depth, 0.26), "palm", 0.08, roof)
    for index in range(1, 8):
        box((-width / 2 + index * width / 8, 0, height + 0.25), (0.1, depth, 0.1), "palm", 0.03, roof)
    box((0, -depth / 2 - 0.04, height + 0.02), (width + 0.1, 0.16, 0.5), "line", 0.05, roof)
    return roof
