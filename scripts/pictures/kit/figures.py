"""People seen from nearby: bodies, clothes and faces blended from simple volumes, in any pose."""
import math

import bmesh
import bpy
from mathutils import Matrix, Vector

from .mesh import group
from .palette import material

UP, ACROSS = Vector((0, 0, 1)), Vector((0, 1, 0))
REACH = (0.285, 0.27)
"""The lengths of the upper arm and the forearm, to the wrist."""


def figure(at, turn=0.0, hands=((0.3, 0.22, 1.0), (0.3, -0.22, 1.0)), feet=((0.06, 0.12), (-0.06, -0.12)), pelvis=(0, 0, 0.965), lean=0.0,
           yaw=0.0, nod=0.0, shirt="palm", trousers="denim", skin="skin", hat=None, vest=None, sleeves=True, knees=None):
    """
    Someone who faces +x. `hands` and `feet` are places, left and right, relative to the feet; `lean` bends the back, `yaw` and
    `nod` turn the head, in degrees. Knees bend forward, unless `knees` gives their places. With a `hat`, of that color.
    """
    body = group("figure", at, turn)
    base = Vector(pelvis)
    spine = Matrix.Rotation(math.radians(lean), 3, "Y") @ UP
    ankles = [Vector((x, y, z[0] if z else 0.1)) for x, y, *z in feet]
    _legs(body, base, ankles, knees, trousers)
    trunk = _trunk(base, spine)
    shoulders = [base + spine * 0.475 + ACROSS * side * 0.175 for side in (1, -1)]
    arms = [(shoulder, *_bend(shoulder, Vector(hand), side)) for shoulder, hand, side in zip(shoulders, hands, (1, -1))]
    cloth = list(trunk)
    for shoulder, elbow, wrist in arms:
        cloth += [(shoulder, 0.076, shoulder.lerp(elbow, 0.35), 0.064), (shoulder.lerp(elbow, 0.35), 0.064, shoulder.lerp(elbow, 0.6), 0.06)]
        if sleeves:
            cloth += [(shoulder.lerp(elbow, 0.6), 0.06, elbow, 0.048), (elbow, 0.05, elbow.lerp(wrist, 0.3), 0.053),
                      (elbow.lerp(wrist, 0.3), 0.053, elbow.lerp(wrist, 0.84), 0.039), (elbow.lerp(wrist, 0.84), 0.045, elbow.lerp(wrist, 0.93), 0.045)]
    _blend(body, cloth, shirt, 0.012, finish="cloth")
    for shoulder, elbow, wrist in arms:
        _hand(body, elbow, wrist, skin, [] if sleeves else [(shoulder.lerp(elbow, 0.4), 0.05, elbow, 0.043), (elbow, 0.043, wrist, 0.033)])
    if vest:
        _vest(body, base, spine, trunk, vest)
    _head(body, base + spine * 0.545, spine, yaw, nod, skin, hat)
    return body


def local(at, turn, place):
    """Where someone at a place, turned by degrees, has another place: ahead, to the left, and up."""
    away = Vector(place) - Vector(at)
    return tuple(Matrix.Rotation(math.radians(-turn), 3, "Z") @ away)


def _legs(body, base, ankles, knees, color):
    parts = [(base + UP * 0.02, (0.12, 0.165, 0.12))]
    for index, (ankle, side) in enumerate(zip(ankles, (1, -1))):
        hip = base + ACROSS * side * 0.09 - UP * 0.03
        knee = Vector(knees[index]) if knees else _joint(hip, ankle, 0.425, 0.415, Vector((1, side * 0.12, 0)))
        parts += [(hip, 0.098, knee, 0.072), (knee, 0.072, ankle + UP * 0.04, 0.062)]
        along = Vector((1, 0, 0))
        if ankle.z > 0.14:  # on the toes
            along = Vector((0.55, 0, -0.75)).normalized()
        toe = ankle + along * 0.15 + Vector((0, side * 0.02, -0.045 if ankle.z < 0.14 else 0))
        _blend(body, [(ankle - UP * 0.005, 0.058, ankle - UP * 0.05 if ankle.z < 0.14 else ankle, 0.052), (ankle - UP * 0.045 if ankle.z < 0.14 else ankle, 0.05, toe, 0.045)], "tire", 0.01, 4)
    _blend(body, parts, color, 0.012, finish="cloth")


