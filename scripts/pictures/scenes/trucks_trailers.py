"""What moves on wheels: a tractor with four trailers, and a truck with a tilting bed. Each stands in the middle of its frame."""
import bpy

from kit.boxes import HEIGHT, LENGTH, WIDTH, container
from kit.cars import sedan, suv
from kit.figures import figure, local
from kit.mesh import beam, box, group, rod, side
from kit.trucks import axles, cab, excavator, short_carrier


def _frame(truck, front, back, z=0.92, high=0.26):
    """Two beams along a truck."""
    for y in (-0.5, 0.5):
        box(((front + back) / 2, y, z), (front - back, 0.14, high), "trim", 0.02, truck)


def _tail(truck, x, z=0.9):
    box((x, 0, z), (0.1, WIDTH, 0.2), "trim", 0.02, truck)
    for y in (-1, 1):
        box((x - 0.03, y * 0.98, z), (0.08, 0.4, 0.14), "tail", 0.02, truck)
        box((x, y * (WIDTH / 2 + 0.01), z), (0.1, 0.03, 0.12), "tail", 0.01, truck)


def _mudguards(truck, positions):
    for x in positions:
        for y in (-1, 1):
            box((x, y * 1.04, 1.1), (0.86, 0.36, 0.06), "trim", 0.03, truck)


def _tractor(truck, x, color="signal", rear=(-2.35, -3.55)):
    """A cab whose axle is at `x`, and two axles behind it under the trailer's front."""
    cab(truck, color, x)
    box((x - 0.05, -1.235, 1.0), (1.64, 0.02, 0.1), "line", 0.005, truck)
    back = x + rear[-1] - 0.75
    _frame(truck, x + 0.6, back)
    axles(truck, [x + place for place in rear])
    _mudguards(truck, [x + place for place in rear])
    box((x + sum(rear) / 2, 0, 1.14), (1.1, 1.0, 0.12), "brake", 0.04, truck)
    for y in (-1, 1):
        tank = rod((x - 1.28, y * 0.9, 0.68), 0.3, 0.86, "rim", axis="x", into=truck, bevel=0.05)
        tank.scale = (1, 0.9, 1)
        rod((x - 1.06, y * 0.98, 2.2), 0.08, 2.9, "rim", axis="z", into=truck)


def _legs(truck, x, z):
    for y in (-0.9, 0.9):
        box((x, y, (z + 0.3) / 2), (0.16, 0.16, z - 0.3), "steel", 0.02, truck)
        box((x, y, 0.3), (0.36, 0.3, 0.06), "steel", 0.02, truck)


def _without(model, color):
    """Removes what the kit's model has in this color, except for parts of parts, such as tires."""
    for part in [part for part in model.children if part.active_material and part.active_material.name.split(".")[0] == color]:
        bpy.data.objects.remove(part)
    return model


def carrier(at):
    # Its mud flaps would be lines in the air, seen from the side.
    return _without(short_carrier(at), "tire")


