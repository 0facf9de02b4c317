"""What people wear: shirts with collars and cuffs, trousers with hems, wrappers, safety vests and shoes with soles."""
import math

import numpy as np
from mathutils import Matrix, Vector

from .clay import blend, common, ellipsoid, grown, half, limb, mold, path, vec, without

UP, AHEAD = Vector((0, 0, 1)), Vector((1, 0, 0))


def trunk(pose):
    """The torso under a shirt, without arms."""
    base, spine, chest, wide, woman = pose.base, pose.spine, pose.chest, pose.wide, pose.woman
    across = chest.col[1]
    ahead = chest.col[0]
    ribs = base + spine * 0.335 + ahead * 0.004
    parts = [ellipsoid(ribs, (0.106 * wide, (0.136 if woman else 0.152) * wide, 0.185), chest),
             ellipsoid(base + spine * 0.15 + ahead * (0.012 + 0.05 * (wide - 1)), ((0.1 if woman else 0.11) * wide ** 2, (0.13 if woman else 0.156) * wide ** 1.6, 0.16), pose.hips)]
    if woman:
        parts += [ellipsoid(base + spine * 0.315 + ahead * 0.066 + across * side * 0.066, (0.062, 0.066, 0.066), chest) for side in (1, -1)]
    else:
        parts += [ellipsoid(base + spine * 0.365 + ahead * 0.055 + across * side * 0.07, (0.05, 0.075, 0.058), chest) for side in (1, -1)]
    body = blend(0.05, *parts)
    yoke = [limb(pose.neck - spine * 0.04 - ahead * 0.006, 0.056, shoulder - spine * 0.012, 0.05 * wide) for shoulder in pose.shoulders]
    yoke += [limb(base + spine * 0.39 + across * side * 0.07 - ahead * 0.025, 0.075 * wide, pose.shoulders[index] - spine * 0.025, 0.05 * wide) for index, side in enumerate((1, -1))]
    return blend(0.04, body, *yoke)


def shirt(body, pose, below, color, skin, sleeves, collar, fine):
    """A shirt that hangs over the trousers, with its sleeves."""
    base, spine, wide, woman = pose.base, pose.spine, pose.wide, pose.woman
    torso = trunk(pose)
    hem = base - spine * 0.045
    flare = limb(base + spine * 0.14, (0.108 if woman else 0.125) * wide ** 1.6, hem - spine * 0.06, 0.138 * wide ** 1.2, (pose.hips.col[0], 0.8))
    seat = common(0.03, grown(below, 0.006), ellipsoid(base, (0.17 * wide, 0.21 * wide, 0.16), pose.hips))
    torso = blend(0.03, torso, flare, seat)
    whole = common(0.008, torso, half(hem, -spine))
    thin = 0.9 if woman else 1.0
    arms = []
    for shoulder, elbow, wrist in pose.arms:
        upper, fore = (elbow - shoulder).normalized(), (wrist - elbow).normalized()
        if sleeves:
            sleeve = path([shoulder, shoulder.lerp(elbow, 0.45), elbow, elbow.lerp(wrist, 0.3), elbow.lerp(wrist, 0.9), wrist], [r * thin * pose.thick for r in (0.057, 0.054, 0.047, 0.048, 0.04, 0.04)], soft=0.01)
            cuff = limb(elbow.lerp(wrist, 0.86), 0.0415 * thin, wrist - fore * 0.004, 0.0415 * thin)
            arms.append(common(0.004, blend(0.003, _folded(sleeve, elbow), cuff), half(wrist - fore * 0.006, fore)))
        else:
            end = shoulder + upper * 0.165
            sleeve = limb(shoulder, 0.057 * thin * pose.thick, shoulder + upper * 0.21, 0.06 * thin * pose.thick)
            arms.append(common(0.004, sleeve, half(end, upper)))
            arm = path([shoulder + upper * 0.08, shoulder.lerp(elbow, 0.5), elbow, elbow.lerp(wrist, 0.28), wrist], [r * thin * pose.thick for r in (0.046, 0.045, 0.037, 0.041, 0.027)], soft=0.012)
            _limb_mold(body, arm, (shoulder, elbow, wrist), 0.005 * fine, skin, "skin")
    whole = _join_arms(whole, arms, pose)
    places = [p for arm in pose.arms for p in arm] + [hem, pose.neck]
    low, high = _bounds(places, 0.2)
    mold(body, whole, low, high, 0.0065 * fine, color, "cloth")
    if collar:
        _collar(body, pose, color, fine)
    return torso


