"""Trees, houses and streets."""
import math
import random

import bmesh
import bpy
from mathutils import Vector, noise

from .bake import place
from .mesh import ball, beam, box, group, rod, slab
from .palette import material


def palm(at, height=6.0, seed=1):
    """A coconut palm."""
    tree = place(f"palm{seed % 3}", lambda into: _palm(into, seed % 3), at, turn=seed * 137)
    tree.scale = (height / 6, height / 6, height / 6)
    return tree


def _palm(into, seed):
    pick = random.Random(seed + 11)
    lean, height = pick.uniform(0.5, 1.1), 6.0
    places = [(lean * (step / 12) ** 1.8, 0, height * step / 12) for step in range(13)]
    for step, (a, b) in enumerate(zip(places, places[1:])):
        ring = rod([(p + q) / 2 for p, q in zip(a, b)], 0.2 - step * 0.008, height / 12 + 0.05, "bark", axis="z", into=into, top=0.17 - step * 0.008, sides=12)
        ring.rotation_euler = (Vector(b) - Vector(a)).to_track_quat("Z", "Y").to_euler()
    for index in range(17):
        _frond(into, places[-1], 360 * index / 17 * 1.9 + pick.uniform(-9, 9), pick.uniform(2.5, 3.1), pick.uniform(-0.1, 0.95), "leaf" if index % 3 else "meadow")
    for angle in (0.5, 2.4, 4.2, 5.4):
        ball((lean + 0.24 * math.cos(angle), 0.24 * math.sin(angle), height - 0.22), 0.13, "bark", into)


def _frond(into, at, turn, length, rise, color):
    """A drooping leaf whose edges are cut into leaflets."""
    shape = bmesh.new()
    steps, rows = 22, []
    for step in range(steps + 1):
        t = step / steps
        x, z = length * (t - 0.18 * t ** 2), length * (rise * 0.55 * t - (0.5 + 0.3 * rise) * t ** 2)
        wide = 0.46 * math.sin(math.pi * min(1, 0.1 + t * 0.9)) ** 0.7 * (1 if step % 2 else 0.34)
        rows.append([shape.verts.new((x + (0.16 if step % 2 else 0), side * wide, z - abs(side) * wide * 0.5)) for side in (-1, 0, 1)])
    for first, second in zip(rows, rows[1:]):
        for index in (0, 1):
            shape.faces.new((first[index], first[index + 1], second[index + 1], second[index]))
    mesh = bpy.data.meshes.new("frond")
    shape.to_mesh(mesh)
    shape.free()
    mesh.materials.append(material(color))
    made = bpy.data.objects.new("frond", mesh)
    bpy.context.scene.collection.objects.link(made)
    made.parent = into
    made.location = at
    made.rotation_euler = (0, 0, math.radians(turn))


def broadleaf(at, height=5.0, seed=1, color=None):
    """A tree with a wide crown."""
    tree = _leaves(f"tree{seed % 4}", lambda into: _tree(into, seed % 4), at, seed * 77)
    tree.scale = (height / 5, height / 5, height / 5)
    return tree


def _tree(into, seed):
    pick = random.Random(seed + 5)
    rod((0, 0, 1.2), 0.2, 2.4, "bark", axis="z", into=into, top=0.13, sides=10)
    for _ in range(4):
        tip = (pick.uniform(-0.9, 0.9), pick.uniform(-0.9, 0.9), pick.uniform(2.9, 3.6))
        beam((0, 0, 2.0), tip, 0.12, "bark", into)
    for index in range(54):
        angle, out, z = index * 2.4, math.sqrt(index / 54) * 1.75, 3.9 + pick.uniform(-0.85, 0.85) - (index / 54) ** 2 * 0.6
        _lump(into, (out * math.cos(angle), out * math.sin(angle), z), pick.uniform(0.3, 0.56), "leaf" if pick.random() > 0.3 else "meadow", index + seed * 31)


def _lump(into, at, radius, color, seed):
    """A ball of leaves, like the sponge of a model's trees."""
    made = ball(at, radius, color, into, 0.85, 4)
    shift = Vector((seed * 3.7, seed * 1.3, 0))
    for vert in made.data.vertices:
        place = vert.co / radius
        tufts = abs(noise.noise(place * 5 + shift))
        vert.co *= 1 + 0.3 * noise.noise(place * 1.7 + shift) - 0.46 * (0.3 - tufts) + 0.1 * noise.noise(place * 13 + shift)
    return made


def _leaves(name, build, at, turn):
    """A model whose leaves look soft, however broken their surface is."""
    made = place(name, build, at, turn=turn)
    made.data.use_auto_smooth = False
    return made


def bush(at, seed=1):
    return _leaves(f"bush{seed % 3}", lambda into: _bush(into, seed % 3), at, seed * 77)


