"""The background of a landscape seen from the side: a painted sky and a distant coast."""
import bpy

from .mesh import ball
from .palette import linear

TOP, LOW, CLOUD = "#7fb0d2", "#f5cfa0", "#fbe3c4"


def backdrop(center_x, width, y, low, high):
    """A painted wall that doesn't affect the lighting, between the heights `low` and `high`."""
    mesh = bpy.data.meshes.new("backdrop")
    left, right = center_x - width / 2, center_x + width / 2
    mesh.from_pydata([(left, y, low), (right, y, low), (right, y, high), (left, y, high)], [], [(0, 1, 2, 3)])
    wall = bpy.data.objects.new("backdrop", mesh)
    bpy.context.scene.collection.objects.link(wall)
    wall.visible_diffuse = wall.visible_glossy = wall.visible_shadow = False
    mesh.materials.append(_paint())


def _paint():
    """A vertical gradient, sand at the horizon and blue above, with streaks of cloud."""
    paint = bpy.data.materials.new("backdrop")
    paint.use_nodes = True
    nodes, links = paint.node_tree.nodes, paint.node_tree.links
    nodes.clear()
    coordinates, split, geometry = nodes.new("ShaderNodeTexCoord"), nodes.new("ShaderNodeSeparateXYZ"), nodes.new("ShaderNodeNewGeometry")
    ramp, glow, end = nodes.new("ShaderNodeValToRGB"), nodes.new("ShaderNodeEmission"), nodes.new("ShaderNodeOutputMaterial")
    ramp.color_ramp.elements[0].color = (*linear(LOW), 1)
    ramp.color_ramp.elements[1].color = (*linear(TOP), 1)
    stretch, noise, veil, mix = (nodes.new(f"ShaderNode{kind}") for kind in ("Mapping", "TexNoise", "MapRange", "MixRGB"))
    stretch.inputs["Scale"].default_value = (0.05, 1, 0.75)
    noise.inputs["Scale"].default_value = 1.0
    noise.inputs["Detail"].default_value = 5
    for name, value in (("From Min", 0.5), ("From Max", 0.75), ("To Max", 0.7)):
        veil.inputs[name].default_value = value
    mix.inputs["Color2"].default_value = (*linear(CLOUD), 1)
    links.new(coordinates.outputs["Generated"], split.inputs[0])
    links.new(split.outputs["Z"], ramp.inputs[0])
    links.new(geometry.outputs["Position"], stretch.inputs["Vector"])
    links.new(stretch.outputs[0], noise.inputs["Vector"])
    links.new(noise.outputs["Fac"], veil.inputs["Value"])
    links.new(veil.outputs[0], mix.inputs["Fac"])
    links.new(ramp.outputs[0], mix.inputs["Color1"])
    links.new(mix.outputs[0], glow.inputs[0])
    links.new(glow.outputs[0], end.inputs[0])
    return paint


def hill(at, width, height, color="meadow"):
    """A distant hill: the top half of a stretched sphere."""
    rise = ball(at, 1, color)
    rise.scale = (width / 2, 1.6, height)