def _join_arms(whole, arms, pose):
    """Sleeves blend into the shoulders, but not into a body that they only rest on."""
    def field(p):
        value = whole(p)
        for arm, (shoulder, _, _) in zip(arms, pose.arms):
            soft = 0.006 + 0.03 * np.clip(1 - np.linalg.norm(p - vec(shoulder), axis=1) / 0.16, 0, 1)
            other = arm(p)
            share = np.clip(0.5 + 0.5 * (other - value) / soft, 0, 1)
            value = other + (value - other) * share - soft * share * (1 - share)
        return value
    return field


def _folded(field, joint, deep=0.0024):
    """Creases in the cloth around a joint."""
    center = vec(joint)

    def creased(p):
        away = p - center
        near = np.exp(-np.sum(away * away, axis=1) / 0.006)
        return field(p) - deep * near * np.sin((away[:, 2] + 0.5 * away[:, 0]) * 190)
    return creased


def _collar(body, pose, color, fine):
    neck, spine, ahead, across = pose.neck, pose.spine, pose.chest.col[0], pose.chest.col[1]
    tilt = (spine - ahead * 0.42).normalized()
    middle = neck - ahead * 0.006 - spine * 0.026
    ring = without(0.003, limb(middle - tilt * 0.03, 0.076, middle + tilt * 0.022, 0.068), limb(middle - tilt * 0.08, 0.067, middle + tilt * 0.08, 0.06))
    ring = common(0.003, ring, half(middle + tilt * 0.024, tilt), half(middle - tilt * 0.03, -tilt))
    gap = limb(middle + ahead * 0.07 - spine * 0.04, 0.004, middle + ahead * 0.08 + spine * 0.06, 0.03)
    ring = without(0.003, ring, gap)
    flaps = [path([middle + ahead * 0.052 + across * side * 0.048 + spine * 0.012, middle + ahead * 0.092 + across * side * 0.034 - spine * 0.045], (0.02, 0.009), ((ahead + spine * 0.5).normalized(), 0.32)) for side in (1, -1)]
    low, high = _bounds([neck], 0.14)
    mold(body, blend(0.004, ring, *flaps), low, high, 0.004 * fine, color, "cloth")


def trousers(body, pose, color, fine):
    base, wide = pose.base, pose.wide
    ahead, across = pose.hips.col[0], pose.hips.col[1]
    broad = 1.06 if pose.woman else 1.0
    parts = [ellipsoid(base, (0.1 * wide, 0.142 * wide * broad, 0.115), pose.hips)]
    parts += [ellipsoid(base - UP * 0.06 - ahead * 0.038 + across * side * 0.062, (0.088, 0.085 * broad, 0.095), pose.hips) for side in (1, -1)]
    legs, places = [], [base]
    for index, (hip, knee, ankle) in enumerate(pose.legs):
        shin = (ankle - knee).normalized()
        calf = knee.lerp(ankle, 0.35) - AHEAD * (0.012 if ankle.z < 0.14 else 0)
        leg = path([hip, hip.lerp(knee, 0.45), knee, calf, ankle + shin * 0.06], [r * pose.thick for r in (0.092 * broad, 0.079, 0.0605, 0.0595, 0.0625)], soft=0.012)
        leg = _folded(_folded(leg, knee, 0.0014), ankle - shin * 0.05, 0.0026)
        legs.append(common(0.004, leg, half(ankle + shin * (0.042 if ankle.z < 0.14 else 0.0), shin)))
        places += [knee, ankle]
    whole = blend(0.03, *parts)
    low, high = _bounds(places, 0.17)
    whole = blend(0.02, whole, *legs)
    mold(body, whole, low, high, 0.0065 * fine, color, "cloth")
    return whole


def wrapper(body, pose, color, fine):
    """A long wrapped skirt with soft folds."""
    base = pose.base
    feet = sum((leg[2] for leg in pose.legs), Vector()) / 2
    end = Vector((feet.x, feet.y, 0.1))
    knees = sum((leg[1] for leg in pose.legs), Vector()) / 2
    cone = blend(0.05, ellipsoid(base - UP * 0.04, (0.112, 0.165 * pose.wide, 0.12), pose.hips), path([base - UP * 0.06, knees, end - UP * 0.1], (0.158, 0.15, 0.172), (AHEAD, 0.78)))
    center = vec(base)

    def folded(p):
        around = np.arctan2(p[:, 1] - center[1], p[:, 0] - center[0])
        down = np.clip((center[2] - p[:, 2]) / 0.8, 0, 1)
        return cone(p) - 0.008 * down * np.sin(around * 11 + p[:, 2] * 3)
    shape = common(0.004, folded, half(end, (0, 0, -1)))
    flap = limb(base + AHEAD * 0.1 + Vector((0, -0.06, -0.05)), 0.03, end + AHEAD * 0.13 + Vector((0, -0.075, 0.0)), 0.04, (AHEAD, 0.5))
    low, high = _bounds([base, end], 0.3)
    shape = common(0.004, blend(0.012, shape, flap), half(end, (0, 0, -1)))
    mold(body, shape, low, high, 0.0075 * fine, color, "cloth")
    return shape


