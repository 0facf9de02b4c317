"""What all cars have: glass, lamps, shut lines, wheels, seats and small parts."""
import math

from mathutils import Vector
from mathutils.bvhtree import BVHTree

from .mesh import beam, box, group, rod, slab
from .shell import prism, rounded, shrink
from .wheels import lathe, well, wheel

BOTH = (-1, 1)


def sides(shell, outline, color, inner=0.42):
    """Paints an outline [(x, z)] on both sides of the body."""
    for sign in BOTH:
        shell.paint(prism(outline, *sorted((sign * inner, sign * 1.4))), color)


def gap(a, b, width=0.011):
    """The outline of a shut line from a to b."""
    length = math.hypot(b[0] - a[0], b[1] - a[1])
    across = (-(b[1] - a[1]) / length * width / 2, (b[0] - a[0]) / length * width / 2)
    return [(a[0] + across[0], a[1] + across[1]), (b[0] + across[0], b[1] + across[1]),
            (b[0] - across[0], b[1] - across[1]), (a[0] - across[0], a[1] - across[1])]


def top_gap(shell, x, y, low=0.5):
    """A shut line seen from above: x and y are ranges, of which one is a line."""
    wide = 0.006
    (x0, x1), (y0, y1) = x, y
    box_planes = prism([(x0 - wide, low), (x1 + wide, low), (x1 + wide, 3), (x0 - wide, 3)], y0 - wide, y1 + wide)
    shell.paint(box_planes, "gap")


def seams(shell, points, width=0.009):
    """A shut line through points [(x, z)] on both sides."""
    for a, b in zip(points, points[1:]):
        sides(shell, gap(a, b, width), "gap", 0.5)


def fuel_cap(shell, x, z):
    cap = rounded([(x + 0.075, z - 0.06), (x + 0.075, z + 0.06), (x - 0.075, z + 0.06), (x - 0.075, z - 0.06)], 0.035)
    seams(shell, [*cap, cap[0]], 0.007)


def panes(shell, outline, *windows, frame=0.012):
    """Side windows [(x, z)] with round corners in one black surround with a bright edge."""
    sides(shell, rounded(shrink(outline, -frame), 0.06), "rim")
    sides(shell, rounded(outline, 0.05), "trim")
    for window in windows:
        sides(shell, rounded(window, 0.035), "glass")


def glass(shell, outline, axis="y", low=0.42, high=1.4, frame=0.022, corner=0.0):
    """A window with its black frame, with round corners if `corner` gives their radius. On both sides, if it is a side window."""
    spans = [(low, high)] if axis != "y" else [sorted((sign * low, sign * high)) for sign in BOTH]
    pane = shrink(outline, frame)
    if corner:
        outline, pane = rounded(outline, corner), rounded(pane, corner * 0.8)
    for span in spans:
        shell.paint(prism(outline, *span, axis), "trim")
        shell.paint(prism(pane, *span, axis), "glass")


def lamps(shell, outline, color, inner, frame=0.014):
    sides(shell, outline, "gap", inner)
    sides(shell, shrink(outline, frame), color, inner + frame)


def _front(shell):
    """Gives for y and z how far forward the body reaches there."""
    tree = BVHTree.FromBMesh(shell.bm)

    def at(y, z):
        hit = tree.ray_cast(Vector((4, y, z)), Vector((-1, 0, 0)))[0]
        return hit.x if hit else 0.0
    return at


def slats(shell, car, color, *openings):
    """Bars across a grille's openings, each by half its width and its height, that follow the body's front, and the uprights of a mesh behind them."""
    reach = _front(shell)
    for bars in openings:
        for half, z in bars:
            ys = [half * (step / 6 - 1) for step in range(13)]
            for a, b in zip(ys, ys[1:]):
                made = beam((reach(a, z) + 0.006, a, z), (reach(b, z) + 0.006, b, z), 0.012, color, car, 0.003)
                made.scale.x = 1.03
        half, low, high = min(bars)[0], bars[0][1], bars[-1][1]
        for step in range(1, 16):
            y = half * (step / 8 - 1)
            beam((reach(y, low) + 0.002, y, low), (reach(y, high) + 0.002, y, high), 0.008, "trim", car, 0)