def _bush(into, seed):
    pick = random.Random(seed)
    for index in range(9):
        _lump(into, (index * 0.12 - 0.48, pick.uniform(-0.16, 0.16), pick.uniform(0.1, 0.26)), pick.uniform(0.2, 0.3), "leaf" if index % 3 else "meadow", index + seed * 9)


def house(at, turn=0.0, size=(8.5, 7.0), floors=2, wall="paper", roof="brick", door="palm"):
    home = group("house", at, turn)
    length, depth = size
    height = 3.0 * floors
    box((0, 0, height / 2), (length, depth, height), wall, 0.06, home)
    eaves = 0.7
    slab([(-length / 2 - eaves, -depth / 2 - eaves), (length / 2 + eaves, -depth / 2 - eaves),
          (length / 2 + eaves, depth / 2 + eaves), (-length / 2 - eaves, depth / 2 + eaves)], height, height + 2.0, roof, 0.06, home, taper=0.35)
    for floor in range(floors):
        for x in (-length * 0.3, length * 0.3):
            box((x, -depth / 2, floor * 3 + 1.7), (1.66, 0.12, 1.46), "line", 0.02, home)
            box((x, -depth / 2 - 0.02, floor * 3 + 1.7), (1.5, 0.14, 1.3), "window", 0.03, home)
            for bar in (-0.5, 0, 0.5):
                box((x + bar, -depth / 2 - 0.1, floor * 3 + 1.7), (0.05, 0.03, 1.3), "line", 0, home)
            box((x, -depth / 2 - 0.05, floor * 3 + 1.0), (1.8, 0.3, 0.12), "line", 0.02, home)
        for y in (-depth * 0.22, depth * 0.22):
            box((length / 2, y, floor * 3 + 1.7), (0.14, 1.2, 1.3), "window", 0.03, home)
            box((-length / 2, y, floor * 3 + 1.7), (0.14, 1.2, 1.3), "window", 0.03, home)
    box((0, -depth / 2 - 0.02, 1.15), (1.1, 0.14, 2.3), door, 0.03, home)
    box((0, -depth / 2 - 0.03, 0.3), (length + 0.04, 0.1, 0.6), "rust", 0.01, home)
    for floor in range(1, floors):
        box((0, 0, floor * 3), (length + 0.16, depth + 0.16, 0.2), "line", 0.03, home)
    box((length * 0.3 + 1.5, -depth / 2 - 0.2, 3.0 * floors - 1.1), (0.8, 0.36, 0.55), "paper", 0.05, home)
    rod((length * 0.3 + 1.5, -depth / 2 - 0.39, 3.0 * floors - 1.1), 0.2, 0.02, "steel", into=home, sides=18)
    box((0, -depth / 2 - 0.7, 2.75), (2.6, 1.5, 0.16), roof, 0.03, home)
    for x in (-1.1, 1.1):
        rod((x, -depth / 2 - 1.3, 1.35), 0.1, 2.7, "line", axis="z", into=home, sides=12)
    return home


def wall(start, end, height=1.7, color="sand"):
    """A garden wall with a coping."""
    beam((*start, height / 2), (*end, height / 2), 0.24, color).scale.z = height / 0.24
    beam((*start, height), (*end, height), 0.36, "line")


def gateway(at, turn=0.0, width=4.2, opened=True):
    """Two posts and a barred gate, open by default."""
    entry = group("gateway", at, turn)
    for sign in (-1, 1):
        box((0, sign * width / 2, 1.1), (0.5, 0.5, 2.2), "sand", 0.05, entry)
        box((0, sign * width / 2, 2.25), (0.66, 0.66, 0.16), "line", 0.03, entry)
        wing = group("wing", (0, sign * (width / 2 - 0.2), 0), sign * (100 if opened else 0))
        wing.parent = entry
        for index in range(7):
            box((0, -sign * (0.2 + index * 0.27), 0.95), (0.07, 0.07, 1.6), "ink", 0, wing)
        for z in (0.3, 1.65):
            box((0, -sign * 1.0, z), (0.08, 1.8, 0.09), "ink", 0, wing)
    return entry


def road(center, size, turn=0.0, dashes=True, z=0.02):
    lane = group("road", (*center, z), turn)
    length, width = size
    box((0, 0, 0), (length, width, 0.06), "asphalt", 0, lane)
    for sign in (-1, 1):
        box((0, sign * (width / 2 - 0.25), 0.035), (length, 0.14, 0.02), "line", 0, lane)
    if dashes:
        for index in range(int(length // 5)):
            box((-length / 2 + 2.5 + index * 5, 0, 0.035), (2.4, 0.16, 0.02), "line", 0, lane)
    return lane


def ground(center, size, color="sand", z=0.0):
    box((*center, z - 0.5), (*size, 1), color, 0)