def shoes(body, pose, color, sole, fine):
    for (_, _, ankle), heading in zip(pose.legs, pose.headings):
        toes = ankle.z > 0.14  # on the toes
        ahead = Vector((math.cos(heading), math.sin(heading), 0))
        up = UP
        if toes:
            ahead, up = Vector((0.55, 0, -0.75)).normalized(), Vector((0.75, 0, 0.55)).normalized()
        out = up.cross(ahead).normalized()
        frame = Matrix((ahead, out, up)).transposed()

        def at(x, y, z):
            return ankle + frame @ Vector((x, y, z))
        floor = -0.1 if not toes else -0.085
        upper = blend(0.03, limb(at(-0.035, 0, floor + 0.045), 0.0375, at(0.055, 0, floor + 0.046), 0.041), limb(at(0.05, 0, floor + 0.044), 0.042, at(0.135, 0.0, floor + 0.034), 0.034, (up, 0.9)),
                      limb(at(-0.012, 0, floor + 0.05), 0.04, at(-0.008, 0, floor + 0.11), 0.04), limb(at(0.0, 0, floor + 0.085), 0.034, at(0.09, 0, floor + 0.05), 0.034))
        upper = common(0.004, upper, half(at(0, 0, floor + 0.016), -up))
        plan = limb(at(-0.037, 0, floor), 0.041, at(0.128, 0, floor), 0.045, (out, 0.98))

        def under(p, plan=plan, place=vec(at(0, 0, floor)), normal=vec(up)):
            lift = (p - place) @ normal
            return np.maximum(plan(p - lift[:, None] * normal), np.abs(lift - 0.012) - 0.012)
        low, high = _bounds([at(-0.05, 0, floor), at(0.15, 0, floor), at(0, 0, 0.03)], 0.075)
        mold(body, upper, low, high, 0.0048 * fine, color, "shell")
        mold(body, under, low, high, 0.004 * fine, sole, "shell")


def vest(body, pose, torso, color, fine):
    """A safety vest with an open neck, and reflecting bands."""
    base, spine, ahead, across = pose.base, pose.spine, pose.chest.col[0], pose.chest.col[1]
    above = half(base + spine * 0.36, -spine)
    edges = [common(0, half(base + spine * 0.4 + across * side * (0.145 if pose.woman else 0.163) * pose.wide, -across * side), above) for side in (1, -1)]
    holes = [limb(shoulder - across * side * 0.01, 0.064 * pose.thick, shoulder.lerp(elbow, 0.5), 0.07 * pose.thick) for (shoulder, elbow, _), side in zip(pose.arms, (1, -1))]
    opening = path([pose.neck + spine * 0.06, pose.neck + ahead * 0.06 - spine * 0.02, base + spine * 0.3 + ahead * 0.15], (0.068, 0.062, 0.012), soft=0.02)

    def outline(field, soft=0.004):
        return without(soft, common(soft, field, half(base - spine * 0.03, -spine)), opening, *holes, *edges)
    low, high = _bounds([base - spine * 0.05, pose.neck, *pose.shoulders], 0.2)
    mold(body, outline(grown(torso, 0.011)), low, high, 0.006 * fine, color, "cloth")

    def bands(p):
        place = p - vec(base)
        up, side = place @ vec(spine), np.abs(place @ vec(across))
        belt = np.minimum(np.abs(up - 0.115), np.abs(up - 0.03)) - 0.023
        straps = np.maximum(np.abs(side - 0.088) - 0.021, 0.115 - up)
        return np.minimum(belt, straps)
    mold(body, common(0.001, outline(grown(torso, 0.0135), 0.002), bands), low, high, 0.0048 * fine, "reflect", "shell")


def _limb_mold(body, field, places, step, color, finish):
    low, high = _bounds(places, 0.09)
    mold(body, field, low, high, step, color, finish)


def _bounds(places, margin):
    low = Vector(min(place[axis] for place in places) - margin for axis in range(3))
    high = Vector(max(place[axis] for place in places) + margin for axis in range(3))
    return low, high
