"""Renders a scene in Blender: `blender -b -P render.py -- <scene> <width> <samples> <out.png>`."""
import importlib
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

import bpy  # noqa: E402  (after the path is set)

from kit import stage  # noqa: E402

RATIO = 9 / 16


def main():
    name, width, samples, out = sys.argv[sys.argv.index("--") + 1:]
    module = importlib.import_module("scenes." + name.replace("-", "_"))
    scene = stage.prepare(int(width), round(int(width) * getattr(module, "RATIO", RATIO)), int(samples))
    module.build(scene)
    scene.render.image_settings.file_format = "PNG"
    scene.render.filepath = os.path.abspath(out)
    bpy.ops.render.render(write_still=True)


main()
