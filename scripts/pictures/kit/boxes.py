"""Freight containers in three lengths (ISO 668), closed or open."""
from .mesh import box, group

LENGTH = {20: 6.06, 40: 12.19, 45: 13.72}
WIDTH, HEIGHT = 2.44, 2.59


def container(at, color, turn=0.0, feet=20, into=None, opened=False):
    """A container, placed by the center of its floor. `opened`: with its doors, at +x, wide open."""
    unit = group("container", at, turn)
    unit.parent = into
    length = LENGTH[feet]
    if opened:
        box((0, 0, 0.1), (length, WIDTH, 0.16), "earth", 0.01, unit)
        box((0, 0, HEIGHT - 0.05), (length, WIDTH, 0.1), color, 0.02, unit)
        box((-length / 2 + 0.05, 0, HEIGHT / 2), (0.1, WIDTH, HEIGHT), color, 0.02, unit)
        for sign in (-1, 1):
            box((0, sign * (WIDTH / 2 - 0.04), HEIGHT / 2), (length, 0.08, HEIGHT), color, 0.02, unit)
            box((length / 2 + 0.1, sign * (WIDTH / 2 + 0.55), HEIGHT / 2), (0.1, 1.16, HEIGHT - 0.2), color, 0.03, unit, turn=sign * 12)
            for y in (0.4, 0.75):
                box((length / 2 + 0.2, sign * (WIDTH / 2 + y), HEIGHT / 2), (0.06, 0.05, HEIGHT - 0.4), "steel", 0.01, unit, turn=sign * 12)
    else:
        box((0, 0, HEIGHT / 2), (length, WIDTH - 0.08, HEIGHT), color, 0.03, unit)
        for sign in (-1, 1):
            box((length / 2, sign * 0.6, HEIGHT / 2), (0.08, 1.1, HEIGHT - 0.3), color, 0.03, unit)
            for y in (0.35, 0.85):
                box((length / 2 + 0.05, sign * y, HEIGHT / 2), (0.05, 0.05, HEIGHT - 0.35), "steel", 0.01, unit)
    ribs = round(length / 0.42)
    for index in range(ribs):
        x = -length / 2 + 0.3 + index * (length - 0.6) / (ribs - 1)
        for sign in (-1, 1):
            box((x, sign * (WIDTH / 2 - 0.02), HEIGHT / 2), (0.18, 0.06, HEIGHT - 0.36), color, 0.02, unit)
    for sign in (-1, 1):
        for z in (0.08, HEIGHT - 0.06):
            box((0, sign * (WIDTH / 2 - 0.02), z), (length, 0.1, 0.14), color, 0.02, unit)
    return unit