def enclosed(at):
    """A ribbed trailer, cut open at the back: a car inside."""
    truck = group("enclosed", at)
    _tractor(truck, 5.45)
    back, front, low, high = -6.75, 4.15, 1.2, 4.12
    cut = -1.35
    length, middle, tall = front - back, (front + back) / 2, (low + high) / 2
    _frame(truck, front - 0.5, back + 0.1, 1.06, 0.2)
    box((middle, 0, low), (length, WIDTH, 0.14), "steel", 0.02, truck)
    box((middle, 0, high), (length, WIDTH, 0.1), "hull", 0.03, truck)
    box((middle, WIDTH / 2 - 0.04, tall), (length, 0.08, high - low), "paper", 0, truck)
    box(((cut + front) / 2, -WIDTH / 2 + 0.05, tall), (front - cut, 0.1, high - low), "hull", 0.02, truck)
    box((front - 0.05, 0, tall), (0.1, WIDTH, high - low), "hull", 0.03, truck)
    box((back + 0.05, 0, tall), (0.1, WIDTH, high - low), "hull", 0.03, truck)
    box((cut, 0.1, tall), (0.08, WIDTH - 0.3, high - low - 0.1), "paper", 0, truck)
    near = -WIDTH / 2
    for x in (back + 0.1, cut):
        box((x, near + 0.06, tall), (0.2, 0.2, high - low), "stripe", 0.02, truck)
    for z in (low + 0.08, high - 0.06):
        box(((back + cut) / 2, near + 0.08, z), (cut - back, 0.2, 0.18), "stripe", 0.02, truck)
    box(((cut + front) / 2 + 0.06, near - 0.01, low + 0.06), (front - cut - 0.1, 0.1, 0.2), "stripe", 0.02, truck)
    for index in range(9):
        box((cut + 0.58 + index * 0.6, near, tall + 0.1), (0.09, 0.08, high - low - 0.36), "hull", 0.02, truck)
    # A side door.
    box((1.04, near - 0.01, tall + 0.04), (0.92, 0.09, 2.3), "hull", 0.04, truck)
    for x in (0.56, 1.52):
        box((x, near - 0.02, tall + 0.04), (0.03, 0.09, 2.3), "gap", 0, truck)
    box((0.72, near - 0.06, tall - 0.1), (0.06, 0.06, 0.3), "steel", 0.02, truck)
    box(((back + cut) / 2, 0.2, high - 0.1), (4.2, 0.24, 0.08), "tube", 0.02, truck)
    sedan(((back + cut) / 2, -0.1, low + 0.09), "palm").parent = truck
    for end in (-1, 1):
        beam(((back + cut) / 2 + end * 2.1, -0.9, low + 0.4), ((back + cut) / 2 + end * 2.55, -1.0, low + 0.1), 0.06, "amber", truck, 0)
    axles(truck, (-4.3, -5.5))
    _mudguards(truck, (-4.3, -5.5))
    _legs(truck, 0.7, 1.0)
    box((-1.6, near + 0.2, 0.72), (2.6, 0.3, 0.42), "trim", 0.05, truck)
    _tail(truck, back + 0.02)
    return truck


def rollback(at):
    """A tilted bed, and a winch that pulls a car up."""
    truck = group("rollback", at)
    front = 4.5
    cab(truck, "signal", front)
    box((front - 0.05, -1.235, 1.0), (1.64, 0.02, 0.1), "line", 0.005, truck)
    _frame(truck, front + 0.6, -1.5)
    axles(truck, (-0.3,))
    for y in (-1, 1):
        box((2.55, y * 0.95, 0.74), (1.2, 0.44, 0.5), "steel", 0.05, truck)
        box((1.2, y * 0.95, 0.76), (0.9, 0.4, 0.4), "trim", 0.05, truck)
        beam((0.9, y * 0.6, 0.9), (-1.0, y * 0.6, 1.5), 0.14, "rim", truck, 0.02)
        beam((0.9, y * 0.6, 0.9), (0.1, y * 0.6, 1.14), 0.22, "brake", truck, 0.03)
    bed = group("bed", (-5.9, 0, 0.06), 0, -15)
    bed.parent = truck
    box((3.4, 0, 0.05), (6.4, WIDTH, 0.12), "amber", 0.02, bed)
    for y in (-1, 1):
        box((3.4, y * (WIDTH / 2 - 0.04), 0.02), (6.4, 0.1, 0.26), "amber", 0.03, bed)
        box((3.4, y * 0.5, -0.12), (5.6, 0.14, 0.26), "trim", 0.02, bed)
        box((6.56, y * 1.1, 0.75), (0.12, 0.14, 1.4), "amber", 0.03, bed)
    for z in (0.75, 1.4):
        box((6.56, 0, z), (0.1, WIDTH - 0.1, 0.1), "amber", 0.02, bed)
    for index in range(6):
        box((0.7 + index * 1.1, -WIDTH / 2, 0.02), (0.3, 0.03, 0.08), "line", 0.01, bed)
    rod((6.2, 0, 0.3), 0.17, 0.7, "brake", into=bed, bevel=0.03)
    box((6.2, 0, 0.18), (0.4, 0.9, 0.16), "trim", 0.03, bed)
    sedan((2.9, 0, 0.12), "brick").parent = bed
    beam((5.1, 0, 0.4), (6.2, 0, 0.4), 0.05, "ink", bed, 0)
    _driver(truck)
    return truck


