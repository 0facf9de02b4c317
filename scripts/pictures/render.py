"""
Renders a scene in Blender: `blender -b -P render.py -- <scene>[.<kind>] <width> <samples> <out>`. Writes <out>.color.exr with the
light, and what denoise.py needs in <out>.albedo.exr, <out>.normal.exr and <out>.mist.exr.
"""
import glob
import importlib
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

import bpy  # noqa: E402  (after the path is set)

from kit import stage  # noqa: E402

RATIO = 9 / 16
PASSES = {"color": "Image", "albedo": "Denoising Albedo", "normal": "Denoising Normal", "mist": "Mist"}


def main():
    name, width, samples, out = sys.argv[sys.argv.index("--") + 1:]
    name, *kind = name.split(".")
    module = importlib.import_module("scenes." + name.replace("-", "_"))
    scene = stage.prepare(int(width), round(int(width) * getattr(module, "RATIO", RATIO)), int(samples))
    module.build(scene, *kind)
    _write_passes(scene, os.path.abspath(out))
    bpy.ops.render.render()
    # Blender adds the frame's number to the names.
    for file in glob.glob(f"{glob.escape(os.path.abspath(out))}.*0001.exr"):
        os.replace(file, file.replace("0001.exr", "exr"))


def _write_passes(scene, out):
    scene.use_nodes = True
    nodes = scene.node_tree.nodes
    nodes.clear()
    layers, files = nodes.new("CompositorNodeRLayers"), nodes.new("CompositorNodeOutputFile")
    files.base_path = os.path.dirname(out)
    files.format.file_format = "OPEN_EXR"
    files.format.color_mode = "RGBA"
    files.format.color_depth = "32"
    files.file_slots.clear()
    for suffix, name in PASSES.items():
        files.file_slots.new(f"{os.path.basename(out)}.{suffix}.")
        scene.node_tree.links.new(layers.outputs[name], files.inputs[-1])


main()
