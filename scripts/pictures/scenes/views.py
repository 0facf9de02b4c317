"""A kind of vehicle, gray on a transparent background: from the side and, in the upper half, from above. Both face right."""
import math

import bmesh
import bpy
from mathutils import Vector

import drawn
from kit import cars, palette, trucks
from kit.bake import place
from kit.masks import paint_mask
from kit.mesh import beam, box, side
from kit.stage import haze
from kit.surfaces import lit

WIDTH, SIDE, ABOVE = 4.9, 1.6, 2.2
"""Of the sedan's frame, and of its two views, in meters. Other kinds have a larger or smaller frame of that shape."""
FLOOR = 0.06
"""Below the wheels."""
RATIO = (SIDE + ABOVE) / WIDTH


def _motorcycle(bike):
    """The kit's, with what holds its handlebar and mirrors: from the side, they would float."""
    trucks.motorcycle((0, 0, 0), "paint").parent = bike
    for sign in (-1, 1):
        beam((0.46, sign * 0.07, 1.0), (0.43, sign * 0.09, 1.12), 0.06, "trim", bike)
        beam((0.45, sign * 0.32, 1.09), (0.5, sign * 0.32, 1.24), 0.035, "trim", bike)


KINDS = {
    "sedan": (4.9, cars.glass_roof_sedan, [(1.0, 0.93), (0.2, 1.36), (-0.45, 1.41), (-1.1, 1.32), (-1.68, 1.06), (-1.7, 0.93)]),
    "suv": (5.5, cars.suv, [(1.05, 1.08), (0.38, 1.54), (0.1, 1.6), (-1.3, 1.61), (-1.95, 1.55), (-2.2, 1.15), (-2.2, 1.08)]),
    "pickup": (5.9, cars.pickup, [(1.38, 1.12), (0.8, 1.61), (0.6, 1.68), (-0.55, 1.69), (-0.72, 1.6), (-0.84, 1.12)]),
    "van": (6.6, cars.van, [(2.0, 1.12), (1.34, 1.8), (0.9, 1.9), (-2.1, 1.9), (-2.3, 1.7), (-2.36, 1.12)]),
    "minivan": (5.7, lambda at, color: place("minivan", drawn._minivan, at, color),
                [(1.4, 1.05), (0.74, 1.54), (0.5, 1.62), (-1.2, 1.67), (-1.9, 1.61), (-2.15, 1.5), (-2.38, 1.06)]),
    "motorcycle": (4.2, lambda at, color: place("whole motorcycle", _motorcycle, at, color), None),
}
"""The width of the frame (must match `views.ts`), what builds the vehicle, and what closes its far windows, within its outline."""

ROUND = {"sedan": (2.32, 0.5, 0.6), "suv": (2.37, 0.6, 0.68), "minivan": (2.5, 0.56, 0.7)}
"""How far nose and tail are from the middle, and the heights at which they bulge most."""


def build(scene, kind):
    _place(kind)
    _studio(scene)
    _frame(scene, kind)


def paint(scene, kind):
    """Where the same vehicles are painted: white on black."""
    paint_mask(_place(kind))
    _frame(scene, kind)


def _place(kind):
    width, model, windows = KINDS[kind]
    scale = width / WIDTH
    # White would burn out, and all sides would be painted in one tone.
    palette.HEX["body"] = "#a0a0a0"
    palette.HEX.update(seat="#b08f66", cabin="#8a8074")
    floor = box((0, 8, -0.5), (60, 60, 1), "concrete", 0)
    floor.visible_camera = False
    beside = model((0, 0, 0), "body")
    # In front of the other, so that neither shades or mirrors the other. Its roof faces the camera.
    above = model((0, -40, SIDE * scale - FLOOR + ABOVE * scale / 2), "body")
    above.rotation_euler = (math.pi / 2, 0, 0)
    _tidy(beside.data, kind)
    if windows:
        _see_through(windows)
    return [beside, above]


