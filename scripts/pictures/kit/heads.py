"""Heads: calm faces, hair with a natural hairline, head wraps and hard hats."""
import math

import numpy as np
from mathutils import Matrix, Vector

from .clay import blend, common, ellipsoid, half, limb, mold, path, vec, without
from .mesh import group

HAIRLINE = ((-0.12, -0.062), (-0.07, -0.058), (-0.045, -0.03), (-0.024, 0.0), (-0.012, -0.012), (0.012, -0.016), (0.024, 0.004), (0.034, 0.04), (0.052, 0.066), (0.068, 0.08), (0.12, 0.083))
"""How low hair grows, from the nape to the forehead: places ahead of the head's middle, and heights."""
STYLES = {  # thickness at the sides and on top, and how large its curls are
    "short": (0.006, 0.013, 0.0012), "fade": (0.0025, 0.026, 0.0016), "buzz": (0.003, 0.005, 0.0008), "afro": (0.05, 0.062, 0.003), "back": (0.009, 0.012, 0.0),
}


def head(body, neck, spine, yaw, nod, skin, hair="short", woman=False, hat=None, scarf=None, size=1.0, fine=1.0, shade="hair"):
    """A head on a neck that begins at a place, turned by `yaw` and `nod` degrees, and what is on it."""
    turn = Matrix.Translation(neck + spine * 0.03 + Vector((0, 0, 0.094)) * size) @ Matrix.Rotation(math.radians(yaw), 4, "Z") @ Matrix.Rotation(math.radians(nod), 4, "Y")
    top = group("head")
    top.parent = body
    top.matrix_local = turn @ Matrix.Scale(size, 4)
    root = turn.inverted() @ (neck - spine * 0.05) / size
    low, high = (-0.17, -0.14, -0.2), (0.15, 0.14, 0.16)
    skull = _skull(woman)
    face = _face(skull, woman)
    throat = limb(root, 0.046 if woman else 0.058, (-0.016, 0, -0.045), 0.042 if woman else 0.052)
    mold(top, blend(0.016, face, throat), (-0.12, -0.1, min(-0.2, root[2])), (0.14, 0.1, 0.14), 0.0036 * fine, skin, "skin")
    _features(top, fine)
    if scarf:
        _scarf(top, skull, scarf, low, high, fine)
    elif hat:
        mold(top, _hair(skull, "buzz"), low, high, 0.004 * fine, shade, "hair")
        _hat(top, skull, hat, fine)
    elif hair:
        mold(top, _hair(skull, hair), low, high, 0.0036 * fine, shade, "hair")
        if hair == "back":
            mold(top, ellipsoid((-0.118, 0, 0.055), (0.043, 0.047, 0.045)), (-0.18, -0.06, 0), (-0.06, 0.06, 0.12), 0.005 * fine, shade, "hair")
    return top


def _skull(woman):
    jaw = 0.048 if woman else 0.054
    return blend(0.045, ellipsoid((-0.014, 0, 0.034), (0.099, 0.077, 0.087)), ellipsoid((0.026, 0, 0.0), (0.064, 0.063, 0.082)),
                 ellipsoid((0.026, 0, -0.06), (0.054, jaw, 0.05)))


def _face(skull, woman):
    mirrored = []
    for side in (1, -1):
        mirrored += [ellipsoid((0.052, side * 0.041, -0.022), (0.027, 0.02, 0.024))]
    chin = ellipsoid((0.066, 0, -0.098), (0.019, 0.02 if woman else 0.026, 0.016))
    shape = blend(0.022, skull, chin, *mirrored, limb((0.076, -0.034, 0.037), 0.01, (0.076, 0.034, 0.037), 0.01))
    shape = without(0.014, shape, *(ellipsoid((0.1, side * 0.034, 0.012), (0.02, 0.021, 0.0125)) for side in (1, -1)))
    lids = [ellipsoid((0.071, side * 0.0335, 0.011), (0.0145, 0.0175, 0.0125)) for side in (1, -1)]
    nose = blend(0.01, path([(0.086, 0, 0.022), (0.1, 0, -0.008), (0.108, 0, -0.028)], (0.0075, 0.0095, 0.0125)),
                 *(ellipsoid((0.097, side * 0.0145, -0.0315), (0.012, 0.0095, 0.0095)) for side in (1, -1)))
    shape = blend(0.011, shape, *lids, nose)
    lips = [path([(0.077, -0.027, -0.064), (0.0905, -0.011, -0.061), (0.0905, 0.011, -0.061), (0.077, 0.027, -0.064)], (0.003, 0.0056, 0.0056, 0.003)),
            path([(0.077, -0.025, -0.068), (0.0885, 0, -0.073), (0.077, 0.025, -0.068)], (0.003, 0.0072, 0.003))]
    shape = blend(0.006, shape, *lips)
    for side in (1, -1):
        back = Matrix.Rotation(math.radians(side * 24), 3, "Z") @ Matrix.Rotation(math.radians(-12), 3, "Y")
        ear = without(0.006, ellipsoid((-0.012, side * 0.079, -0.006), (0.0205, 0.0095, 0.032), back), ellipsoid((-0.007, side * 0.09, -0.004), (0.011, 0.0085, 0.018), back))
        shape = blend(0.007, shape, ear)
    return shape


