"""The vehicles that the site draws: those of the kit, and some that no picture shows. Lengths in meters; x is forward."""

import bmesh

from kit import cars, trucks
from kit.bake import place
from kit.fittings import arches, cabin, details, fuel_cap, gap, glass, headlamps, lamps, panes, seams, sides, slats, top_gap
from kit.mesh import beam, box, group, rod, side
from kit.shell import Shell, prism, rounded, shrink
from kit.wheels import lathe

MINIVAN = {
    "axles": (1.55, -1.45), "wheel": 0.34, "arch": 0.4, "half": 0.96, "tail": -2.5, "mirror": (1.1, 1.14), "tire": 0.22,
    "handles": ((0.2, 0.92), (-0.2, 0.93)), "plates": ((2.51, 0.5, 0),), "wipers": (1.5, 1.165, 0.62, 0),
}


def _minivan(car):
    shell = Shell({
        "top": [(2.5, 0.7), (2.45, 0.82), (2.3, 0.92), (1.95, 1.04), (1.55, 1.14), (0.75, 1.6), (0.5, 1.68), (0, 1.735), (-1.2, 1.73), (-1.9, 1.67), (-2.2, 1.6),
                (-2.36, 1.3), (-2.46, 1.06), (-2.5, 0.9)],
        "belt": [(2.5, 0.62), (2.3, 0.78), (2.0, 0.86), (1.4, 0.97), (0.8, 1.02), (0, 1.05), (-1.6, 1.08), (-2.3, 1.07), (-2.5, 0.84)],
        "low": [(2.5, 0.36), (2.4, 0.26), (2.1, 0.2), (-2.0, 0.22), (-2.4, 0.32), (-2.5, 0.42)],
        "half": [(2.5, 0.64), (2.42, 0.76), (2.2, 0.88), (1.8, 0.95), (1.2, 0.96), (-1.8, 0.96), (-2.2, 0.92), (-2.42, 0.84), (-2.5, 0.74)],
        "rail": [(2.5, 0.44), (2.2, 0.6), (1.6, 0.74), (0.8, 0.66), (0, 0.64), (-2.0, 0.62), (-2.3, 0.66), (-2.5, 0.58)],
    })
    shell.crease(0.9, -0.045, 0.016)
    shell.paint(prism(rounded([(1.5, -0.68), (1.62, -0.6), (1.66, -0.3), (1.66, 0.3), (1.62, 0.6), (1.5, 0.68)], 0.05), 0.95, 1.4, "z"), "trim")
    glass(shell, [(-0.7, 1.16), (0.7, 1.16), (0.6, 1.62), (-0.6, 1.62)], "x", 0.6, 1.6, corner=0.08)
    glass(shell, [(-0.64, 1.15), (0.64, 1.15), (0.58, 1.54), (-0.58, 1.54)], "x", -2.6, -2.2, corner=0.08)
    panes(shell, [(1.28, 1.08), (0.72, 1.5), (0.34, 1.62), (-0.98, 1.635), (-1.86, 1.575), (-2.17, 1.2), (-1.1, 1.12)],
          [(1.0, 1.11), (1.0, 1.26), (0.72, 1.47), (0.36, 1.585), (0.265, 1.595), (0.3, 1.11)],
          [(1.2, 1.105), (1.04, 1.23), (1.04, 1.107)],
          [(0.21, 1.115), (0.17, 1.598), (-0.98, 1.608), (-1.02, 1.14)],
          [(-1.1, 1.145), (-1.1, 1.6), (-1.83, 1.55), (-2.11, 1.205)])
    seams(shell, [(1.27, 1.06), (1.29, 0.8), (1.24, 0.45), (1.16, 0.33), (-0.93, 0.34), (-0.97, 0.6), (-1.06, 0.95), (-1.06, 1.13)])
    seams(shell, [(0.25, 1.1), (0.25, 0.34)])
    for y in (-0.68, 0.68):
        top_gap(shell, (1.62, 2.34), (y, y))
    top_gap(shell, (2.345, 2.345), (-0.68, 0.68), 0.7)
    for a, b in (((2.02, 0.66), (2.2, 0.8)), ((-2.0, 0.6), (-2.3, 0.68))):
        sides(shell, gap(a, b), "gap", 0.5)
    fuel_cap(shell, -1.72, 0.93)
    lens = [(2.56, 0.66), (2.56, 0.76), (2.3, 0.88), (2.0, 0.95), (2.14, 0.8)]
    lamps(shell, lens, "lamp", 0.42)
    sides(shell, shrink(lens, 0.03), "window", 0.45)
    lamps(shell, [(-2.56, 0.9), (-2.56, 1.12), (-2.24, 1.16), (-2.3, 0.94)], "tail", 0.34)
    sides(shell, [(1.1, 0.17), (1.1, 0.28), (-1.0, 0.29), (-1.0, 0.17)], "trim", 0.5)
    sides(shell, gap((-1.0, 1.0), (-2.2, 1.03), 0.02), "trim", 0.5)
    for opening in ([(-0.4, 0.57), (0.4, 0.57), (0.46, 0.66), (0.42, 0.74), (-0.42, 0.74), (-0.46, 0.66)], [(-0.5, 0.34), (0.5, 0.34), (0.56, 0.43), (-0.56, 0.43)]):
        shell.paint(prism(opening, 2.2, 2.6, "x"), "gap")
    slats(shell, car, "brake", ((0.41, 0.6), (0.44, 0.64), (0.44, 0.68), (0.41, 0.715)), ((0.5, 0.37), (0.53, 0.4)))
    headlamps(shell, car, 0.57, 0.745)
    arches(shell, MINIVAN, car)
    shell.finish("minivan").parent = car
    cabin(car, 1.36, 0.5, 1.46, (0.45, -0.5, -1.45), 1.46)
    details(car, MINIVAN)


