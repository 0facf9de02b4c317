"""The quay and the objects on it."""
import random

from .boxes import container
from .mesh import beam, box, group, rod


def sea(z=-1.1, size=900, at=(0, 0)):
    box((at[0], at[1], z - 0.5), (size, size, 1), "sea", 0)


def quay(center, size, edge=None, top=0.0):
    """A paved block. `edge` is the side (+x, -x, +y, -y) with a yellow curb, fenders and bollards."""
    (x, y), (width, depth) = center, size
    box((x, y, top - 1.5), (width, depth, 3), "concrete", 0.08)
    if not edge:
        return
    along, sign = edge[1], 1 if edge[0] == "+" else -1
    length = width if along == "y" else depth
    for index in range(int(length // 6)):
        shift = -length / 2 + 3 + index * 6
        place = (x + shift, y + sign * depth / 2) if along == "y" else (x + sign * width / 2, y + shift)
        inward = (place[0], place[1] - sign * 0.9) if along == "y" else (place[0] - sign * 0.9, place[1])
        rod((*inward, top + 0.25), 0.22, 0.5, "ink", axis="z", bevel=0.06)
        box((*place, top - 0.8), (0.9, 0.9, 1.2), "tire", 0.12)
    curb = (length, 0.45, 0.2) if along == "y" else (0.45, length, 0.2)
    at = (x, y + sign * (depth / 2 - 0.3)) if along == "y" else (x + sign * (width / 2 - 0.3), y)
    box((*at, top + 0.08), curb, "amber", 0.04)


def lane_lines(start, count, gap, length, along="x", color="line", z=0.015):
    """Painted parking lines: `count` lines, `gap` apart."""
    for index in range(count):
        if along == "x":
            box((start[0] + length / 2, start[1] + index * gap, z), (length, 0.12, 0.02), color, 0)
        else:
            box((start[0] + index * gap, start[1] + length / 2, z), (0.12, length, 0.02), color, 0)


def stack(at, columns, rows, seed=1, feet=20, turn=0.0, colors=("signal", "palm", "ink", "brick", "steel", "amber", "sky")):
    """A block of containers stacked to different heights."""
    pick = random.Random(seed)
    block = group("stack", at, turn)
    length = {20: 6.4, 40: 12.6}[feet]
    for column in range(columns):
        for row in range(rows):
            for level in range(pick.choice((1, 2, 2, 3))):
                container((column * length, row * 2.62, level * 2.62), pick.choice(colors), feet=feet, into=block)


def crane(at, turn=0.0, color="signal", boom=26.0, height=18.0, lift="steel"):
    """A ship-to-shore gantry crane whose boom reaches toward +y, with a container on the hoist."""
    gantry = group("crane", at, turn)
    for x in (-4, 4):
        for y in (-5, 5):
            beam((x, y, 0.6), (x, y * 0.86, height), 0.75, color, gantry, 0.06)
            box((x, y, 0.45), (2.4, 0.9, 0.9), "ink", 0.1, gantry)
        beam((x, -5, 6.5), (x, 5, 6.5), 0.6, color, gantry, 0.05)
        beam((x, -4.8, 7), (x, 4.4, height - 0.5), 0.36, color, gantry, 0.04)
        beam((x, -4.3, height), (x, boom, height + 0.4), 0.7, color, gantry, 0.05)
        beam((x, 4.3, height), (x * 0.35, 2.5, height + 8), 0.5, color, gantry, 0.04)
        beam((x * 0.35, 2.5, height + 8), (x, boom - 3, height + 0.6), 0.18, "ink", gantry)
        beam((x * 0.35, 2.5, height + 8), (x, -9, height + 0.4), 0.18, "ink", gantry)
    for y in (-9, -4.3, 4.3, 10, 16, boom):
        beam((-4, y, height + 0.2), (4, y, height + 0.2), 0.5, color, gantry, 0.04)
    beam((-4, -9, height), (-4, -4.3, height), 0.7, color, gantry)
    beam((4, -9, height), (4, -4.3, height), 0.7, color, gantry)
    box((0, -6.5, height + 1.8), (5.5, 4.6, 2.8), "paper", 0.15, gantry)
    trolley = boom - 10
    box((0, trolley, height - 0.5), (3.0, 2.6, 1.0), "ink", 0.1, gantry)
    for x in (-2.4, 2.4):
        for y in (-0.9, 0.9):
            beam((x * 0.5, trolley + y * 0.5, height - 0.6), (x, trolley + y, 11.8), 0.06, "ink", gantry, 0)
    box((0, trolley, 11.6), (6.0, 2.2, 0.36), "amber", 0.05, gantry)
    if lift:
        container((0, trolley, 8.8), lift, into=gantry)
    return gantry


def shed(at, size, turn=0.0, wall="paper", roof="ink", doors=3, sign="signal"):
    """A warehouse or customs shed with roller doors along -y and a shallow roof."""
    hall = group("shed", at, turn)
    length, depth, height = size
    box((0, 0, height / 2), (length, depth, height), wall, 0.06, hall)
    for s in (-1, 1):
        box((0, s * depth / 4, height + depth * 0.05), (length + 0.8, depth / 2 + 0.7, 0.22), roof, 0.05, hall, lean=s * -10)
    box((0, -depth / 2 - 0.03, height - 0.5), (length * 0.96, 0.1, 0.5), sign, 0.03, hall)
    for index in range(doors):
        x = -length / 2 + length * (index + 0.5) / doors
        box((x, -depth / 2 - 0.02, height * 0.36), (length / doors * 0.66, 0.14, height * 0.72), "steel", 0.04, hall)
        for slat in range(6):
            box((x, -depth / 2 - 0.1, height * 0.06 + slat * height * 0.115), (length / doors * 0.62, 0.03, 0.04), "ink", 0, hall)
    return hall


def gate(at, turn=0.0, lanes=3, closed=()):
    """A terminal gate: booths on islands between the lanes, barriers, and signals on a beam above. Barriers are up, or down in the lanes `closed`."""
    entry = group("gate", at, turn)
    width = lanes * 4.6
    for index in range(lanes + 1):
        y = -width / 2 + index * 4.6
        box((0, y, 0.1), (9, 1.1, 0.2), "concrete", 0.08, entry)
        for x in (-4.2, 4.2):
            rod((x, y, 0.55), 0.13, 0.9, "amber", axis="z", into=entry, bevel=0.04)
        if index < lanes:
            _booth(entry, y)
            _barrier(entry, y, index in closed)
    for y in (-width / 2, width / 2):
        box((-1.6, y, 3.0), (0.34, 0.34, 6.0), "steel", 0.03, entry)
    for z in (5.5, 6.3):
        box((-1.6, 0, z), (0.24, width + 0.6, 0.2), "steel", 0.03, entry)
    for index in range(int(width / 1.15)):
        y = -width / 2 + index * 1.15
        beam((-1.6, y, 5.5), (-1.6, y + 1.15, 6.3), 0.09, "steel", entry, 0)
    for index in range(lanes):
        y = -width / 2 + (index + 0.5) * 4.6
        box((-1.8, y, 5.9), (0.12, 2.3, 1.1), "ink", 0.06, entry)
        box((-1.88, y - 0.55, 5.9), (0.06, 0.6, 0.6), "tail" if index in closed else "go", 0.1, entry)
        for part in range(index + 1):
            box((-1.88, y + 0.2 + part * 0.24, 5.9), (0.06, 0.12, 0.55), "line", 0.02, entry)
    return entry


def _booth(into, y):
    box((0.4, y, 0.75), (2.2, 1.0, 1.1), "paper", 0.06, into)
    box((0.4, y, 1.75), (2.1, 0.92, 0.95), "window", 0.03, into)
    for x in (-0.64, 0.4, 1.44):
        for side in (-1, 1):
            box((x, y + side * 0.46, 1.75), (0.09, 0.09, 0.98), "paper", 0.01, into)
    box((0.4, y, 0.95), (2.24, 1.04, 0.16), "signal", 0.02, into)
    box((0.4, y, 2.32), (2.7, 1.5, 0.16), "ink", 0.04, into)


def _barrier(into, y, down):
    box((2.3, y, 0.65), (0.42, 0.42, 1.0), "signal", 0.05, into)
    arm = group("arm", (2.3, y + 0.1, 1.05), 0, 0, 0 if down else 76)
    arm.parent = into
    for part in range(6):
        box((0, 0.3 + part * 0.56, 0), (0.08, 0.56, 0.12), "line" if part % 2 else "brick", 0.01, arm)


def bollard_lamp(at, height=9.0):
    """A mast with a floodlight."""
    rod((at[0], at[1], height / 2), 0.15, height, "steel", axis="z", top=0.08)
    box((at[0], at[1], height), (2.2, 0.1, 0.1), "steel", 0.02)
    for x in (-0.9, -0.3, 0.3, 0.9):
        box((at[0] + x, at[1] - 0.12, height - 0.12), (0.42, 0.34, 0.2), "ink", 0.03, lean=25)
        box((at[0] + x, at[1] - 0.2, height - 0.23), (0.34, 0.24, 0.05), "glow", 0.01, lean=25)