def _driver(truck):
    """At the levers that tilt the bed, with his eyes on the car."""
    lever = (1.2, -1.36, 1.16)
    box((1.2, -1.2, 0.98), (0.5, 0.1, 0.2), "trim", 0.02, truck)
    for x in (-0.14, 0.0, 0.14):
        beam((lever[0] + x, -1.22, 1.05), (lever[0] + x, lever[1], lever[2]), 0.035, "signal", truck, 0)
    place = (1.72, -1.72, 0)
    turn = 186
    figure(place, turn, hands=((0.04, 0.26, 0.9), local(place, turn, lever)), shirt="sky", trousers="denim", hat="paper", vest="vest", yaw=4).parent = truck


def lowboy(at):
    """A gooseneck trailer whose deck is just above the road, under an excavator."""
    truck = group("lowboy", at)
    _tractor(truck, 6.0)
    deck = 0.62
    low = deck - 0.34
    # In convex pieces: concave ones would be shaded like folded paper.
    for piece in ([(4.7, 1.52), (2.0, 1.52), (1.9, 1.18), (4.7, 1.18)], [(2.0, 1.52), (1.1, deck), (1.0, low), (1.9, 1.18)], [(1.1, deck), (-4.2, deck), (-4.1, low), (1.0, low)],
                  [(-4.2, deck), (-4.9, 1.42), (-4.8, 1.08), (-4.1, low)], [(-4.9, 1.42), (-7.3, 1.42), (-7.3, 1.08), (-4.8, 1.08)]):
        side(piece, WIDTH, "brick", 0, truck)
    for x in [-3.8 + index * 0.8 for index in range(6)]:
        box((x, -WIDTH / 2 - 0.01, deck - 0.17), (0.4, 0.03, 0.1), "line", 0.01, truck)
    box((-1.55, 0, deck + 0.01), (5.3, WIDTH - 0.2, 0.05), "bark", 0, truck)
    axles(truck, (-5.4, -6.6))
    _tail(truck, -7.3, 1.2)
    _digger((-1.9, 0, deck + 0.03)).parent = truck
    box((3.0, -0.2, 1.6), (0.9, 1.1, 0.18), "bark", 0.02, truck)
    for x, to in ((-3.6, -4.15), (-0.3, 0.5)):
        beam((x, -1.36, deck + 0.6), (to, -1.18, deck + 0.05), 0.07, "line", truck, 0)
    return truck


def _digger(at):
    """The kit's excavator, with hydraulics that reach its arm."""
    digger = _without(excavator(at, "amber"), "rim")
    for y in (-0.47, 0.07):
        beam((0.7, y, 1.3), (1.3, y, 2.2), 0.16, "brake", digger, 0.03)
        beam((1.2, y, 2.05), (1.72, y, 2.84), 0.1, "rim", digger, 0.03)
    for a, b, thick, color in (((2.1, 3.58), (2.75, 3.95), 0.16, "brake"), ((2.6, 3.86), (3.12, 4.16), 0.1, "rim"), ((3.78, 3.54), (4.45, 2.76), 0.16, "brake"), ((4.35, 2.88), (4.92, 2.2), 0.1, "rim")):
        beam((a[0], -0.2, a[1]), (b[0], -0.2, b[1]), thick, color, digger, 0.03)
    return digger


def chassis(at):
    """A skeletal trailer under a container of 40 ft."""
    truck = group("chassis", at)
    _tractor(truck, 6.0)
    half = LENGTH[40] / 2
    middle = 4.78 - half
    _frame(truck, middle + half, middle - half, 1.12, 0.24)
    for end in (-1, 0, 1):
        box((middle + end * (half - 0.16), 0, 1.22), (0.26, WIDTH, 0.16), "signal", 0.02, truck)
    for y in (-1, 1):
        box((middle, y * (WIDTH / 2 - 0.1), 1.18), (half * 2, 0.12, 0.16), "signal", 0.02, truck)
    axles(truck, (-4.5, -5.7))
    _mudguards(truck, (-4.5, -5.7))
    _legs(truck, 0.4, 1.0)
    _tail(truck, middle - half + 0.02, 0.96)
    container((middle, 0, 1.3), "palm", feet=40, into=truck)
    # Between its corner posts and its corrugated walls, the model is open.
    for end in (-1, 1):
        box((middle + end * (half - 0.2), 0, 1.3 + HEIGHT / 2), (0.24, WIDTH - 0.16, HEIGHT - 0.16), "palm", 0, truck)
    return truck


ALL = (carrier, enclosed, rollback, lowboy, chassis)