def _trunk(base, spine):
    return [(base + spine * 0.04, (0.118, 0.165, 0.11)), (base + spine * 0.2, (0.115, 0.158, 0.17)), (base + spine * 0.35, (0.126, 0.172, 0.16)),
            (base + spine * 0.462 - ACROSS * 0.13, 0.078, base + spine * 0.462 + ACROSS * 0.13, 0.078), (base + spine * 0.45, 0.07, base + spine * 0.555, 0.058)]


def _joint(start, end, first, second, pole):
    """Where an elbow or knee is, given both ends, and the direction that it bends to."""
    along = end - start
    length = min(along.length, (first + second) * 0.999)
    along.normalize()
    share = (first ** 2 - second ** 2 + length ** 2) / (2 * length)
    out = pole - along * pole.dot(along)
    return start + along * share + out.normalized() * math.sqrt(max(0, first ** 2 - share ** 2))


def _bend(shoulder, hand, side):
    """Elbow and wrist of an arm that reaches for a place."""
    toward = hand - shoulder
    wrist = shoulder + toward * min(1, (sum(REACH) - 0.004) / toward.length)
    return _joint(shoulder, wrist, *REACH, Vector((-0.55, side * 0.5, -0.8))), wrist


def _hand(body, elbow, wrist, skin, more):
    """A hand that grips, in the forearm's direction."""
    along = (wrist - elbow).normalized()
    side = along.cross(UP if abs(along.z) < 0.8 else Vector((1, 0, 0))).normalized()
    down = side.cross(along)
    parts = [*more, (wrist - along * 0.06, 0.034, wrist + along * 0.015, 0.03), (wrist + along * 0.02, 0.034, wrist + along * 0.055, 0.036)]
    for index in range(4):
        root = wrist + along * 0.075 + side * (index - 1.5) * 0.021
        tip = root + along * 0.03 - down * 0.012
        parts += [(root - along * 0.02, 0.0135, tip, 0.0125), (tip, 0.0125, tip - down * 0.026 - along * 0.012, 0.011)]
    parts.append((wrist + along * 0.025 - down * 0.02, 0.014, wrist + along * 0.075 - down * 0.042, 0.012))
    _blend(body, parts, skin, 0.006, 3)


def _vest(body, base, spine, trunk, color):
    """A safety vest with a reflecting belt and straps."""
    parts = []
    for part in trunk[:4]:
        parts.append((part[0], tuple(r + 0.017 for r in part[1])) if len(part) == 2 else (part[0], part[1] + 0.014, part[2], part[3] + 0.014))
    made = _blend(body, parts, color, 0.012, finish="cloth")
    made.data.materials.append(material("line"))
    shape = bmesh.new()
    shape.from_mesh(made.data)
    bmesh.ops.bisect_plane(shape, geom=[*shape.verts, *shape.edges, *shape.faces], plane_co=base + spine * 0.03, plane_no=spine, clear_inner=True)
    for low in (0.085, 0.135):
        _cut(shape, base + spine * low, spine)
    for y in (-0.118, -0.075, 0.075, 0.118):
        _cut(shape, base + ACROSS * y, ACROSS)
    for face in shape.faces:
        place = face.calc_center_median() - base
        high, across = place.dot(spine), abs(place.y)
        if 0.085 < high < 0.135 or (0.075 < across < 0.118 and high > 0.135):
            face.material_index = 1
    shape.to_mesh(made.data)
    shape.free()


def _cut(shape, at, normal):
    bmesh.ops.bisect_plane(shape, geom=[*shape.verts, *shape.edges, *shape.faces], plane_co=at, plane_no=normal)


