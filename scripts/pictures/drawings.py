"""
The side views of all vehicles that the site draws, from the models that its pictures are made of:
`blender -b -P drawings.py -- <folder> [kind ...]`. Writes <folder>/<kind>.png, where each color stands for what is there
(see CLASSES), and <folder>/<kind>.json with the frame in meters and the wheels.
"""
import json
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

import bmesh  # noqa: E402  (after the path is set)
import bpy  # noqa: E402
from mathutils import Vector  # noqa: E402

from drawn import KINDS  # noqa: E402

WIDTH = 4000
MARGIN = 0.02
"""Around the vehicle, as a fraction of its length."""
CLASSES = {
    "paint": ("#ff0000", ("paint", "gap", "plate", "liner")),
    "glass": ("#00ff00", ("glass", "window")),
    "trim": ("#0000ff", ("trim", "grille", "brake", "steel", "rim", "tire")),
    "lamp": ("#ffff00", ("lamp", "tail", "amber")),
}
HIDDEN = ("seat", "cabin", "plate")


def main():
    folder, *names = sys.argv[sys.argv.index("--") + 1:]
    for name in names or KINDS:
        _render(name, *KINDS[name], os.path.join(os.path.abspath(folder), name))


def _render(name, build, wheels, out):
    bpy.ops.wm.read_factory_settings(use_empty=True)
    scene = bpy.context.scene
    _forget()
    build()
    bpy.context.view_layer.update()
    parts = [part for part in scene.objects if part.type == "MESH"]
    for part in parts:
        _empty(part.data)
    flat = {code: _flat(code) for code, _ in CLASSES.values()}
    for part in parts:
        for slot in part.material_slots:
            slot.link = "OBJECT"
            slot.material = flat[_code(part.data.materials[slot.slot_index].name)]
    corners = [part.matrix_world @ Vector(corner) for part in parts for corner in part.bound_box]
    left, right, top = min(c.x for c in corners), max(c.x for c in corners), max(c.z for c in corners)
    margin = (right - left) * MARGIN
    frame = {"left": left - margin, "width": right - left + 2 * margin, "low": -margin, "height": top + 2 * margin}
    _camera(scene, frame)
    scene.render.filepath = f"{out}.png"
    bpy.ops.render.render(write_still=True)
    with open(f"{out}.json", "w") as file:
        json.dump({**frame, "wheels": wheels}, file)


def _empty(mesh):
    """Removes what the glass hides, and what sticks out."""
    hidden = {index for index, slot in enumerate(mesh.materials) if slot.name.split(".")[0] in HIDDEN}
    shape = bmesh.new()
    shape.from_mesh(mesh)
    bmesh.ops.delete(shape, geom=[face for face in shape.faces if face.material_index in hidden], context="FACES")
    shape.to_mesh(mesh)
    shape.free()


def _forget():
    """Models and materials are kept for one scene."""
    from kit import bake, palette
    bake._models.clear()
    palette._made.clear()


def _code(name):
    plain = name.split(".")[0].split(" ")[0]
    for code, names in CLASSES.values():
        if plain in names:
            return code
    return CLASSES["paint"][0]


def _flat(code):
    made = bpy.data.materials.new("flat")
    made.use_nodes = True
    nodes = made.node_tree.nodes
    nodes.clear()
    shine, end = nodes.new("ShaderNodeEmission"), nodes.new("ShaderNodeOutputMaterial")
    shine.inputs["Color"].default_value = (*(int(code[i:i + 2], 16) / 255 for i in (1, 3, 5)), 1)
    made.node_tree.links.new(shine.outputs[0], end.inputs["Surface"])
    return made


def _camera(scene, frame):
    """From the right, without perspective; each pixel has the color of one point, with no smooth edges."""
    scene.render.engine = "CYCLES"
    scene.cycles.samples = 1
    scene.cycles.use_denoising = False
    scene.cycles.max_bounces = 0
    scene.cycles.pixel_filter_type = "BOX"
    scene.cycles.filter_width = 0.01
    scene.render.film_transparent = True
    scene.render.image_settings.color_mode = "RGBA"
    scene.view_settings.view_transform = "Raw"
    scene.render.dither_intensity = 0
    scene.render.resolution_x = WIDTH
    scene.render.resolution_y = round(WIDTH * frame["height"] / frame["width"])
    camera = bpy.data.cameras.new("camera")
    camera.type = "ORTHO"
    camera.ortho_scale = max(frame["width"], frame["height"])
    camera.clip_end = 200
    eye = bpy.data.objects.new("camera", camera)
    eye.location = (frame["left"] + frame["width"] / 2, -60, frame["low"] + frame["height"] / 2)
    eye.rotation_euler = (1.5707963, 0, 0)
    scene.collection.objects.link(eye)
    scene.camera = eye


main()
