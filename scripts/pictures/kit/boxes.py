"""Freight containers in three lengths (ISO 668), closed or open."""
import bmesh
import bpy

from .bake import place
from .mesh import box, group, rod
from .palette import material

LENGTH = {20: 6.06, 40: 12.19, 45: 13.72}
WIDTH, HEIGHT = 2.44, 2.59


def container(at, color, turn=0.0, feet=20, into=None, opened=False):
    """A container, placed by the center of its floor. `opened`: with its doors, at +x, wide open."""
    name = f"container{feet}{'open' if opened else ''}"
    unit = place(name, lambda empty: _container(empty, LENGTH[feet], opened), at, color, turn, finish=None)
    unit.parent = into
    return unit


def _container(unit, length, opened):
    for sign in (-1, 1):
        _wall(unit, length, sign)
        for x in (-1, 1):
            box((x * (length / 2 - 0.07), sign * (WIDTH / 2 - 0.07), HEIGHT / 2), (0.15, 0.15, HEIGHT), "paint", 0.02, unit)
            for z in (0.06, HEIGHT - 0.06):
                box((x * (length / 2 - 0.08), sign * (WIDTH / 2 - 0.08), z), (0.19, 0.19, 0.125), "steel", 0.02, unit)
        for z in (0.08, HEIGHT - 0.06):
            box((0, sign * (WIDTH / 2 - 0.05), z), (length, 0.1, 0.13), "paint", 0.015, unit)
    box((0, 0, HEIGHT - 0.06), (length - 0.1, WIDTH - 0.1, 0.05), "paint", 0.01, unit)
    box((0, 0, 0.12), (length - 0.1, WIDTH - 0.1, 0.06), "bark", 0, unit)
    box((-length / 2 + 0.06, 0, HEIGHT / 2), (0.05, WIDTH - 0.16, HEIGHT - 0.1), "paint", 0.01, unit)
    for index in range(8):
        box((-length / 2 + 0.02, -0.98 + index * 0.28, HEIGHT / 2), (0.06, 0.13, HEIGHT - 0.34), "paint", 0.02, unit)
    for z in (0.08, HEIGHT - 0.06):
        box((length / 2 - 0.05, 0, z), (0.1, WIDTH - 0.1, 0.13), "paint", 0.015, unit)
    for sign in (-1, 1):
        leaf = group("leaf", (length / 2 - 0.03, sign * (WIDTH / 2 - 0.06), 0), sign * 118 if opened else 0)
        leaf.parent = unit
        box((0.02, -sign * 0.55, HEIGHT / 2), (0.06, 1.08, HEIGHT - 0.24), "paint", 0.015, leaf)
        for z in (0.62, 1.3, 1.98):
            box((0.05, -sign * 0.55, z), (0.03, 0.94, 0.46), "paint", 0.015, leaf)
        for y in (0.3, 0.82):
            rod((0.085, -sign * y, HEIGHT / 2), 0.026, HEIGHT - 0.3, "steel", axis="z", into=leaf, sides=10)
            box((0.1, -sign * (y - 0.08), 1.05), (0.03, 0.34, 0.05), "steel", 0.01, leaf)


def _wall(unit, length, sign):
    """A side of corrugated steel."""
    shape = bmesh.new()
    pitch, count = 0.278, int((length - 0.3) // 0.278)
    start = -count * pitch / 2
    outline = []
    for index in range(count):
        for along, deep in ((0, 0), (0.07, 0), (0.139, 0.036), (0.208, 0.036)):
            outline.append((start + index * pitch + along, sign * (WIDTH / 2 - 0.022 - deep)))
    outline += [(start + count * pitch, sign * (WIDTH / 2 - 0.022))]
    rows = [[shape.verts.new((x, y, z)) for x, y in outline] for z in (0.1, HEIGHT - 0.1)]
    for index in range(len(outline) - 1):
        shape.faces.new((rows[0][index], rows[0][index + 1], rows[1][index + 1], rows[1][index]))
    mesh = bpy.data.meshes.new("wall")
    shape.to_mesh(mesh)
    shape.free()
    mesh.materials.append(material("paint"))
    made = bpy.data.objects.new("wall", mesh)
    bpy.context.scene.collection.objects.link(made)
    made.parent = unit
