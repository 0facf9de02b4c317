"""The light and the cameras that all pictures share: one harbor in evening light."""
import math

import bpy
from mathutils import Vector

from .palette import linear

SUN_HEIGHT = 17
"""In degrees."""
SUN_SIDE = -126
"""Where the sun stands, in degrees from the x axis: to the left, a little behind the camera."""
EXPOSURE = 0.16
SKY = (("#f0b787", 0.0), ("#f2d2ae", 0.06), ("#c2d3dc", 0.15), ("#6da2cd", 0.34), ("#2f6ba8", 0.8))
"""From the horizon up, by the sine of the height."""


def prepare(width, height, samples):
    """An empty scene with the given render size and samples per pixel."""
    bpy.ops.wm.read_factory_settings(use_empty=True)
    scene = bpy.context.scene
    scene.render.engine = "CYCLES"
    cycles = scene.cycles
    cycles.samples = samples
    cycles.use_adaptive_sampling = True
    # Glass and reflections get all samples, what is smooth only the first few.
    cycles.adaptive_threshold = 0.07
    cycles.adaptive_min_samples = 8
    # Blender from Debian has no denoiser: denoise.py is ours, and needs these passes.
    cycles.use_denoising = False
    bpy.context.view_layer.cycles.denoising_store_passes = True
    bpy.context.view_layer.use_pass_mist = True
    cycles.max_bounces = 5
    cycles.diffuse_bounces = 2
    cycles.transparent_max_bounces = 10
    cycles.sample_clamp_indirect = 4
    cycles.blur_glossy = 0.6
    cycles.caustics_reflective = cycles.caustics_refractive = False
    scene.render.resolution_x = width
    scene.render.resolution_y = height
    light(scene)
    return scene


def grade(scene):
    """How light becomes color."""
    scene.view_settings.view_transform = "Filmic"
    scene.view_settings.look = "High Contrast"
    scene.view_settings.exposure = EXPOSURE


def light(scene, side=SUN_SIDE, height=SUN_HEIGHT, sky=SKY):
    """The low sun and the sky around it. A scene may call it again to turn the sun, or for another sky."""
    for old in [part for part in scene.objects if part.type == "LIGHT"]:
        bpy.data.objects.remove(old)
    toward = Vector((math.cos(math.radians(side)) * math.cos(math.radians(height)), math.sin(math.radians(side)) * math.cos(math.radians(height)),
                     math.sin(math.radians(height))))
    sun = bpy.data.lights.new("sun", "SUN")
    sun.energy = 6.6
    sun.angle = math.radians(3.5)
    sun.color = (1, 0.71, 0.42)
    lamp = bpy.data.objects.new("sun", sun)
    lamp.rotation_euler = toward.to_track_quat("Z", "Y").to_euler()
    scene.collection.objects.link(lamp)
    scene.world = scene.world or bpy.data.worlds.new("sky")
    scene.world.use_nodes = True
    _sky(scene.world.node_tree, toward, sky)


