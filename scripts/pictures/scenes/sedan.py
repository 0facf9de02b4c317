"""The sedan of the inspection page, gray on a transparent background: from the side and, in the upper half, from above. Both face right."""
import math

import bmesh
import bpy
from mathutils import Vector

from kit import palette
from kit.cars import sedan
from kit.masks import paint_mask
from kit.mesh import box
from kit.stage import haze

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
    floor = box((0, 8, -0.5), (60, 60, 1), "concrete", 0)
    floor.visible_camera = False
    beside = sedan((0, 0, 0), "body")
    # In front of the other, so that neither shades or mirrors the other. Its roof faces the camera.
    above = sedan((0, -40, SIDE - FLOOR + ABOVE / 2), "body")
    above.rotation_euler = (math.pi / 2, 0, 0)
    _tidy(beside.data)
    return [beside, above]


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
    Removes what would reach through the rear window and stick out below the bumper, and rounds nose and tail, which look cut
    off in a view without perspective. Both cars share the mesh.
    """
    shape = bmesh.new()
    shape.from_mesh(mesh)
    names = [slot.name.split(".")[0] for slot in mesh.materials]

    def is_hidden(face):
        x, _, z = face.calc_center_median()
        name = names[face.material_index]
        return (name == "seat" and x < -0.9 and max(vert.co.z for vert in face.verts) > 0.9) or (name == "brake" and x < -1.9 and z < 0.34)
    bmesh.ops.delete(shape, geom=[face for face in shape.faces if is_hidden(face)], context="FACES")
    for step in range(-5, 6):
        ends = {part for face in shape.faces if abs(face.calc_center_median().x) > 1.9 for part in (face, *face.edges, *face.verts)}
        bmesh.ops.bisect_plane(shape, geom=list(ends), plane_co=(0, step * 0.14, 0), plane_no=(0, 1, 0), dist=1e-5)
    for vert in shape.verts:
        reach = max(0, abs(vert.co.x) - 1.75) / 0.57
        vert.co.x += math.copysign(0.1 * reach ** 2 * max(0, 1 - (vert.co.y / 0.72) ** 2), vert.co.x)
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