def _bus():
    """A coaster-sized bus, 7 m long."""
    side([(3.46, 0.36), (3.5, 0.8), (3.42, 1.4), (3.12, 2.45), (2.9, 2.66), (2.6, 2.7), (-3.2, 2.7), (-3.42, 2.6), (-3.5, 2.3), (-3.5, 0.42), (-3.4, 0.32)],
         2.1, "paint", 0.09)
    for x in (2.16, -2.0):
        rod((x, -0.9, 0.42), 0.5, 0.6, "gap", sides=64)
    side([(3.36, 1.46), (3.1, 2.36), (2.72, 2.36), (2.72, 1.36)], 2.14, "window", 0.03)
    for front, back in ((2.58, 1.74), (0.74, -0.26), (-0.38, -1.38), (-1.5, -2.5), (-2.62, -3.34)):
        side([(front, 1.42), (front, 2.36), (back, 2.36), (back, 1.42)], 2.14, "window", 0.06)
    # The door.
    for front, back in ((1.58, 1.24), (1.2, 0.86)):
        side([(front, 0.62), (front, 2.36), (back, 2.36), (back, 0.62)], 2.14, "window", 0.04)
    box((0, 0, 0.98), (6.6, 2.13, 0.05), "trim", 0)
    side([(3.52, 0.36), (3.52, 0.62), (2.78, 0.62), (2.78, 0.34)], 2.14, "trim", 0.04)
    side([(-3.52, 0.36), (-3.52, 0.62), (-2.62, 0.62), (-2.62, 0.34)], 2.14, "trim", 0.04)
    side([(3.5, 0.78), (3.47, 1.0), (3.2, 1.04), (3.26, 0.8)], 2.15, "lamp", 0.02)
    box((-3.46, 0, 1.14), (0.12, 2.15, 0.44), "tail", 0.02)
    box((3.42, -1.2, 2.0), (0.14, 0.1, 0.46), "trim", 0.04)


def _truck():
    """A box truck."""
    truck = group("truck")
    trucks.cab(truck, "paint", 2.5)
    box((-0.9, 0, 2.16), (5.2, 2.5, 2.36), "paint", 0.05, truck)
    box((-0.9, 0, 0.9), (5.2, 1.0, 0.2), "trim", 0.02, truck)
    side([(1.5, 0.5), (1.5, 0.92), (0.5, 0.92), (0.5, 0.5)], 2.3, "trim", 0.05, truck)
    side([(0.3, 0.5), (0.3, 0.92), (-0.9, 0.92), (-0.9, 0.5)], 2.3, "trim", 0.05, truck)
    box((-3.48, 0, 0.86), (0.1, 2.4, 0.2), "tail", 0.02, truck)