def _features(top, fine):
    """Dark almond eyes, brows, and the line of a slight smile."""
    low, high = (0.05, -0.07, -0.08), (0.12, 0.07, 0.07)
    eyes = blend(0, *(ellipsoid((0.0792, side * 0.0335, 0.008), (0.0086, 0.0128, 0.0054), Matrix.Rotation(math.radians(side * 16), 3, "Z")) for side in (1, -1)))
    mold(top, eyes, low, high, 0.0018 * fine, "pupil")
    brows = blend(0, *(path([(0.0895, side * 0.014, 0.0335), (0.0905, side * 0.03, 0.0405), (0.077, side * 0.051, 0.0375)], (0.0036, 0.0038, 0.0022)) for side in (1, -1)))
    mold(top, brows, low, high, 0.002 * fine, "hair", "hair")
    mouth = path([(0.0775, -0.029, -0.063), (0.091, -0.013, -0.067), (0.0945, 0, -0.0672), (0.091, 0.013, -0.067), (0.0775, 0.029, -0.063)], (0.0014, 0.0022, 0.0022, 0.0022, 0.0014))
    mold(top, mouth, low, high, 0.0016 * fine, "pupil")


def _line(p):
    xs, zs = zip(*HAIRLINE)
    temples = 0.012 * np.exp(-((np.abs(p[:, 1]) - 0.042) / 0.014) ** 2) * np.clip((p[:, 0] - 0.03) / 0.02, 0, 1)
    return p[:, 2] - np.interp(p[:, 0], xs, zs) - temples


def _hair(skull, style):
    """It is thin where it begins, so that it has no edge, and thicker above."""
    sides, crown, curls = STYLES[style]

    def field(p):
        over = _line(p)
        grow = np.clip(over / (0.035 if style != "afro" else 0.05), 0, 1)
        grow = np.sqrt(grow) * 0.8 + grow * 0.2
        up = np.clip((p[:, 2] - 0.045) / 0.06, 0, 1)
        thick = grow * (sides + (crown - sides) * up * up * (3 - 2 * up))
        curl = (np.sin(p[:, 0] * 520) * np.sin(p[:, 1] * 520 + 1) * np.sin(p[:, 2] * 520 + 2)) * curls * grow
        if style == "back":
            curl = np.sin(np.arctan2(p[:, 1], p[:, 2] + 0.02) * 26) * 0.0011 * grow
        return np.maximum(skull(p) - thick - curl - 0.0008, -over * 0.6)
    return field


def _scarf(top, skull, color, low, high, fine):
    """A head wrap in folds, tied at the back."""
    tilt = vec(Vector((0.52, 0, -0.86)).normalized())

    def folded(p):
        high_up = np.clip(-(p @ tilt) / 0.13, 0, 1)
        folds = np.abs(np.sin((p[:, 2] * 0.9 - p[:, 0] * 0.5 + np.abs(p[:, 1]) * 0.35) * 105)) ** 0.7
        return skull(p) - 0.014 - 0.026 * high_up ** 2 - 0.006 * folds
    wrap = common(0.006, folded, half((0.07, 0, 0.068), tilt))
    knot = blend(0.012, ellipsoid((-0.118, 0, 0.03), (0.034, 0.04, 0.032)), limb((-0.12, 0.0, 0.03), 0.016, (-0.135, 0.045, -0.045), 0.02, ((0.9, 0.4, 0), 0.5)),
                 limb((-0.12, 0.0, 0.03), 0.016, (-0.14, -0.03, -0.05), 0.02, ((0.9, -0.4, 0), 0.5)))
    mold(top, blend(0.01, wrap, knot), low, (0.16, 0.15, 0.2), 0.0042 * fine, color, "cloth")


def _hat(top, skull, color, fine):
    """A hard hat with a ridge and a peak."""
    dome = ellipsoid((-0.006, 0, 0.052), (0.122, 0.1, 0.1))
    ridge = path([(0.1, 0, 0.1), (0.03, 0, 0.152), (-0.05, 0, 0.15), (-0.11, 0, 0.1)], (0.016,) * 4, ((0, 1, 0), 0.9))
    sides = [path([(0.06, y, 0.12), (-0.01, y * 1.05, 0.138), (-0.08, y, 0.118)], (0.009,) * 3) for y in (0.045, -0.045)]
    shell = common(0.004, blend(0.01, dome, ridge, *sides), half((0, 0, 0.056), (0, 0, -1)))
    brim = common(0.003, ellipsoid((0.018, 0, 0.058), (0.15, 0.114, 0.024)), half((0, 0, 0.052), (0, 0, -1)), half((0, 0, 0.066), (0, 0, 1)))
    mold(top, blend(0.004, shell, brim), (-0.15, -0.13, 0.03), (0.19, 0.13, 0.19), 0.004 * fine, color, "shell")


