"""The background of a landscape seen from the side: a painted sky, clouds and a distant coast."""
import bpy

from .mesh import ball
from .palette import linear

TOP, LOW = "#9fd2e6", "#fdf1dc"


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
    """A vertical gradient: light at the horizon, blue above."""
    paint = bpy.data.materials.new("backdrop")
    paint.use_nodes = True
    nodes, links = paint.node_tree.nodes, paint.node_tree.links
    nodes.clear()
    coordinates, split = nodes.new("ShaderNodeTexCoord"), nodes.new("ShaderNodeSeparateXYZ")
    ramp, glow, end = nodes.new("ShaderNodeValToRGB"), nodes.new("ShaderNodeEmission"), nodes.new("ShaderNodeOutputMaterial")
    ramp.color_ramp.elements[0].color = (*linear(LOW), 1)
    ramp.color_ramp.elements[1].color = (*linear(TOP), 1)
    links.new(coordinates.outputs["Generated"], split.inputs[0])
    links.new(split.outputs["Z"], ramp.inputs[0])
    links.new(ramp.outputs[0], glow.inputs[0])
    links.new(glow.outputs[0], end.inputs[0])
    return paint


def cloud(at, size=1.0):
    """Three flat puffs without a shadow."""
    for x, z, radius in ((-1.3, 0, 0.8), (0, 0.3, 1.15), (1.35, 0.05, 0.7)):
        puff = ball((at[0] + x * size, at[1], at[2] + z * size), radius * size, "line", squash=0.62)
        puff.visible_shadow = False


def hill(at, width, height, color="meadow"):
    """A distant hill: the top half of a stretched sphere."""
    rise = ball(at, 1, color)
    rise.scale = (width / 2, 1.6, height)
