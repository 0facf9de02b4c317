"""Materials in the site's colors, each created once."""
import bpy

from . import surfaces

HEX = {
    "ink": "#0b2b3a", "sea": "#0f5a6b", "sand": "#cbb083", "paper": "#ece6da", "signal": "#df5a1c",
    "palm": "#15704a", "leaf": "#3d7a3c", "amber": "#dc9a1c", "brick": "#98302a", "glass": "#0d1a20",
    "tire": "#15171a", "steel": "#8e9ba0", "concrete": "#a39d92", "asphalt": "#3f4548", "earth": "#8f6446",
    "bark": "#6d4a30", "skin": "#5f3823", "line": "#ece5d6", "rust": "#8a4527", "sky": "#86adbd",
    "meadow": "#7f9a4e", "wheat": "#cfa544", "haze": "#8fb0ae", "deck": "#4d7274", "hair": "#16100d", "skin2": "#8a5a3c",
    "navy": "#1b2a44", "denim": "#2c4a6b", "khaki": "#8d7a55", "silver": "#b9bec0", "charcoal": "#2a3034",
    "trim": "#121517", "gap": "#050607", "rim": "#b4babd", "brake": "#3a3d40", "seat": "#2b2826", "cabin": "#1a1b1d",
    "liner": "#1d2022", "lamp": "#e8eef0", "tail": "#a3120f", "plate": "#f1efe6", "grille": "#0a0c0d", "paint": "#ffffff",
    "interior": "#d8b36a", "vest": "#e3cf3c", "tank": "#1a1c1e", "clinker": "#c4a47e", "foam": "#f4f7f3", "window": "#22323a", "glow": "#ffd9a0", "tube": "#ffe8c8", "go": "#1fae5e",
    "topside": "#efe9dd", "hull": "#08384f", "boot": "#8c3029", "stripe": "#df5a1c", "seam": "#c3c0b8", "tarmac": "#3f4548", "paving": "#a39d92", "sidewalk": "#a8a298",
    "pupil": "#150d0a", "shoe": "#2a1d16", "sole": "#cfc6b4", "reflect": "#e9e6dc",
}
FINISH = {  # roughness, metallic
    "steel": (0.38, 0.5), "tire": (0.82, 0.0), "signal": (0.4, 0.0), "ink": (0.4, 0.0), "paper": (0.5, 0.0), "brick": (0.42, 0.0),
    "palm": (0.42, 0.0), "amber": (0.42, 0.0), "sky": (0.42, 0.0), "trim": (0.5, 0.0), "rim": (0.24, 0.9), "brake": (0.35, 0.7),
    "lamp": (0.08, 0.35), "tail": (0.1, 0.0), "grille": (0.35, 0.0), "plate": (0.4, 0.0), "window": (0.06, 0.0), "silver": (0.3, 0.3),
    "topside": (0.36, 0.0), "hull": (0.34, 0.0), "boot": (0.5, 0.0), "stripe": (0.36, 0.0),
    "pupil": (0.25, 0.0), "reflect": (0.45, 0.0),
}
GROUND = {"concrete": 6.0, "asphalt": 0.0, "earth": 0.0, "sand": 0.0, "meadow": 0.0, "leaf": 0.0, "wheat": 0.0, "deck": 3.0, "tarmac": 0.0, "paving": 4.0, "sidewalk": 2.4}
"""Surfaces with uneven tones, and the size of the slabs that they are laid in."""
PLATING = ("topside", "hull", "boot", "stripe")
"""A vessel's paint."""
_made = {}


def linear(code):
    """Converts an sRGB hex code to linear light."""
    parts = [int(code[i:i + 2], 16) / 255 for i in (1, 3, 5)]
    return [part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts]


def material(name, finish=None):
    """The material for a color in HEX. With the finish `paint`, a car's clear coat over it; with `cloth`, a soft fabric; with `skin` or `hair`, these."""
    key = f"{name} {finish}" if finish else name
    if key not in _made:
        made = bpy.data.materials.new(key)
        made.use_nodes = True
        shader = made.node_tree.nodes["Principled BSDF"]
        roughness, metallic = FINISH.get(name, (0.75, 0.0))
        shader.inputs["Base Color"].default_value = (*linear(HEX[name]), 1)
        shader.inputs["Roughness"].default_value = roughness
        shader.inputs["Metallic"].default_value = metallic
        if name in ("gap", "grille"):  # openings, which must not mirror a bright ground
            shader.inputs["Specular"].default_value = 0.08
        if finish == "paint":
            surfaces.clear_coat(made.node_tree, shader, name)
        elif finish == "cloth":
            surfaces.cloth(made.node_tree, shader, linear(HEX[name]))
        elif finish == "skin":
            surfaces.skin(made.node_tree, shader, linear(HEX[name]))
        elif finish == "hair":
            surfaces.hair(made.node_tree, shader)
        elif name == "sea":
            surfaces.water(made.node_tree, shader)
        elif name == "glass":
            surfaces.tinted_glass(made.node_tree, linear(HEX["glass"]))
        elif name in GROUND:
            surfaces.ground(made.node_tree, shader, linear(HEX[name]), GROUND[name], name)
        elif name == "glow":
            surfaces.lit(shader, linear(HEX["glow"]), 9.0)
            # Lamps outdoors light nothing that the sun doesn't, and would take samples from it.
            made.cycles.sample_as_light = False
        elif name == "tube":
            surfaces.lit(shader, linear(HEX["tube"]), 13.0)
        elif name == "interior":
            surfaces.lit(shader, linear(HEX["interior"]), 0.9)
            made.cycles.sample_as_light = False
        elif name == "foam":
            surfaces.foam(made.node_tree, shader)
        elif name in PLATING:
            surfaces.plating(made.node_tree, shader, linear(HEX[name]))
        elif roughness > 0.3:
            surfaces.weathered(made.node_tree, shader, linear(HEX[name]), roughness)
        _made[key] = made
    return _made[key]
