"""People: well proportioned figurines in any pose, who stand on one leg when they wait."""
import math

from mathutils import Matrix, Vector

from . import clothes
from .hands import hand
from .heads import head
from .mesh import group

UP, ACROSS = Vector((0, 0, 1)), Vector((0, 1, 0))
REACH = (0.288, 0.262)
"""The lengths of the upper arm and the forearm, to the wrist."""
LEGS = (0.43, 0.42)


class Pose:
    """Where a figure's joints are."""


def figure(at, turn=0.0, hands=((0.13, 0.25, 0.9), (0.1, -0.25, 0.9)), feet=None, pelvis=None, lean=0.0, yaw=0.0, nod=0.0, shirt="palm", trousers="denim", skin="skin",
           hat=None, vest=None, sleeves=True, knees=None, woman=False, hair=None, scarf=None, skirt=None, weight=None, twist=0.0, poses=(None, None), palms=(None, None), aims=(None, None), sees=None,
           build=1.0, collar=None, shoes="shoe", sole="sole", large=1.05, fine=1.0, shade="hair"):
    """
    Someone who faces +x. `hands` are where the wrists are, left and right, and `feet` the ankles, relative to the place; `lean` bends the back, `twist` turns
    the shoulders, `yaw` and `nod` the head, in degrees, unless they `sees` a place. The `weight` is on the left leg (1), the right one (-1), or both (0).
    Knees bend forward, unless `knees` gives their places. `poses` are those of the hands, `palms` where these face, and `aims` places that they
    point to. A child's head is `large`.
    """
    body = group("figure", at, turn)
    pose = _stance(hands, feet, pelvis, knees, lean, twist, weight, woman, build, at)
    below = clothes.wrapper(body, pose, skirt, fine) if skirt else clothes.trousers(body, pose, trousers, fine)
    clothes.shoes(body, pose, shoes, sole, fine)
    torso = clothes.shirt(body, pose, below, shirt, skin, sleeves, not woman if collar is None else collar, fine)
    if vest:
        clothes.vest(body, pose, torso, vest, fine)
    for index, ((_, elbow, wrist), side) in enumerate(zip(pose.arms, (1, -1))):
        along = (wrist - elbow).normalized()
        is_low = wrist.z < pose.base.z + 0.06
        palm = Vector(palms[index]) if palms[index] else (Vector((-0.25, -side, 0)) if is_low else Vector((0, -side * 0.85, 0.5)))
        if aims[index]:
            along = (along * 0.5 + (Vector(aims[index]) - wrist).normalized()).normalized()
        elif poses[index] == "point":
            along = (along + (wrist - pose.shoulders[index]).normalized() * 2).normalized()
        if is_low and not poses[index]:
            along = (along + Vector((0.0, -side * 0.05, -0.35))).normalized()
        hand(body, wrist, along, palm, side, skin, poses[index] or ("relaxed" if is_low else "grip"), 0.93 if woman else 1.0, fine)
    if sees:
        away = Vector(sees) - (pose.neck + pose.spine * 0.03 + UP * 0.11)
        yaw, nod = math.degrees(math.atan2(away.y, away.x)), -math.degrees(math.atan2(away.z, math.hypot(away.x, away.y)))
    head(body, pose.neck, pose.spine, yaw, nod, skin, hair or ("back" if woman else "short"), woman, hat, scarf, large, fine, shade)
    return body


def local(at, turn, place, size=1.0):
    """Where someone at a place, turned by degrees, has another place: ahead, to the left, and up."""
    away = (Vector(place) - Vector(at)) / size
    return tuple(Matrix.Rotation(math.radians(-turn), 3, "Z") @ away)


def _stance(hands, feet, pelvis, knees, lean, twist, weight, woman, build, at):
    pose = Pose()
    pose.woman, pose.wide, pose.thick = woman, (0.95 if woman else 1.0) * build, (0.93 if woman else 1.0) * build ** 0.6
    if weight is None:
        weight = 0 if pelvis or feet else (1 if int(abs(at[0] * 37 + at[1] * 53) * 10) % 2 else -1)
    if feet is None:
        feet = [(0.0, 0.085), (0.085, -0.15)] if weight > 0 else [(0.085, 0.15), (0.0, -0.085)] if weight < 0 else [(0.05, 0.12), (-0.04, -0.12)]
    turned = [7 if weight > 0 else 20, -7 if weight < 0 else -20]
    pose.headings = [math.radians(value) for value in turned]
    pose.base = Vector(pelvis) if pelvis else Vector((0.0, weight * 0.04, 0.966 if weight else 0.958))
    roll, back = weight * 5.0, math.radians(lean)
    pose.hips = Matrix.Rotation(math.radians(roll), 3, "X") @ Matrix.Rotation(math.radians(-twist * 0.3 - weight * 4), 3, "Z") @ Matrix.Rotation(back * 0.6, 3, "Y")
    pose.spine = Matrix.Rotation(math.radians(weight * 2.2), 3, "X") @ Matrix.Rotation(back, 3, "Y") @ UP
    pose.chest = Matrix.Rotation(math.radians(twist + weight * 3), 3, "Z") @ Matrix.Rotation(math.radians(-weight * 4.0), 3, "X") @ Matrix.Rotation(back, 3, "Y")
    pose.neck = pose.base + pose.spine * 0.545
    across, ahead = pose.chest.col[1], pose.chest.col[0]
    # From the middle to a shoulder.
    width = (0.146 if woman else 0.166) * (0.4 + 0.6 * build)
    pose.shoulders, pose.arms = [], []
    for wrist, side in zip(hands, (1, -1)):
        shoulder = pose.base + pose.spine * 0.452 + across * side * width - ahead * 0.012
        reach = Vector(wrist) - shoulder
        # A shoulder follows an arm that reaches far or up.
        shoulder = shoulder + reach.normalized() * 0.035 * max(0, min(1, (reach.length - 0.38) / 0.15)) * (1 if reach.z > -0.3 else 0.3)
        pose.shoulders.append(shoulder)
        pose.arms.append((shoulder, *_bend(shoulder, Vector(wrist), side)))
    pose.legs = []
    for index, (foot, side) in enumerate(zip(feet, (1, -1))):
        x, y, *z = foot
        ankle = Vector((x, y, z[0] if z else 0.1))
        hip = pose.base + pose.hips.col[1] * side * 0.088 - UP * 0.03
        knee = Vector(knees[index]) if knees else _joint(hip, ankle, *LEGS, Vector((1, side * (0.3 if weight == -side else 0.1), 0)))
        pose.legs.append((hip, knee, ankle))
    return pose


def _joint(start, end, first, second, pole):
    """Where an elbow or knee is, given both ends, and the direction that it bends to."""
    along = end - start
    length = min(along.length, (first + second) * 0.999)
    along.normalize()
    share = (first ** 2 - second ** 2 + length ** 2) / (2 * length)
    out = pole - along * pole.dot(along)
    return start + along * share + out.normalized() * math.sqrt(max(0, first ** 2 - share ** 2))


def _bend(shoulder, wrist, side):
    """Elbow and wrist of an arm that reaches for a place."""
    toward = wrist - shoulder
    end = shoulder + toward * min(1, (sum(REACH) - 0.004) / toward.length)
    return _joint(shoulder, end, *REACH, Vector((-0.55, side * 0.5, -0.8))), end
