"""Models that are built once, joined into one mesh, kept on disk, and placed many times in different colors."""
import glob
import hashlib
import math
import os

import bmesh
import bpy
from mathutils import Euler

from .mesh import group
from .palette import material

_models = {}
KEPT = ".cache/pictures/kit"
NOT_MODELS = ("stage.py", "sky.py", "surfaces.py", "palette.py", "port.py", "hull.py", "ships.py", "boxship.py", "ferry.py", "gantry.py", "yard.py", "lane.py", "figures.py", "people.py",
              "clay.py", "clothes.py", "hands.py", "heads.py")
"""Files that no kept model depends on."""


def place(name, build, at, color=None, turn=0.0, tilt=0.0, finish="paint"):
    """A copy of the model that `build` assembles in an empty, with its parts of material `paint` in a color and finish."""
    if name not in _models:
        _models[name] = _kept(name, build)
    mesh = _models[name]
    made = bpy.data.objects.new(name, mesh)
    bpy.context.scene.collection.objects.link(made)
    made.location = at
    made.rotation_euler = Euler((0, math.radians(tilt), math.radians(turn)))
    for index, slot in enumerate(mesh.materials):
        if slot.name.split(".")[0] == "paint":
            made.material_slots[index].link = "OBJECT"
            made.material_slots[index].material = material(color, finish)
    return made


def _kept(name, build):
    """The model's mesh, from the last run if no file of the kit has changed since."""
    digest = hashlib.sha256()
    for file in sorted(glob.glob(os.path.join(os.path.dirname(__file__), "*.py"))):
        if os.path.basename(file) not in NOT_MODELS:
            with open(file, "rb") as source:
                digest.update(source.read())
    path = os.path.abspath(f"{KEPT}/{name}-{digest.hexdigest()[:12]}.blend")
    if os.path.exists(path):
        with bpy.data.libraries.load(path) as (there, wanted):
            wanted.meshes = there.meshes[:1]
        mesh = wanted.meshes[0]
        for index, slot in enumerate(mesh.materials):
            mesh.materials[index] = material(slot.name.split(".")[0])
        return mesh
    empty = group(name)
    build(empty)
    mesh = _join(empty, name)
    os.makedirs(KEPT, exist_ok=True)
    bpy.data.libraries.write(path, {mesh})
    return mesh


def _parts(parent):
    for child in parent.children:
        yield child
        yield from _parts(child)


def _join(empty, name):
    """All parts with their modifiers, as one mesh. Removes the parts."""
    bpy.context.view_layer.update()
    graph = bpy.context.evaluated_depsgraph_get()
    joined = bmesh.new()
    slots = []
    parts = list(_parts(empty))
    for part in parts:
        if part.type != "MESH":
            continue
        mesh = bpy.data.meshes.new_from_object(part.evaluated_get(graph), depsgraph=graph)
        mesh.transform(part.matrix_world)
        if part.matrix_world.determinant() < 0:
            mesh.flip_normals()
        for slot in mesh.materials:
            if slot not in slots:
                slots.append(slot)
        moved = [slots.index(slot) for slot in mesh.materials]
        for face in mesh.polygons:
            face.material_index = moved[face.material_index]
        joined.from_mesh(mesh)
        bpy.data.meshes.remove(mesh)
    result = bpy.data.meshes.new(name)
    joined.to_mesh(result)
    joined.free()
    for slot in slots:
        result.materials.append(slot)
    result.use_auto_smooth = True
    result.auto_smooth_angle = math.radians(40)
    for part in [*parts, empty]:
        bpy.data.objects.remove(part)
    return result
