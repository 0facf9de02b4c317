"""
Denoises a render and develops it like a photo: `blender -b -P develop.py -- <render> <weights> <out.png>`. Without weights (`-`),
it isn't denoised. Air between the camera and what is far away is added here, and Blender's Filmic view turns light into colors.
"""
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

import bpy  # noqa: E402  (after the path is set)
import numpy as np  # noqa: E402

from denoise import denoise, read_weights  # noqa: E402
from kit.stage import grade  # noqa: E402

NETWORKS = {"color": "rt_hdr_calb_cnrm", "albedo": "rt_alb", "normal": "rt_nrm"}
AIR = np.array([0.80, 0.66, 0.46], np.float32)
"""The color of the horizon, in linear light."""
THICKNESS = 0.62
"""How much of the color air takes away at the most."""


def main():
    render, weights, out = sys.argv[sys.argv.index("--") + 1:]
    bpy.ops.wm.read_factory_settings(use_empty=True)
    color, alpha = _read(f"{render}.color.exr")
    normal = _read(f"{render}.normal.exr")[0]
    clean = color if weights == "-" else _denoised(render, color, normal, weights)
    # The sky, which has no normals, is painted with its own haze.
    solid = np.clip(np.linalg.norm(normal, axis=2, keepdims=True), 0, 1)
    air = _read(f"{render}.mist.exr")[0][:, :, :1] * solid * THICKNESS
    clean = clean * (1 - air) + AIR * air
    _write(np.dstack([clean, alpha]), out)


def _denoised(render, color, normal, weights):
    networks = {name: read_weights(f"{weights}/{file}.tza") for name, file in NETWORKS.items()}
    return denoise(color, _read(f"{render}.albedo.exr")[0], normal, networks)


def _read(path):
    """A picture's colors and its opacity, top row first."""
    image = bpy.data.images.load(os.path.abspath(path))
    image.colorspace_settings.name = "Linear"
    pixels = np.empty(image.size[0] * image.size[1] * 4, np.float32)
    image.pixels.foreach_get(pixels)
    pixels = np.nan_to_num(pixels.reshape(image.size[1], image.size[0], 4)[::-1])
    return np.ascontiguousarray(pixels[:, :, :3]), np.ascontiguousarray(pixels[:, :, 3])


def _write(pixels, out):
    height, width = pixels.shape[:2]
    image = bpy.data.images.new("developed", width, height, alpha=True, float_buffer=True)
    image.pixels.foreach_set(np.ascontiguousarray(pixels[::-1], np.float32).ravel())
    scene = bpy.context.scene
    grade(scene)
    scene.render.image_settings.file_format = "PNG"
    scene.render.image_settings.color_mode = "RGBA" if pixels[:, :, 3].min() < 0.99 else "RGB"
    scene.render.image_settings.color_depth = "16"
    image.save_render(os.path.abspath(out), scene=scene)


main()
