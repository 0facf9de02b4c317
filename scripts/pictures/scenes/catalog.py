"""What visitors can ask for in the shop, side by side: each in its own frame, seen from the front right corner."""
import math

import bpy
from mathutils import Matrix

import drawn
from kit import cars, palette, trucks
from kit.bake import place
from kit.mesh import beam, box, group, rod, side
from kit.palette import material
from kit.stage import ELEVATION, light, look_level
from kit.wheels import wheel

from .catalog_parts import body_parts, engine, keys, tires

FRAME = (8.0, 5.0)
"""In meters. Must match `catalog.ts`."""
APART = 12.0
"""From one frame to the next, so that no shadow falls into another one. Must match `catalog.ts`."""
FILLED = (7.3, 4.4)
"""How much of its frame an item takes at the most."""
TURN = -30
SUN_SIDE, SUN_HEIGHT, SUN_ANGLE = -126, 36, 9
"""From the other pictures' side, but higher and softer: shadows stay close to what casts them."""
SKY = (("#b9c6cc", 0.0), ("#a9c0cd", 0.15), ("#6da2cd", 0.34), ("#2f6ba8", 0.8))
"""Without the sand of the horizon: a rear window that mirrors it looks like a hole."""
SEA, AMBER, AMBER_SLOPE = "#215c77", "#ff9d0d", "#ff8b0b"
"""Grounds that come out in the theme's colors in this light: white paint is bright on one, and tires are dark on the other."""
SLOPE = 40
"""How far the ground is tilted for what lies flat."""


def build(scene):
    light(scene, SUN_SIDE, SUN_HEIGHT, SKY)
    bpy.data.lights["sun"].angle = math.radians(SUN_ANGLE)
    for index, (ground, slope, build_item) in enumerate(ITEMS.values()):
        _floor(index * APART, ground, slope)
        there = set(bpy.data.objects)
        build_item()
        _show([part for part in bpy.data.objects if part not in there], index * APART, slope)
    look_level(scene, -FRAME[0] / 2, FRAME[0] + APART * (len(ITEMS) - 1), -FRAME[1] / 2, FRAME[1])


def _floor(middle, color, slope):
    """An even ground, without a shine."""
    ground = bpy.data.materials.new("ground")
    ground.use_nodes = True
    shader = ground.node_tree.nodes["Principled BSDF"]
    shader.inputs["Base Color"].default_value = (*palette.linear(color), 1)
    shader.inputs["Roughness"].default_value = 1
    shader.inputs["Specular"].default_value = 0
    tilt = math.radians(slope)
    floor = box((middle, math.sin(tilt) / 2, -math.cos(tilt) / 2), (APART, 20 if slope else 120, 1), "paper", 0, lean=slope)
    floor.data.materials[0] = ground


def _show(parts, middle, slope):
    """Turns what was built at the origin toward the camera, and fits it into its frame."""
    bpy.context.view_layer.update()
    turned = Matrix.Rotation(math.radians(slope), 4, "X") @ Matrix.Rotation(math.radians(TURN), 4, "Z")
    seen = [turned @ part.matrix_world @ vertex.co for part in parts if part.type == "MESH" for vertex in part.data.vertices]
    across = [point.x for point in seen]
    up = [point.y * math.sin(ELEVATION) + point.z * math.cos(ELEVATION) for point in seen]
    scale = min(FILLED[0] / (max(across) - min(across)), FILLED[1] / (max(up) - min(up)))
    # On the ground, so that its middle is the frame's.
    back = -scale * (max(up) + min(up)) / 2 / math.sin(ELEVATION + math.radians(slope))
    at = (middle - scale * (max(across) + min(across)) / 2, back * math.cos(math.radians(slope)), back * math.sin(math.radians(slope)))
    to = Matrix.Translation(at) @ turned @ Matrix.Scale(scale, 4)
    for part in [part for part in parts if part.parent is None]:
        part.matrix_world = to @ part.matrix_world


def _painted(build_item, color):
    """What is modeled in plain paint, in a color with clear coat."""
    def build_painted():
        there = set(bpy.data.objects)
        build_item()
        for part in [part for part in bpy.data.objects if part not in there and part.type == "MESH"]:
            for slot in part.material_slots:
                if slot.material.name.split(".")[0] == "paint":
                    slot.link = "OBJECT"
                    slot.material = material(color, "paint")
    return build_painted