def headlamps(shell, car, y, z):
    """Two projectors behind each lens."""
    reach = _front(shell)
    for sign in BOTH:
        for across, up in ((0, 0), (0.1, 0.025)):
            x = reach(sign * (y + across), z + up)
            rod((x - 0.004, sign * (y + across), z + up), 0.029, 0.018, "rim", axis="x", into=car, bevel=0.004, sides=24)
            rod((x + 0.004, sign * (y + across), z + up), 0.021, 0.014, "plate", axis="x", into=car, bevel=0.004, sides=24)


def arches(shell, spec, car):
    for x in spec["axles"]:
        center = (x, spec["wheel"])
        points = 48
        circle = [(center[0] + spec["arch"] * math.cos(2 * math.pi * k / points), center[1] + spec["arch"] * math.sin(2 * math.pi * k / points))
                  for k in range(points)]
        for sign in BOTH:
            if spec.get("flare"):
                wide = [(center[0] + (spec["arch"] + spec["flare"]) * math.cos(2 * math.pi * k / points),
                         center[1] + (spec["arch"] + spec["flare"]) * math.sin(2 * math.pi * k / points)) for k in range(points)]
                shell.paint(prism(wide, *sorted((sign * 0.5, sign * 1.4))), "trim")
            # As deep as the well, which closes the hole.
            shell.remove(prism(circle, *sorted((sign * (spec["half"] - 0.43), sign * 1.4))))
            well(x, sign, spec["arch"], spec["wheel"], spec["half"] - 0.015, car)
            wheel((x, sign * (spec["half"] - 0.115), spec["wheel"]), spec["wheel"], spec.get("tire", 0.215), car, spec.get("spokes", 10), spec.get("steel", False))


def cabin(car, x, floor, width, rows, top, rear=None):
    """Seats, a dashboard and a steering wheel, seen through the glass. `rows` are the seats' positions; `top` and `rear` the highest headrests in front and behind."""
    # Between the wheel arches.
    box((sum(rows) / len(rows) + 0.2, 0, floor - 0.03), (rows[0] - rows[-1] + 2.0, 0.88, 0.06), "cabin", 0.02, car)
    for index, row in enumerate(rows):
        for y in (-0.36, 0.36):
            box((row + 0.1, y, floor + 0.28), (0.5, 0.5, 0.16), "seat", 0.05, car)
            box((row - 0.2, y, floor + 0.58), (0.15, 0.48, 0.62), "seat", 0.045, car, tilt=-14)
            box((row - 0.3, y, min(rear if index and rear else top, floor + 0.98)), (0.09, 0.25, 0.17), "seat", 0.035, car, tilt=-8)
    box((x, 0, floor + 0.5), (0.34, width - 0.06, 0.3), "cabin", 0.08, car)
    _steering_wheel((x - 0.3, 0.36, floor + 0.64), car)


def _steering_wheel(at, car):
    wheel_group = group("steering wheel", at, 90, lean=-24)
    wheel_group.parent = car
    lathe([(0.175 + 0.014 * math.cos(turn), 0.014 * math.sin(turn)) for turn in (math.pi * step / 5 for step in range(11))], "trim", wheel_group, 32)
    lathe([(0.055, 0.012), (0.05, 0.03), (0.001, 0.034)], "trim", wheel_group, 20)
    for turn in (math.pi, 0, -math.pi / 2):
        beam((0, 0.01, 0), (0.17 * math.cos(turn), 0, 0.17 * math.sin(turn)), 0.022, "trim", wheel_group, 0)


