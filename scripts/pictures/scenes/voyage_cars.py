"""The cars that drive along the voyage's lane: gray on a transparent background, each centered in its frame."""
import bpy

from kit import palette
from kit.cars import KINDS
from kit.masks import paint_mask
from kit.mesh import box
from kit.stage import look_level

FRAME = (7.2, 3.4)
BELOW = 0.72
"""Meters of the frame below the lane's center line."""
SPACING = FRAME[0] * 3
"""Wide enough that no shadow falls into another car's frame."""
RATIO = FRAME[1] / (FRAME[0] + SPACING * (len(KINDS) - 1))


def build(scene):
    _place_cars()
    _frame(scene)


def shadows(scene):
    """Only the shadows of the same cars, for a separate layer."""
    for part in _place_cars():
        part.visible_camera = False
    _frame(scene)
    bpy.context.view_layer.update()
    bpy.data.objects["lane"].is_shadow_catcher = True
    bpy.data.objects["lane"].visible_camera = True


def paint(scene):
    """Where the same cars are painted: white on black."""
    paint_mask(_place_cars())
    _frame(scene)


def _place_cars():
    """Places the cars on an invisible lane that reflects light from below. Returns their parts."""
    # White would burn out, and sides, roof and hood would be painted in one tone.
    palette.HEX["body"] = "#a0a0a0"
    lane = box((SPACING * 1.5, 0, -0.47), (SPACING * 5, 80, 1), "asphalt", 0)
    lane.name = "lane"
    lane.visible_camera = False
    for index, kind in enumerate(KINDS):
        kind((index * SPACING, 0, 0.035), "body")
    return [part for part in bpy.data.objects if part.type == "MESH" and part is not lane]


def _frame(scene):
    scene.render.film_transparent = True
    scene.render.image_settings.color_mode = "RGBA"
    width = FRAME[0] + SPACING * (len(KINDS) - 1)
    look_level(scene, -FRAME[0] / 2, width, -BELOW, FRAME[1])