def _head(body, neck, spine, yaw, nod, skin, hat):
    turn = Matrix.Translation(neck + spine * 0.03 + UP * 0.105) @ Matrix.Rotation(math.radians(yaw), 4, "Z") @ Matrix.Rotation(math.radians(nod), 4, "Y")

    def place(x, y, z):
        return turn @ Vector((x, y, z))
    parts = [(place(-0.005, 0, 0.02), (0.092, 0.076, 0.098)), (place(0.024, 0, -0.05), (0.062, 0.056, 0.068)), (neck - spine * 0.06, 0.058, place(-0.012, 0, -0.04), 0.054),
             (place(0.084, 0, 0.012), 0.011, place(0.1, 0, -0.026), 0.018), (place(0.072, 0, -0.066), (0.022, 0.028, 0.011)), (place(0.07, 0, -0.098), (0.024, 0.026, 0.02)),
             (place(0.064, 0, 0.036), (0.024, 0.05, 0.016))]
    parts += [(place(-0.004, side * 0.079, -0.012), (0.02, 0.012, 0.032)) for side in (1, -1)]
    _blend(body, parts, skin, 0.006, 4)
    for side in (1, -1):
        _blend(body, [(place(0.0812, side * 0.0325, 0.009), (0.007, 0.0122, 0.0074))], "line", 0.002, 1)
        _blend(body, [(place(0.0855, side * 0.0318, 0.009), (0.0056, 0.0086, 0.0084))], "hair", 0.002, 1)
        brow = [place(0.0925, side * 0.017, 0.038), place(0.0905, side * 0.035, 0.0445), place(0.08, side * 0.053, 0.039)]
        _blend(body, [(a, 0.0042, b, 0.0038) for a, b in zip(brow, brow[1:])], "hair", 0.003, 1)
    smile = [place(0.0855, -0.026, -0.062), place(0.0935, -0.012, -0.0665), place(0.0935, 0.012, -0.0665), place(0.0855, 0.026, -0.062)]
    _blend(body, [(a, 0.0036, b, 0.0036) for a, b in zip(smile, smile[1:])], "hair", 0.003, 1)
    if not hat:
        _blend(body, [(place(-0.018, 0, 0.042), (0.088, 0.083, 0.088))], "hair", 0.007, 2)
        return
    shell = _blend(body, [(place(-0.006, 0, 0.045), (0.122, 0.105, 0.108))], hat, 0.007, 2)
    shape = bmesh.new()
    shape.from_mesh(shell.data)
    up = (turn.to_3x3() @ UP).normalized()
    bmesh.ops.bisect_plane(shape, geom=[*shape.verts, *shape.edges, *shape.faces], plane_co=place(0, 0, 0.042), plane_no=up, clear_inner=True)
    shape.to_mesh(shell.data)
    shape.free()
    _blend(body, [(place(0.016, 0, 0.043), (0.142, 0.118, 0.0115))], hat, 0.005, 2)
    _blend(body, [(place(0.09, 0, 0.112), 0.016, place(0.0, 0, 0.156), 0.016), (place(0.0, 0, 0.156), 0.016, place(-0.1, 0, 0.112), 0.016)], hat, 0.005, 2)


def _blend(body, parts, color, voxel, smooth=7, finish=None):
    """One smooth surface around volumes: (center, radii) is an ellipsoid, (start, radius, end, radius) a limb."""
    shape = bmesh.new()
    for part in parts:
        if len(part) == 2:
            bmesh.ops.create_uvsphere(shape, u_segments=24, v_segments=16, radius=1, matrix=Matrix.Translation(part[0]) @ Matrix.Diagonal((*part[1], 1)))
            continue
        start, first, end, second = part
        for place, radius in ((start, first), (end, second)):
            bmesh.ops.create_uvsphere(shape, u_segments=20, v_segments=12, radius=radius, matrix=Matrix.Translation(place))
        along = end - start
        turn = along.to_track_quat("Z", "Y").to_matrix().to_4x4()
        bmesh.ops.create_cone(shape, cap_ends=True, segments=20, radius1=first, radius2=second, depth=along.length, matrix=Matrix.Translation((start + end) / 2) @ turn)
    mesh = bpy.data.meshes.new("part")
    shape.to_mesh(mesh)
    shape.free()
    made = bpy.data.objects.new("part", mesh)
    bpy.context.scene.collection.objects.link(made)
    remesh = made.modifiers.new("remesh", "REMESH")
    remesh.mode, remesh.voxel_size, remesh.use_smooth_shade = "VOXEL", voxel, True
    soft = made.modifiers.new("soft", "SMOOTH")
    soft.factor, soft.iterations = 0.6, smooth
    bpy.context.view_layer.update()
    graph = bpy.context.evaluated_depsgraph_get()
    done = bpy.data.meshes.new_from_object(made.evaluated_get(graph), depsgraph=graph)
    made.modifiers.clear()
    made.data = done
    done.materials.clear()
    done.materials.append(material(color, finish))
    for face in done.polygons:
        face.use_smooth = True
    made.parent = body
    return made