def details(car, spec):
    """Mirrors, door handles, license plates and wipers."""
    mx, mz = spec["mirror"]
    for sign in BOTH:
        _mirror((mx, sign * (spec["half"] + 0.05), mz), sign, car)
        for x, z in spec["handles"]:
            _handle((x, sign * (spec["half"] - 0.004), z), sign, spec.get("handle", "paint"), car)
    for x, z, lean in spec["plates"]:
        box((x, 0, z), (0.022, 0.52, 0.12), "plate", 0.006, car, tilt=lean)
    x, z, length, slope = spec["wipers"]
    for y, way in ((-0.36, 1), (0.28, 1)):
        blade = box((x, y, z), (0.02, length, 0.015), "trim", 0.004, car)
        blade.rotation_euler = (0, 0, math.radians(8 * way))
    for y in (0.5, -0.5) if spec.get("twin") else (0.5,):
        rod((spec["tail"] + 0.22, y, 0.27), 0.035, 0.2, "brake", axis="x", into=car, sides=16)


def _mirror(at, sign, car):
    """A housing that narrows toward the front and the tip, over a black shell, on a foot at the door."""
    mirror = group("mirror", at)
    mirror.parent = car
    plan = [(0.075, -0.09), (0.085, -0.02), (0.055, 0.08), (0.0, 0.12), (-0.06, 0.125), (-0.06, -0.1)]
    if sign < 0:
        plan = [(x, -y) for x, y in plan[::-1]]
    slab(plan, -0.035, 0.08, "paint", 0.034, mirror, 0.84)
    slab([(x * 0.96, y * 0.97) for x, y in plan], -0.062, -0.036, "trim", 0.01, mirror)
    box((-0.062, sign * 0.012, 0.012), (0.008, 0.18, 0.085), "silver", 0.003, mirror)
    box((0.03, sign * -0.11, -0.055), (0.09, 0.1, 0.035), "trim", 0.012, mirror)


def _handle(at, sign, color, car):
    """A grip on two feet, in front of a dark cup."""
    handle = group("handle", at)
    handle.parent = car
    cup = rod((-0.005, -sign * 0.002, 0.002), 0.064, 0.012, "gap", into=handle, sides=28)
    cup.scale = (1.05, 0.52, 1)
    box((0, sign * 0.014, 0.006), (0.215, 0.014, 0.027), color, 0.006, handle)
    for x in (-0.095, 0.095):
        box((x, sign * 0.005, 0.006), (0.026, 0.02, 0.024), color, 0.005, handle)


def rails(shell, car, front, back, y, bow=0.05):
    """Roof rails that follow the roof and end on it."""
    tree = BVHTree.FromBMesh(shell.bm)
    steps = 14
    for sign in BOTH:
        points = []
        for step in range(steps + 1):
            x = front + (back - front) * step / steps
            roof = tree.ray_cast(Vector((x, sign * y, 4)), Vector((0, 0, -1)))[0].z
            points.append((x, sign * y, roof + bow * min(1, min(step, steps - step) / 1.5)))
        for a, b in zip(points, points[1:]):
            beam(a, b, 0.034, "rim", car, 0.01).scale.x = 1.05
        x, across, top = points[steps // 2]
        box((x, across, top - bow / 2), (0.12, 0.034, bow), "rim", 0.01, car)


def open_hood(shell, car, x, half, hinge, low):
    """Raises the hood on its stay, above a dark engine bay."""
    front, back = x
    planes = prism([(front, low - 0.2), (front, 1.2), (back, 1.2), (back, low - 0.2)], -half, half)
    shell.lift(planes, hinge, -52)
    box(((front + back) / 2, 0, low - 0.1), (front - back, half * 2, 0.06), "gap", 0.02, car)
    for at, size, color in (((1.62, 0.05, 0.74), (0.5, 0.56, 0.18), "brake"), ((1.6, 0.05, 0.84), (0.34, 0.4, 0.06), "trim"),
                            ((1.5, -0.46, 0.76), (0.28, 0.2, 0.2), "cabin"), ((1.5, -0.46, 0.87), (0.2, 0.12, 0.02), "brick"),
                            ((1.5, 0.48, 0.74), (0.2, 0.16, 0.16), "line"), ((2.0, 0, 0.66), (0.1, 1.1, 0.1), "rim")):
        box(at, size, color, 0.03, car)
    rod((1.78, half - 0.06, 1.18), 0.012, 0.78, "rim", axis="z", into=car, sides=10)
