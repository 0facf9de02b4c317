"""Hulls: their shape, plating and flat sterns, and what is on the sides of the RoRo vessel."""
import math

import bmesh
import bpy

from .mesh import beam, box, group, rod
from .palette import material

WATER = -1.6
KEEL = WATER - 1.2
LEVELS = (KEEL, WATER + 0.5, 0.4, 2.4, 4.9, 5.4, 8.2, 11.2, 14.2)
"""The heights of the RoRo vessel's plating, between which her sides are straight."""


def _outline(length, width, z, high, steps=26):
    """One side of the waterline at a height, from stern to bow: the higher, the fuller and the longer."""
    share = min(1, max(0, (z - KEEL) / (high - KEEL)))
    shoulder, reach = 0.56 + 0.24 * share, length * (1 + 0.055 * share)
    points = []
    for index in range(steps + 1):
        t = index / steps
        t = shoulder * t / 0.4 if t < 0.4 else shoulder + (1 - shoulder) * math.sin((t - 0.4) / 0.6 * math.pi / 2)
        bow = max(0, (t - shoulder) / (1 - shoulder))
        half = width / 2 * (1 - bow ** (1.7 + 0.9 * share)) ** (0.8 - 0.16 * share)
        if z < 0.5:
            half *= 0.86 + 0.14 * min(1, t / 0.12)
        points.append((-length / 2 + t * reach, half))
    return points


def band(ship, length, width, levels, high, color, lid=False):
    """The hull's plating between heights, without the stern."""
    shape = bmesh.new()
    rings = []
    for z in levels:
        side = _outline(length, width, z, high)
        ring = [(x, -y) for x, y in side] + [(x, y) for x, y in side[-2::-1]]
        rings.append([shape.verts.new((x, y, z)) for x, y in ring])
    for low, up in zip(rings, rings[1:]):
        for index in range(len(low) - 1):
            shape.faces.new((low[index], low[index + 1], up[index + 1], up[index])).smooth = True
    if lid:
        shape.faces.new(rings[-1])
    bmesh.ops.remove_doubles(shape, verts=shape.verts, dist=1e-4)
    mesh = bpy.data.meshes.new("hull")
    shape.to_mesh(mesh)
    shape.free()
    mesh.use_auto_smooth = True
    mesh.auto_smooth_angle = math.radians(30)
    mesh.materials.append(material(color))
    made = bpy.data.objects.new("hull", mesh)
    bpy.context.scene.collection.objects.link(made)
    made.parent = ship


def flat_stern(ship, x, width, levels, opening=None):
    """The flat stern in the hull's colors, around an opening (half its width, its floor and its top)."""
    for low, up, color in levels:
        # Not quite as wide as the plating, whose faces would lie in the same plane.
        half = width / 2 * (0.86 if up < 0.6 else 1) - 0.02
        if not opening or up <= opening[1] or low >= opening[2]:
            box((x + 0.1, 0, (low + up) / 2), (0.2, half * 2, up - low), color, 0, ship)
            continue
        for sign in (-1, 1):
            box((x + 0.1, sign * (half + opening[0]) / 2, (low + up) / 2), (0.2, half - opening[0], up - low), color, 0, ship)


def _shape(length, width, high):
    """Gives for x and z half the hull's width there, and how its side turns, in degrees."""
    rings = {z: _outline(length, width, z, high) for z in LEVELS}

    def half(x, z):
        low = max(level for level in LEVELS if level <= z)
        up = min(level for level in LEVELS if level >= z)
        values = [next((a[1] + (b[1] - a[1]) * (x - a[0]) / (b[0] - a[0]) for a, b in zip(rings[level], rings[level][1:]) if a[0] <= x <= b[0]), 0.0) for level in (low, up)]
        return values[0] + (values[1] - values[0]) * (z - low) / ((up - low) or 1)

    def turn(x, z):
        return math.degrees(math.atan2(half(x + 0.5, z) - half(x - 0.5, z), 1))
    return half, turn


