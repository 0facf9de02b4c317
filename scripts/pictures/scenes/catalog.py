"""What visitors can ask for in the shop, side by side on one floor: each in its own frame, seen from the front right corner."""
import math

import bpy
from mathutils import Matrix

import drawn
from kit import cars, palette, trucks
from kit.bake import place
from kit.mesh import beam, box, group, rod, side
from kit.palette import material
from kit.stage import light, look_level
from kit.wheels import wheel

from .catalog_parts import body_parts, engine, keys, tires

FRAME = (8.0, 5.0)
"""In meters; each frame shows its item enlarged or reduced to fit. Must match `catalog.ts`."""
BELOW = 1.6
"""Meters of the frame below where the items stand."""
TURN = -30
LEFT = 0.35
"""Of the middle of the frame, in meters, so that no shadow falls into the next one."""
SUN_SIDE, SUN_HEIGHT = -150, 50
"""So that the side that is seen, the front and the roof differ, and the shadow is seen."""
SKY = (("#b9c6cc", 0.0), ("#a9c0cd", 0.15), ("#6da2cd", 0.34), ("#2f6ba8", 0.8))
"""Without the sand of the horizon: a rear window that mirrors it looks like a hole."""


def build(scene):
    # Darker than white paint, and not the page's color.
    palette.HEX["floor"] = "#7695a0"
    light(scene, SUN_SIDE, SUN_HEIGHT, SKY)
    width = FRAME[0] * len(ITEMS)
    box((width / 2, 0, -0.5), (width * 2, 120, 1), "floor", 0)
    for index, (scale, build_item) in enumerate(ITEMS.values()):
        at = (index * FRAME[0] - LEFT, 0, 0)
        there = set(bpy.data.objects)
        build_item()
        _move([part for part in bpy.data.objects if part not in there and part.parent is None], at, scale)
    look_level(scene, -FRAME[0] / 2, width, -BELOW, FRAME[1])


def _move(parts, at, scale):
    """Places what was built at the origin: turned toward the camera, in the frame's scale."""
    bpy.context.view_layer.update()
    to = Matrix.Translation(at) @ Matrix.Rotation(math.radians(TURN), 4, "Z") @ Matrix.Scale(scale, 4)
    for part in parts:
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
    """The drawings' box truck with its rear wheels."""
    drawn.KINDS["truck"][0]()
    truck = group("truck wheels")
    trucks.axles(truck, (-2.1,))


def _rider(build_item, color):
    """On its side stand, as a parked motorcycle."""
    def build_rider():
        _painted(build_item, color)()
        rod((-0.05, -0.16, 0.16), 0.02, 0.34, "rim", axis="z")
    return build_rider


ITEMS = {
    "sedan": (1.3, lambda: cars.sedan((0, 0, 0), "silver")),
    "suv": (1.3, lambda: cars.suv((0, 0, 0), "signal")),
    "pickup": (1.2, lambda: cars.pickup((0, 0, 0), "paper")),
    "minivan": (1.24, lambda: place("minivan", drawn._minivan, (0, 0, 0), "brick")),
    "cargo-van": (1.17, lambda: cars.van((0, 0, 0), "paper")),
    "bus": (0.81, _painted(_bus, "amber")),
    "truck": (0.74, _painted(_truck, "paper")),
    "machine": (0.82, lambda: trucks.excavator((-1.4, 0, 0), "amber")),
    "motorcycle": (2.5, _rider(drawn.KINDS["motorcycle"][0], "signal")),
    "scooter": (2.5, _rider(drawn.KINDS["scooter"][0], "paper")),
    "tires": (3.4, tires),
    "body-parts": (2.3, body_parts),
    "mechanical": (3.6, engine),
    "keys": (38, keys),
}
"""By the shop's ids: the scale, and what builds the item at the origin, facing along x."""
RATIO = FRAME[1] / (FRAME[0] * len(ITEMS))
