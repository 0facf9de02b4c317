"""The light and the cameras that all pictures share."""
import math

import bpy
from mathutils import Vector


def prepare(width, height, samples):
    """An empty scene with the given render size and samples per pixel."""
    bpy.ops.wm.read_factory_settings(use_empty=True)
    scene = bpy.context.scene
    scene.render.engine = "CYCLES"
    scene.cycles.samples = samples
    scene.cycles.use_adaptive_sampling = True
    scene.cycles.adaptive_threshold = 0.03
    scene.cycles.use_denoising = True
    try:
        scene.cycles.denoiser = "OPENIMAGEDENOISE"
    except TypeError:
        scene.cycles.use_denoising = False
    scene.cycles.max_bounces = 5
    scene.render.resolution_x = width
    scene.render.resolution_y = height
    scene.view_settings.view_transform = "Filmic"
    scene.view_settings.look = "Medium High Contrast"
    scene.view_settings.exposure = 0.25
    _light(scene)
    return scene


def _light(scene):
    sun = bpy.data.lights.new("sun", "SUN")
    sun.energy = 4.4
    sun.angle = math.radians(3)
    sun.color = (1, 0.88, 0.70)
    lamp = bpy.data.objects.new("sun", sun)
    lamp.rotation_euler = (math.radians(58), math.radians(8), math.radians(-48))
    scene.collection.objects.link(lamp)
    world = bpy.data.worlds.new("sky")
    scene.world = world
    world.use_nodes = True
    sky = world.node_tree.nodes["Background"]
    sky.inputs[0].default_value = (0.70, 0.82, 0.90, 1)
    sky.inputs[1].default_value = 0.75


def look(scene, at, target, lens=55, blur=0.0):
    """Places the camera. A `blur` above 0 adds depth of field, as in a photo of a model."""
    camera = bpy.data.cameras.new("camera")
    camera.lens = lens
    camera.clip_end = 2000
    eye = bpy.data.objects.new("camera", camera)
    eye.location = at
    direction = Vector(target) - Vector(at)
    eye.rotation_euler = direction.to_track_quat("-Z", "Y").to_euler()
    scene.collection.objects.link(eye)
    scene.camera = eye
    if blur:
        camera.dof.use_dof = True
        camera.dof.focus_distance = direction.length
        camera.dof.aperture_fstop = 1 / blur


ELEVATION = math.radians(25)


def look_level(scene, left, width, low, height):
    """An orthographic view along y, so that the lane along x has the same height everywhere. `low` is the bottom edge relative to the x axis."""
    up = Vector((0, math.sin(ELEVATION), math.cos(ELEVATION)))
    ahead = Vector((0, math.cos(ELEVATION), -math.sin(ELEVATION)))
    camera = bpy.data.cameras.new("camera")
    camera.type = "ORTHO"
    camera.ortho_scale = max(width, height)
    camera.clip_end = 2000
    eye = bpy.data.objects.new("camera", camera)
    eye.location = Vector((left + width / 2, 0, 0)) + up * (low + height / 2) - ahead * 150
    eye.rotation_euler = (math.pi / 2 - ELEVATION, 0, 0)
    scene.collection.objects.link(eye)
    scene.camera = eye