def plating(ship, length, width, high):
    """Seams, louvers, portholes and doors on the sides from stern to bow, and draft marks at both ends."""
    half, turn = _shape(length, width, high)
    start = -length / 2 + 1.5
    count = int((length * 0.49 - start) // 3.4)
    for sign in (-1, 1):
        for index in range(count + 1):
            x, vent = start + index * 3.4, start + index * 3.4 + 1.7
            for low, up in zip(LEVELS[5:], LEVELS[6:]):
                beam((x, sign * half(x, low), low), (x, sign * half(x, up), up), 0.07, "seam", ship, 0)
            if index % 2 == 0 and index < count - 1:
                louver = group("louver", (vent, sign * half(vent, 12.9), 12.9), sign * turn(vent, 12.9))
                louver.parent = ship
                box((0, 0, 0), (2.1, 0.1, 0.9), "seam", 0.03, louver)
                box((0, sign * 0.03, 0), (1.9, 0.1, 0.7), "gap", 0, louver)
                for slat in range(3):
                    box((0, sign * 0.06, slat * 0.23 - 0.23), (1.9, 0.12, 0.1), "seam", 0, louver, lean=sign * 30)
            if index < count - 1:
                for radius, out, color in ((0.24, 0, "seam"), (0.17, 0.02, "window")):
                    porthole = group("porthole", (vent, sign * (half(vent, 11.1) + out), 11.1), sign * turn(vent, 11.1))
                    porthole.parent = ship
                    rod((0, 0, 0), radius, 0.08, color, into=porthole, sides=20)
        for z in (8.0, 10.1):
            xs = [start + step * 0.9 for step in range(int((length * 0.5 - start) / 0.9) + 1)]
            for a, b in zip(xs, xs[1:]):
                beam((a, sign * half(a, z), z), (b, sign * half(b, z), z), 0.06, "seam", ship, 0)
        for x in (start + 14, start + 27):
            y = sign * (width / 2 + 0.005)
            box((x, y, 3.2), (4.4, 0.08, 2.8), "hull", 0.03, ship)
            for edge in (-2.2, 2.2):
                box((x + edge, y, 3.2), (0.08, 0.12, 2.8), "steel", 0, ship)
        for index in range(7):
            z = WATER + 0.8 + index * 0.55
            for x in (start + 0.6, length * 0.455):
                box((x, sign * half(x, z), z), (0.3, 0.09, 0.12), "line", 0, ship, turn=sign * turn(x, z))
        _anchor(ship, (length * 0.4, sign * half(length * 0.4, 3.4), 3.4), sign, sign * turn(length * 0.4, 3.4))
        _thruster(ship, (length * 0.36, sign * half(length * 0.36, 0.7), 0.7), sign, sign * turn(length * 0.36, 0.7))


def _anchor(ship, at, sign, turn):
    """An anchor below its hawsepipe."""
    bow = group("anchor", at, turn, lean=-sign * 6)
    bow.parent = ship
    rod((0, 0, 0.62), 0.44, 0.16, "seam", into=bow, bevel=0.04, sides=24)
    rod((0, sign * 0.04, 0.62), 0.27, 0.16, "gap", into=bow, sides=24)
    box((0, sign * 0.14, 0.0), (0.2, 0.16, 1.3), "steel", 0.05, bow)
    for side in (-1, 1):
        box((side * 0.36, sign * 0.16, -0.5), (0.8, 0.2, 0.24), "steel", 0.08, bow, tilt=side * 38)
    box((0, sign * 0.14, -0.7), (0.46, 0.24, 0.28), "steel", 0.08, bow)


def _thruster(ship, at, sign, turn):
    """The mark above a bow thruster: a cross in a ring."""
    mark = group("thruster", at, turn)
    mark.parent = ship
    rod((0, 0, 0), 0.62, 0.09, "line", into=mark, sides=32)
    rod((0, sign * 0.01, 0), 0.5, 0.09, "hull", into=mark, sides=32)
    for tilt in (45, -45):
        box((0, sign * 0.02, 0), (0.98, 0.09, 0.12), "line", 0, mark, tilt=tilt)
