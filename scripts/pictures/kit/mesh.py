"""Solids with beveled edges. Lengths in meters; x is forward, y left, z up."""
import math

import bmesh
import bpy
from mathutils import Euler, Matrix, Vector

from .palette import material


def group(name, at=(0, 0, 0), turn=0.0, tilt=0.0, lean=0.0):
    """An empty to group parts: pass it as `into`, then move and rotate it as a unit. Angles in degrees."""
    empty = bpy.data.objects.new(name, None)
    bpy.context.scene.collection.objects.link(empty)
    empty.location = at
    empty.rotation_euler = Euler((math.radians(lean), math.radians(tilt), math.radians(turn)))
    return empty


def _object(name, build, color, bevel, into):
    mesh = bpy.data.meshes.new(name)
    shape = bmesh.new()
    build(shape)
    bmesh.ops.recalc_face_normals(shape, faces=shape.faces)
    shape.to_mesh(mesh)
    shape.free()
    mesh.materials.append(material(color))
    made = bpy.data.objects.new(name, mesh)
    bpy.context.scene.collection.objects.link(made)
    if bevel:
        edge = made.modifiers.new("soft", "BEVEL")
        edge.width = bevel
        edge.segments = 3
        edge.limit_method = "ANGLE"
        edge.angle_limit = math.radians(35)
        for face in mesh.polygons:
            face.use_smooth = True
        mesh.use_auto_smooth = True
        mesh.auto_smooth_angle = math.radians(40)
    if into:
        made.parent = into
    return made


def box(at, size, color, bevel=0.04, into=None, turn=0.0, tilt=0.0, lean=0.0):
    """A box, placed by its center."""
    def build(shape):
        bmesh.ops.create_cube(shape, size=1, matrix=Matrix.Diagonal((*size, 1)))
    made = _object("box", build, color, bevel, into)
    made.location = at
    made.rotation_euler = Euler((math.radians(lean), math.radians(tilt), math.radians(turn)))
    return made


def rod(at, radius, length, color, axis="y", into=None, bevel=0.0, sides=28, top=None):
    """A cylinder along an axis, placed by its center. With `top`, the radius of its top, a cone."""
    def build(shape):
        bmesh.ops.create_cone(shape, cap_ends=True, segments=sides, radius1=radius,
                              radius2=radius if top is None else top, depth=length)
    made = _object("rod", build, color, bevel, into)
    for face in made.data.polygons:
        face.use_smooth = len(face.vertices) == 4
    made.location = at
    made.rotation_euler = {"x": (0, math.pi / 2, 0), "y": (math.pi / 2, 0, 0), "z": (0, 0, 0)}[axis]
    return made


def ball(at, radius, color, into=None, squash=1.0, fineness=3):
    """A sphere, flattened or stretched along z. Each step of `fineness` has four times the faces."""
    def build(shape):
        bmesh.ops.create_icosphere(shape, subdivisions=fineness, radius=radius, matrix=Matrix.Diagonal((1, 1, squash, 1)))
    made = _object("ball", build, color, 0, into)
    for face in made.data.polygons:
        face.use_smooth = True
    made.location = at
    return made


def slab(outline, low, high, color, bevel=0.04, into=None, taper=1.0):
    """A floor plan [(x, y)] extruded between two heights. The upper outline is scaled by `taper`."""
    def build(shape):
        rings = [[shape.verts.new((x * k, y * k, z)) for x, y in outline] for z, k in ((low, 1.0), (high, taper))]
        _skin(shape, rings)
    return _object("slab", build, color, bevel, into)


def side(profile, width, color, bevel=0.04, into=None, top_width=None, y=0.0):
    """A side view [(x, z)] extruded to `width`, narrowing to `top_width` at the top."""
    low = min(z for _, z in profile)
    high = max(z for _, z in profile)
    top = width if top_width is None else top_width

    def half(z):
        return (width + (top - width) * (z - low) / ((high - low) or 1)) / 2

    def build(shape):
        rings = [[shape.verts.new((x, y + sign * half(z), z)) for x, z in profile] for sign in (-1, 1)]
        _skin(shape, rings)
    return _object("side", build, color, bevel, into)


def _skin(shape, rings):
    first, second = rings
    shape.faces.new(first)
    shape.faces.new(list(reversed(second)))
    count = len(first)
    for index in range(count):
        after = (index + 1) % count
        shape.faces.new((first[index], second[index], second[after], first[after]))


def arch(center, radius, base, steps=10):
    """The points of a wheel arch in a side profile, front to back, starting at the height `base`."""
    rise = math.asin(max(-1, min(1, (base - center[1]) / radius)))
    angles = [rise + (math.pi - 2 * rise) * i / steps for i in range(steps + 1)]
    return [(center[0] + radius * math.cos(a), center[1] + radius * math.sin(a)) for a in angles]


def beam(start, end, thickness, color, into=None, bevel=0.02):
    """A square bar between two points."""
    a, b = Vector(start), Vector(end)
    along = b - a
    made = box((a + b) / 2, (along.length, thickness, thickness), color, bevel, into)
    made.rotation_euler = along.to_track_quat("X", "Z").to_euler()
    return made