def _bus():
    """The drawings' bus with its wheels, and a front."""
    drawn.KINDS["bus"][0]()
    for arch in [part for part in bpy.data.objects if part.name.startswith("rod") and part.parent is None and abs(part.location.y + 0.9) < 0.01]:
        bpy.data.objects.remove(arch)
    bus = group("bus")
    for x in (2.16, -2.0):
        for sign in (-1, 1):
            rod((x, sign * 1.045, 0.46), 0.52, 0.02, "gap", into=bus, sides=48)
            wheel((x, sign * 0.95, 0.42), 0.42, 0.26, bus, steel=True)
    side([(3.45, 1.3), (3.14, 2.42), (2.9, 2.42), (3.2, 1.3)], 1.94, "window", 0.05, bus)
    box((3.45, 0, 0.95), (0.12, 1.1, 0.2), "grille", 0.03, bus)
    box((3.5, 0, 0.5), (0.04, 0.52, 0.12), "plate", 0.01, bus)
    for sign in (-1, 1):
        box((3.44, sign * 0.82, 0.92), (0.14, 0.34, 0.2), "lamp", 0.05, bus)
        beam((3.3, sign * 1.04, 2.3), (3.5, sign * 1.22, 2.2), 0.04, "trim", bus)
        box((3.5, sign * 1.24, 2.02), (0.1, 0.16, 0.42), "trim", 0.04, bus)
    for slope in (-0.55, 0.35):
        beam((3.44, slope, 1.42), (3.3, slope + 0.3, 1.9), 0.03, "trim", bus)


def _truck():
    """The drawings' box truck with its rear wheels, and a white box."""
    there = set(bpy.data.objects)
    drawn.KINDS["truck"][0]()
    cargo = max((part for part in bpy.data.objects if part not in there), key=lambda part: part.dimensions.x * part.dimensions.z)
    cargo.data.materials[0] = material("paper", "paint")
    truck = group("truck wheels")
    trucks.axles(truck, (-2.1,))


def _scooter():
    """The drawings' scooter with a whole handlebar: from the side, one end of it is enough."""
    drawn.KINDS["scooter"][0]()
    beam((0.39, -0.3, 1.03), (0.39, 0.3, 1.03), 0.05, "trim")
    beam((0.4, 0.3, 1.04), (0.24, 0.3, 1.06), 0.05, "trim")
    beam((0.36, 0.28, 1.04), (0.42, 0.32, 1.2), 0.03, "trim")
    rod((0.42, 0.32, 1.22), 0.07, 0.04, "trim", axis="x")


def _rider(build_item, color):
    """On its side stand, as a parked motorcycle."""
    def build_rider():
        _painted(build_item, color)()
        rod((-0.05, -0.16, 0.16), 0.02, 0.34, "rim", axis="z")
    return build_rider


ITEMS = {
    "sedan": (SEA, 0, lambda: cars.sedan((0, 0, 0), "silver")),
    "suv": (SEA, 0, lambda: cars.suv((0, 0, 0), "signal")),
    "pickup": (SEA, 0, lambda: cars.pickup((0, 0, 0), "paper")),
    "minivan": (SEA, 0, lambda: place("minivan", drawn._minivan, (0, 0, 0), "brick")),
    "cargo-van": (SEA, 0, lambda: cars.van((0, 0, 0), "paper")),
    "bus": (SEA, 0, _painted(_bus, "amber")),
    "truck": (SEA, 0, _painted(_truck, "signal")),
    "machine": (SEA, 0, lambda: trucks.excavator((0, 0, 0), "amber")),
    "motorcycle": (SEA, 0, _rider(drawn.KINDS["motorcycle"][0], "signal")),
    "scooter": (SEA, 0, _rider(_scooter, "paper")),
    "tires": (AMBER, 0, tires),
    "body-parts": (AMBER, 0, body_parts),
    "mechanical": (AMBER, 0, engine),
    "keys": (AMBER_SLOPE, SLOPE, keys),
}
"""By the shop's ids: the ground and its slope, and what builds the item at the origin, facing along x."""
RATIO = FRAME[1] / (FRAME[0] + APART * (len(ITEMS) - 1))