def _scooter():
    """A motor scooter."""
    bike = group("scooter")
    for x in (0.63, -0.6):
        for part in (lathe([(0.13, -0.05), (0.2, -0.055), (0.235, -0.03), (0.24, 0), (0.235, 0.03), (0.2, 0.055), (0.13, 0.05)], "tire", bike),
                     lathe([(0.135, -0.03), (0.135, 0.03), (0.001, 0.03)], "rim", bike)):
            part.location = (x, 0, 0.24)
    beam((0.63, 0, 0.24), (0.42, 0, 0.86), 0.09, "trim", bike)
    side([(0.5, 0.98), (0.6, 0.78), (0.52, 0.3), (0.42, 0.24), (0.4, 0.5), (0.36, 0.9)], 0.4, "paint", 0.05, bike)
    side([(0.92, 0.42), (0.78, 0.54), (0.6, 0.56), (0.44, 0.42), (0.6, 0.46), (0.78, 0.42)], 0.2, "paint", 0.03, bike)
    side([(0.5, 0.28), (0.46, 0.18), (-0.3, 0.18), (-0.3, 0.3)], 0.36, "paint", 0.03, bike)
    side([(-0.06, 0.66), (-0.1, 0.26), (-0.24, 0.22), (-0.44, 0.46), (-0.62, 0.52), (-0.86, 0.5), (-0.98, 0.62), (-0.9, 0.72)], 0.36, "paint", 0.06, bike)
    side([(0.0, 0.74), (-0.04, 0.66), (-0.92, 0.7), (-0.9, 0.8), (-0.5, 0.78), (-0.3, 0.74)], 0.32, "trim", 0.04, bike)
    beam((0.44, 0, 0.92), (0.36, 0, 1.06), 0.07, "trim", bike)
    beam((0.4, -0.3, 1.04), (0.24, -0.3, 1.06), 0.05, "trim", bike)
    rod((0.52, 0, 0.95), 0.07, 0.1, "lamp", axis="x", into=bike)
    side([(-0.92, 0.68), (-0.9, 0.58), (-1.0, 0.58), (-1.02, 0.66)], 0.2, "tail", 0.01, bike)
    beam((0.36, -0.28, 1.04), (0.42, -0.32, 1.2), 0.03, "trim", bike)
    rod((0.42, -0.32, 1.22), 0.07, 0.04, "trim", axis="x", into=bike)


def _motorcycle():
    """The kit's, with a thicker handlebar: seen from the side, the real one is a point."""
    bike = trucks.motorcycle((0, 0, 0), "paint")
    beam((0.42, -0.36, 1.04), (0.3, -0.36, 1.12), 0.06, "trim", bike)
    beam((0.45, -0.3, 1.0), (0.45, -0.3, 1.12), 0.06, "trim", bike)
    for x in (0.72, -0.7):
        rod((x, 0, 0.33), 0.1, 0.2, "trim", into=bike)


def _car(model, spec, roof=9.0):
    """One of the kit's cars, without what sticks out: exhaust pipes and, above `roof`, rails."""
    def build():
        car = model((0, 0, 0), "silver")
        names = [slot.name.split(".")[0] for slot in car.data.materials]
        shape = bmesh.new()
        shape.from_mesh(car.data)
        away = []
        for face in shape.faces:
            x, y, z = face.calc_center_median()
            is_pipe = x < spec["tail"] + 0.17 and z < 0.31 and abs(abs(y) - 0.5) < 0.05
            if is_pipe or (z > roof and names[face.material_index] in ("rim", "trim")):
                away.append(face)
        bmesh.ops.delete(shape, geom=away, context="FACES")
        shape.to_mesh(car.data)
        shape.free()

    return build, [[x, spec["wheel"], spec["wheel"], spec["arch"]] for x in spec["axles"]]


KINDS = {
    "sedan": _car(cars.sedan, cars.SEDAN),
    "suv": _car(cars.suv, cars.SUV, 1.62),
    "pickup": _car(cars.pickup, cars.PICKUP),
    "van": _car(cars.van, cars.VAN),
    "minivan": _car(lambda at, color: place("minivan", _minivan, at, color), MINIVAN),
    "bus": (_bus, [[2.16, 0.42, 0.42, 0.5], [-2.0, 0.42, 0.42, 0.5]]),
    "truck": (_truck, [[2.5, 0.5, 0.5, 0.6], [-2.1, 0.5, 0.5, 0.6]]),
    "motorcycle": (_motorcycle, [[0.72, 0.33, 0.325, 0.33], [-0.7, 0.33, 0.325, 0.33]]),
    "scooter": (_scooter, [[0.63, 0.24, 0.24, 0], [-0.6, 0.24, 0.24, 0]]),
    "machinery": (lambda: trucks.excavator((0, 0, 0), "paint"), []),
}
"""By the names in src/ui/vehicles: what builds the vehicle, and its wheels as [x, height of the axle, radius, radius of the arch]."""
