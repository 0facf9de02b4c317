"""The sedan of the inspection page, gray on a transparent background: from the side and, in the upper half, from above. Both face right."""
import math

import bmesh
import bpy
from mathutils import Vector

from kit import palette
from kit.cars import glass_roof_sedan
from kit.masks import paint_mask
from kit.mesh import box, side
from kit.stage import haze
from kit.surfaces import lit

WIDTH = 4.9
SIDE, ABOVE = 1.6, 2.2
"""Meters of the frame that each view has."""
FLOOR = 0.06
"""Meters below the wheels."""
RATIO = (SIDE + ABOVE) / WIDTH


def build(scene):
    _place()
    _studio(scene)
    _frame(scene)


def paint(scene):
    """Where the same cars are painted: white on black."""
    paint_mask(_place())
    _frame(scene)


def _place():
    # White would burn out, and all sides would be painted in one tone.
    palette.HEX["body"] = "#a0a0a0"
    palette.HEX.update(seat="#b08f66", cabin="#8a8074")
    floor = box((0, 8, -0.5), (60, 60, 1), "concrete", 0)
    floor.visible_camera = False
    beside = glass_roof_sedan((0, 0, 0), "body")
    # In front of the other, so that neither shades or mirrors the other. Its roof faces the camera.
    above = glass_roof_sedan((0, -40, SIDE - FLOOR + ABOVE / 2), "body")
    above.rotation_euler = (math.pi / 2, 0, 0)
    _tidy(beside.data)
    _see_through()
    return [beside, above]


def _see_through():
    """Clearer glass than on a street, and beyond the far windows of the car seen from the side, the page's background."""
    for node in palette.material("glass").node_tree.nodes:
        if node.type == "BSDF_TRANSPARENT":
            node.inputs["Color"].default_value = (0.82, 0.86, 0.87, 1)
        elif node.type == "FRESNEL":
            node.inputs["IOR"].default_value = 1.4
    beyond = side([(1.0, 0.93), (0.2, 1.36), (-0.45, 1.41), (-1.1, 1.32), (-1.68, 1.06), (-1.7, 0.93)], 0.01, "line", 0, y=0.95)
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


def _tidy(mesh):
    """
    Removes what sticks out at the ends, and rounds nose and tail, which look cut off in a view without perspective. Both cars
    share the mesh.
    """
    shape = bmesh.new()
    shape.from_mesh(mesh)
    names = [slot.name.split(".")[0] for slot in mesh.materials]

    def is_hidden(face):
        x, _, z = face.calc_center_median()
        name = names[face.material_index]
        return (name == "brake" and x < -1.9 and z < 0.34) or (name == "plate" and abs(x) > 2.3)
    bmesh.ops.delete(shape, geom=[face for face in shape.faces if is_hidden(face)], context="FACES")
    for axis, places in ((1, [step * 0.14 for step in range(-5, 6)]), (2, [step * 0.08 for step in range(3, 13)])):
        across = [float(index == axis) for index in range(3)]
        for place in places:
            ends = {part for face in shape.faces if abs(face.calc_center_median().x) > 1.9 for part in (face, *face.edges, *face.verts)}
            bmesh.ops.bisect_plane(shape, geom=list(ends), plane_co=[place * part for part in across], plane_no=across, dist=1e-5)
    for vert in shape.verts:
        reach = max(0, abs(vert.co.x) - 1.75) / 0.57
        middle = 0.5 if vert.co.x > 0 else 0.6
        bow = max(0, 1 - (vert.co.y / 0.72) ** 2) * (1 - ((vert.co.z - middle) / 0.4) ** 2)
        vert.co.x += math.copysign(0.1 * reach ** 2 * bow, vert.co.x)
    shape.to_mesh(mesh)
    shape.free()


def _frame(scene):
    scene.render.film_transparent = True
    scene.render.image_settings.color_mode = "RGBA"
    camera = bpy.data.cameras.new("camera")
    camera.type = "ORTHO"
    camera.ortho_scale = max(WIDTH, SIDE + ABOVE)
    camera.clip_end = 2000
    eye = bpy.data.objects.new("camera", camera)
    eye.location = Vector((0, -150, (SIDE + ABOVE) / 2 - FLOOR))
    eye.rotation_euler = (math.pi / 2, 0, 0)
    scene.collection.objects.link(eye)
    scene.camera = eye
    haze(scene, 1000, 1000)
