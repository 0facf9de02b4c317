"""Materials in the site's colors, each created once."""
import bpy

HEX = {
    "ink": "#0b2b3a", "sea": "#2b7d8c", "sand": "#e9dcbf", "paper": "#f6f1e6", "signal": "#f26b1d",
    "palm": "#0e7c4a", "leaf": "#3f8f55", "amber": "#f2b705", "brick": "#b5332e", "glass": "#12303d",
    "tire": "#1a1d1f", "steel": "#a9b7ba", "concrete": "#d5cdb9", "asphalt": "#59666b", "earth": "#c9a877",
    "bark": "#8a6242", "skin": "#7a4b32", "line": "#faf7ef", "rust": "#a8512f", "sky": "#9cc7d2",
    "meadow": "#9db878", "wheat": "#e2c066", "haze": "#a5c3ba", "deck": "#6f9a97",
}
FINISH = {  # roughness, metallic
    "glass": (0.12, 0.0), "sea": (0.16, 0.0), "steel": (0.4, 0.4), "tire": (0.85, 0.0),
    "signal": (0.35, 0.0), "ink": (0.4, 0.0), "paper": (0.45, 0.0), "brick": (0.4, 0.0), "palm": (0.4, 0.0),
    "amber": (0.4, 0.0), "sky": (0.4, 0.0),
}
_made = {}


def linear(code):
    """Converts an sRGB hex code to linear light."""
    parts = [int(code[i:i + 2], 16) / 255 for i in (1, 3, 5)]
    return [part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts]


def material(name):
    """The material for a color in HEX."""
    if name not in _made:
        made = bpy.data.materials.new(name)
        made.use_nodes = True
        shader = made.node_tree.nodes["Principled BSDF"]
        roughness, metallic = FINISH.get(name, (0.75, 0.0))
        shader.inputs["Base Color"].default_value = (*linear(HEX[name]), 1)
        shader.inputs["Roughness"].default_value = roughness
        shader.inputs["Metallic"].default_value = metallic
        if name == "sea":
            _ripple(made.node_tree, shader)
        _made[name] = made
    return _made[name]


def _ripple(tree, shader):
    """Small waves as a bump map, so that the water's surface remains flat."""
    noise = tree.nodes.new("ShaderNodeTexNoise")
    noise.inputs["Scale"].default_value = 1.1
    noise.inputs["Detail"].default_value = 2
    bump = tree.nodes.new("ShaderNodeBump")
    bump.inputs["Strength"].default_value = 0.35
    bump.inputs["Distance"].default_value = 0.4
    coordinates = tree.nodes.new("ShaderNodeTexCoord")
    tree.links.new(coordinates.outputs["Object"], noise.inputs["Vector"])
    tree.links.new(noise.outputs["Fac"], bump.inputs["Height"])
    tree.links.new(bump.outputs["Normal"], shader.inputs["Normal"])