def _sky(tree, toward, sky):
    """Sand at the horizon, blue above, a glow around the sun and streaks of cloud."""
    nodes, links = tree.nodes, tree.links
    nodes.clear()

    def node(kind, **settings):
        made = nodes.new(f"ShaderNode{kind}")
        for name, value in settings.items():
            setattr(made, name, value)
        return made

    def math_node(operation, first, second=0.0):
        made = node("Math", operation=operation, use_clamp=operation == "MAXIMUM")
        for slot, value in enumerate((first, second)):
            if isinstance(value, (int, float)):
                made.inputs[slot].default_value = value
            else:
                links.new(value, made.inputs[slot])
        return made.outputs[0]

    direction, split = node("TexCoord"), node("SeparateXYZ")
    links.new(direction.outputs["Generated"], split.inputs[0])
    ramp = node("ValToRGB")
    stops = ramp.color_ramp.elements
    while len(stops) > 1:
        stops.remove(stops[-1])
    stops[0].position, stops[0].color = sky[0][1], (*linear(sky[0][0]), 1)
    for code, at in sky[1:]:
        stops.new(at).color = (*linear(code), 1)
    links.new(split.outputs["Z"], ramp.inputs[0])

    dot = node("VectorMath", operation="DOT_PRODUCT")
    dot.inputs[1].default_value = toward
    links.new(direction.outputs["Generated"], dot.inputs[0])
    near = math_node("POWER", math_node("MAXIMUM", dot.outputs["Value"]), 5.0)
    glow = node("MixRGB", blend_type="ADD")
    glow.inputs["Color2"].default_value = (0.9, 0.5, 0.2, 1)
    links.new(math_node("MULTIPLY", near, 0.75), glow.inputs["Fac"])
    links.new(ramp.outputs[0], glow.inputs["Color1"])

    # Clouds lie in a plane above: a direction divided by its height is a place in it.
    flat = node("VectorMath", operation="DIVIDE")
    height = node("CombineXYZ")
    for slot in range(3):
        links.new(math_node("ADD", math_node("MAXIMUM", split.outputs["Z"]), 0.05), height.inputs[slot])
    links.new(direction.outputs["Generated"], flat.inputs[0])
    links.new(height.outputs[0], flat.inputs[1])
    stretch, noise, veil = node("Mapping"), node("TexNoise"), node("MapRange")
    stretch.inputs["Scale"].default_value = (0.16, 0.42, 0)
    stretch.inputs["Rotation"].default_value = (0, 0, 0.35)
    noise.inputs["Detail"].default_value = 7
    noise.inputs["Roughness"].default_value = 0.56
    noise.inputs["Scale"].default_value = 1.6
    links.new(flat.outputs[0], stretch.inputs["Vector"])
    links.new(stretch.outputs[0], noise.inputs["Vector"])
    for name, number in (("From Min", 0.53), ("From Max", 0.85), ("To Max", 0.6)):
        veil.inputs[name].default_value = number
    links.new(noise.outputs["Fac"], veil.inputs["Value"])
    fade = math_node("MULTIPLY", veil.outputs[0], math_node("MINIMUM", math_node("MULTIPLY", math_node("MAXIMUM", split.outputs["Z"]), 7.0), 1.0))
    cloud = node("MixRGB")
    cloud.inputs["Color2"].default_value = (1.0, 0.80, 0.60, 1)
    links.new(fade, cloud.inputs["Fac"])
    links.new(glow.outputs[0], cloud.inputs["Color1"])

    seen, fill, paths, mix, end = node("Background"), node("Background"), node("LightPath"), node("MixShader"), node("OutputWorld")
    seen.inputs["Strength"].default_value = 0.95
    fill.inputs["Strength"].default_value = 0.56
    links.new(cloud.outputs[0], seen.inputs["Color"])
    links.new(cloud.outputs[0], fill.inputs["Color"])
    links.new(math_node("MAXIMUM", paths.outputs["Is Camera Ray"], paths.outputs["Is Glossy Ray"]), mix.inputs[0])
    links.new(fill.outputs[0], mix.inputs[1])
    links.new(seen.outputs[0], mix.inputs[2])
    links.new(mix.outputs[0], end.inputs["Surface"])


def haze(scene, start, depth):
    """From the distance `start`, air takes away color, by `depth` meters all of it."""
    scene.world.mist_settings.start = start
    scene.world.mist_settings.depth = depth
    scene.world.mist_settings.falloff = "LINEAR"


def look(scene, at, target, lens=55, blur=0.0, focus=None):
    """Places the camera. A `blur` above 0 adds depth of field, as in a photo of a model."""
    camera = bpy.data.cameras.new("camera")
    camera.lens = lens
    camera.clip_end = 3000
    eye = bpy.data.objects.new("camera", camera)
    eye.location = at
    direction = Vector(target) - Vector(at)
    eye.rotation_euler = direction.to_track_quat("-Z", "Y").to_euler()
    scene.collection.objects.link(eye)
    scene.camera = eye
    haze(scene, direction.length * 1.4, 700)
    if blur:
        camera.dof.use_dof = True
        camera.dof.focus_distance = (Vector(focus or target) - Vector(at)).length
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
    haze(scene, 1000, 1000)
