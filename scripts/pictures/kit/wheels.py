"""Wheels: tires, rims with spokes, brake discs, and the wells that they turn in."""
import math

import bmesh
import bpy

from .mesh import box, group, rod
from .palette import material


def lathe(profile, color, into=None, sides=64):
    """A surface of revolution around y, from points [(radius, y)]."""
    shape = bmesh.new()
    rings = []
    for radius, y in profile:
        angles = (2 * math.pi * index / sides for index in range(sides))
        rings.append([shape.verts.new((radius * math.cos(angle), y, radius * math.sin(angle))) for angle in angles])
    for first, second in zip(rings, rings[1:]):
        for index in range(sides):
            after = (index + 1) % sides
            shape.faces.new((first[index], first[after], second[after], second[index])).smooth = True
    bmesh.ops.recalc_face_normals(shape, faces=shape.faces)
    mesh = bpy.data.meshes.new("lathe")
    shape.to_mesh(mesh)
    shape.free()
    mesh.use_auto_smooth = True
    mesh.auto_smooth_angle = math.radians(35)
    mesh.materials.append(material(color))
    made = bpy.data.objects.new("lathe", mesh)
    bpy.context.scene.collection.objects.link(made)
    made.parent = into
    return made


def wheel(at, radius, width, into, spokes=10, steel=False, turn=0.0):
    """A wheel whose outer side faces +y, or -y if it is on that side."""
    hub = group("wheel", at, (0 if at[1] > 0 else 180) + turn)
    hub.parent = into
    half, rim = width / 2, radius * 0.69
    tread = [(rim, -half * 0.86), (rim + 0.02, -half * 0.95), (rim + (radius - rim) * 0.6, -half), (radius - 0.02, -half * 0.9),
             (radius - 0.003, -half * 0.72), (radius, 0)]
    grooves = [(radius, half * k) for k in (0.0,)]
    lathe([*tread[:-1], *grooves, *[(r, -y) for r, y in tread[-2::-1]]], "tire", hub)
    edge = half * 0.86
    lathe([(rim, edge), (rim - 0.006, edge + 0.012), (rim - 0.02, edge), (rim - 0.026, edge - 0.03), (rim - 0.034, -0.04)], "rim", hub)
    lathe([(rim - 0.01, -0.035), (0.001, -0.035)], "gap", hub)
    lathe([(rim * 0.76, -0.02), (rim * 0.76, 0.0), (0.05, 0.0)], "brake", hub)
    if steel:
        lathe([(rim - 0.02, edge - 0.03), (rim * 0.7, edge - 0.06), (rim * 0.45, edge - 0.015), (0.001, edge - 0.01)], "rim", hub)
        for index in range(8):
            angle = 2 * math.pi * index / 8
            rod((rim * 0.62 * math.cos(angle), edge - 0.04, rim * 0.62 * math.sin(angle)), rim * 0.1, 0.03, "gap", into=hub, sides=12)
        return hub
    for index in range(spokes):
        angle = 2 * math.pi * (index + 0.5 * (index % 2) * 0.36) / spokes
        reach = (rim - 0.02 + 0.045) / 2
        arm = box((reach * math.cos(angle), edge - 0.032, reach * math.sin(angle)), (rim - 0.05, 0.028, rim * 0.15), "rim", 0.008, hub)
        arm.rotation_euler = (0, -angle, 0)
    lathe([(0.062, edge - 0.05), (0.06, edge - 0.008), (0.045, edge), (0.001, edge + 0.002)], "rim", hub)
    return hub


def well(x, side, radius, height, outer, into, depth=0.42):
    """The dark inside of a wheel arch."""
    made = lathe([(radius + 0.004, outer), (radius + 0.004, outer - depth), (0.001, outer - depth)], "gap", into)
    shape = bmesh.new()
    shape.from_mesh(made.data)
    # Below the sill, it would stand out on both sides of the tire.
    bmesh.ops.bisect_plane(shape, geom=[*shape.verts, *shape.edges, *shape.faces], plane_co=(0, 0, -radius * 0.28), plane_no=(0, 0, -1), clear_outer=True)
    shape.to_mesh(made.data)
    shape.free()
    made.location = (x, 0, height)
    if side < 0:
        made.rotation_euler = (0, 0, math.pi)
    return made
