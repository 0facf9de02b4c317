"""The sedan of the inspection page, gray on a transparent background: from the side and, in the upper half, from above. Both face right."""
import math

import bmesh
import bpy
from mathutils import Vector

from kit import palette, surfaces
from kit.cars import sedan
from kit.masks import paint_mask
from kit.mesh import box
from kit.stage import haze, light

WIDTH = 4.9
SIDE, ABOVE = 1.6, 2.2
"""Meters of the frame that each view has."""
FLOOR = 0.06
"""Meters below the wheels."""
RATIO = (SIDE + ABOVE) / WIDTH


def build(scene):
    _place()
    light(scene, -118, 34)
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
    _trim_rear_seats(beside.data)
    # In front of the other, so that neither shades or mirrors the other. Its roof faces the camera.
    above = sedan((0, -40, SIDE - FLOOR + ABOVE / 2), "body")
    above.rotation_euler = (math.pi / 2, 0, 0)
    _sky_for(above)
    return [beside, above]


def _sky_for(car):
    """A blue wall behind the camera, which a car that is turned up mirrors in place of ground and horizon."""
    palette.HEX["card"] = "#9dbfd8"
    wall = box((0, -170, car.location.z), (400, 1, 400), "card", 0)
    wall.visible_shadow = False
    surfaces.lit(wall.data.materials[0].node_tree.nodes["Principled BSDF"], palette.linear(palette.HEX["card"]), 0.55)


def _trim_rear_seats(mesh):
    """Removes what would reach through the rear window."""
    shape = bmesh.new()
    shape.from_mesh(mesh)
    seat = [slot.name.split(".")[0] for slot in mesh.materials].index("seat")
    faces = [face for face in shape.faces if face.material_index == seat and max(v.co.z for v in face.verts) > 0.9 and face.calc_center_median().x < -0.9]
    bmesh.ops.delete(shape, geom=faces, context="FACES")
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
