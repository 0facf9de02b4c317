"""The cars that are laid over the voyage's lane: white, on nothing, each in the middle of its own frame."""
import bpy

from kit import palette
from kit.cars import KINDS
from kit.mesh import box
from kit.stage import look_level

FRAME = (7.2, 3.4)
BELOW = 0.72
"""Meters of the frame below the lane's middle line."""
APART = FRAME[0] * 3
"""Far enough that no car's shadow falls into another's frame."""
RATIO = FRAME[1] / (FRAME[0] + APART * (len(KINDS) - 1))


def build(scene):
    _stand()
    _frame(scene)


def shadows(scene):
    """The same cars unseen: what they leave is their shadow on the lane, for a layer of its own."""
    for made in _stand():
        made.visible_camera = False
    _frame(scene)
    bpy.context.view_layer.update()
    bpy.data.objects["lane"].is_shadow_catcher = True
    bpy.data.objects["lane"].visible_camera = True


def _stand():
    """The cars on a lane that lights them from below but is not seen. @returns everything that stands there"""
    # What is bright is taken for the body and gets the paint (scripts/pictures/voyageCars.ts): rims stay darker.
    palette.HEX["steel"] = "#50585c"
    lane = box((APART * 1.5, 0, -0.47), (APART * 5, 80, 1), "asphalt", 0)
    lane.name = "lane"
    lane.visible_camera = False
    for index, kind in enumerate(KINDS):
        kind((index * APART, 0, 0.035), "line")
    return [made for made in bpy.data.objects if made.type == "MESH" and made is not lane]


def _frame(scene):
    scene.render.film_transparent = True
    scene.render.image_settings.color_mode = "RGBA"
    width = FRAME[0] + APART * (len(KINDS) - 1)
    look_level(scene, -FRAME[0] / 2, width, -BELOW, FRAME[1])