def _see_through(windows):
    """Clearer glass than on a street, and beyond the far windows of the car seen from the side, the page's background."""
    for node in palette.material("glass").node_tree.nodes:
        if node.type == "BSDF_TRANSPARENT":
            node.inputs["Color"].default_value = (0.82, 0.86, 0.87, 1)
        elif node.type == "FRESNEL":
            node.inputs["IOR"].default_value = 1.4
    beyond = side(windows, 0.01, "line", 0, y=0.95)
    lit(beyond.data.materials[0].node_tree.nodes["Principled BSDF"], palette.linear("#cfd6d2"), 0.6)


def _studio(scene):
    """Soft light from everywhere, so that left and right windows mirror the same, and a wide lamp above the camera."""
    for lamp in [part for part in scene.objects if part.type == "LIGHT"]:
        bpy.data.objects.remove(lamp)
    nodes = scene.world.node_tree.nodes
    nodes.clear()
    sky, end = nodes.new("ShaderNodeBackground"), nodes.new("ShaderNodeOutputWorld")
    sky.inputs["Color"].default_value = (0.72, 0.80, 0.86, 1)
    sky.inputs["Strength"].default_value = 0.62
    scene.world.node_tree.links.new(sky.outputs[0], end.inputs["Surface"])
    sun = bpy.data.lights.new("lamp", "SUN")
    sun.energy = 2.3
    sun.angle = math.radians(50)
    sun.color = (1, 0.95, 0.88)
    lamp = bpy.data.objects.new("lamp", sun)
    lamp.rotation_euler = Vector((0.1, -0.66, 0.75)).to_track_quat("Z", "Y").to_euler()
    lamp.visible_glossy = False
    scene.collection.objects.link(lamp)


def _tidy(mesh, kind):
    """Removes what sticks out at the ends. Both vehicles share the mesh."""
    shape = bmesh.new()
    shape.from_mesh(mesh)
    names = [slot.name.split(".")[0] for slot in mesh.materials]

    def is_hidden(face):
        x, _, z = face.calc_center_median()
        name = names[face.material_index]
        return (name == "brake" and x < -1.9 and z < 0.34) or (name == "plate" and abs(x) > 2.3)
    bmesh.ops.delete(shape, geom=[face for face in shape.faces if is_hidden(face)], context="FACES")
    if kind in ROUND:
        _round(shape, *ROUND[kind])
    shape.to_mesh(mesh)
    shape.free()


def _round(shape, end, nose, tail):
    """Rounds nose and tail, which look cut off in a view without perspective."""
    for axis, places in ((1, [step * 0.14 for step in range(-5, 6)]), (2, [step * 0.08 for step in range(3, 13)])):
        across = [float(index == axis) for index in range(3)]
        for at in places:
            ends = {part for face in shape.faces if abs(face.calc_center_median().x) > end - 0.42 for part in (face, *face.edges, *face.verts)}
            bmesh.ops.bisect_plane(shape, geom=list(ends), plane_co=[at * part for part in across], plane_no=across, dist=1e-5)
    for vert in shape.verts:
        reach = max(0, abs(vert.co.x) - end + 0.57) / 0.57
        middle = nose if vert.co.x > 0 else tail
        bow = max(0, 1 - (vert.co.y / 0.72) ** 2) * (1 - ((vert.co.z - middle) / 0.4) ** 2)
        vert.co.x += math.copysign(0.1 * reach ** 2 * bow, vert.co.x)


def _frame(scene, kind):
    scale = KINDS[kind][0] / WIDTH
    scene.render.film_transparent = True
    scene.render.image_settings.color_mode = "RGBA"
    camera = bpy.data.cameras.new("camera")
    camera.type = "ORTHO"
    camera.ortho_scale = max(WIDTH, SIDE + ABOVE) * scale
    camera.clip_end = 2000
    eye = bpy.data.objects.new("camera", camera)
    eye.location = Vector((0, -150, (SIDE + ABOVE) * scale / 2 - FLOOR))
    eye.rotation_euler = (math.pi / 2, 0, 0)
    scene.collection.objects.link(eye)
    scene.camera = eye
    haze(scene, 1000, 1000)
