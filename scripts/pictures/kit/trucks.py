"""Trucks that move cars, and other vehicles to ship."""
import math

from .boxes import container
from .cars import pickup, sedan, suv, van
from .mesh import beam, box, group, rod, side
from .wheels import lathe, well, wheel


def axles(into, positions, half=1.2, radius=0.5, width=0.32):
    """Truck wheels on both sides."""
    for x in positions:
        for sign in (-1, 1):
            wheel((x, sign * (half - width / 2), radius), radius, width, into, steel=True)
        rod((x, 0, radius), 0.1, half * 2 - 0.4, "gap", into=into)


def cab(into, color, x=0.0):
    """The cab of a cab-over tractor, with its front at x + 1.2."""
    side([(x + 1.14, 0.75), (x + 1.2, 1.6), (x + 1.02, 2.72), (x + 0.78, 2.9), (x - 0.72, 3.0), (x - 0.86, 2.9), (x - 0.9, 0.9), (x + 0.6, 0.9)], 2.44, color, 0.11, into, top_width=2.3)
    side([(x - 0.86, 2.9), (x + 0.7, 2.84), (x + 0.2, 3.36), (x - 0.8, 3.5)], 2.1, color, 0.1, into, top_width=1.8)
    side([(x + 1.205, 1.68), (x + 1.05, 2.66), (x + 0.9, 2.66), (x + 0.9, 1.68)], 2.2, "trim", 0.04, into)
    side([(x + 1.215, 1.76), (x + 1.085, 2.58), (x + 0.9, 2.58), (x + 0.9, 1.76)], 2.06, "window", 0.03, into)
    box((x + 1.12, 0, 2.74), (0.42, 2.2, 0.09), "trim", 0.03, into, tilt=14)
    box((x + 1.19, 0, 1.22), (0.06, 1.5, 0.66), "grille", 0.03, into)
    for slat in range(4):
        box((x + 1.225, 0, 1.0 + slat * 0.15), (0.03, 1.44, 0.05), "steel", 0.01, into)
    box((x + 1.14, 0, 0.6), (0.34, 2.46, 0.42), color, 0.09, into)
    box((x + 1.3, 0, 0.48), (0.06, 1.3, 0.16), "grille", 0.02, into)
    box((x + 1.32, 0, 0.66), (0.02, 0.52, 0.12), "plate", 0.005, into)
    for sign in (-1, 1):
        box((x + 1.29, sign * 0.98, 0.66), (0.08, 0.4, 0.2), "lamp", 0.04, into)
        side([(x + 0.86, 1.72), (x + 0.76, 2.5), (x - 0.12, 2.52), (x - 0.12, 1.72)], 0.03, "trim", 0.02, into, y=sign * 1.19)
        side([(x + 0.8, 1.78), (x + 0.71, 2.44), (x - 0.06, 2.46), (x - 0.06, 1.78)], 0.03, "window", 0.01, into, y=sign * 1.2)
        for gap in (x + 0.95, x - 0.2):
            box((gap, sign * 1.215, 1.6), (0.02, 0.03, 1.5), "gap", 0, into)
        box((x - 0.02, sign * 1.225, 1.5), (0.2, 0.04, 0.05), "trim", 0.01, into)
        box((x + 1.1, sign * 1.38, 2.15), (0.16, 0.22, 0.52), "trim", 0.05, into)
        beam((x + 1.05, sign * 1.16, 2.44), (x + 1.1, sign * 1.38, 2.44), 0.05, "trim", into)
        well(x, sign, 0.6, 0.5, 1.21, into)
        box((x, sign * 1.0, 1.14), (1.3, 0.44, 0.06), "trim", 0.02, into)
        box((x - 0.75, sign * 1.06, 0.6), (0.3, 0.3, 0.5), "trim", 0.04, into)
        box((x + 0.72, sign * 1.06, 0.6), (0.26, 0.3, 0.5), "trim", 0.04, into)
        box((x + 0.3, sign * 0.9, 3.02), (0.1, 0.14, 0.06), "amber", 0.02, into)
    axles(into, (x,), 1.2)


def _chassis(into, front, back, height=0.92):
    for sign in (-1, 1):
        box(((front + back) / 2, sign * 0.42, height), (front - back, 0.12, 0.26), "trim", 0.02, into)


def _tail(into, x, z=0.86):
    """A bar with lamps and mud flaps at the back."""
    box((x, 0, z), (0.08, 2.36, 0.18), "trim", 0.02, into)
    for sign in (-1, 1):
        box((x - 0.04, sign * 0.98, z), (0.05, 0.34, 0.13), "tail", 0.02, into)
        box((x + 0.5, sign * 1.02, 0.5), (0.03, 0.36, 0.6), "tire", 0.01, into)


def container_truck(at, color, turn=0.0, load="signal", feet=40):
    """A tractor with a container on a chassis trailer."""
    truck = group("container truck", at, turn)
    cab(truck, color, 7.2)
    _chassis(truck, 7.4, 3.4)
    for sign in (-1, 1):
        tank = rod((5.9, sign * 0.88, 0.72), 0.32, 1.1, "steel", axis="x", into=truck, bevel=0.05)
        tank.scale = (1, 0.9, 1)
    axles(truck, (5.0, 3.7))
    length = 12.2 if feet == 40 else 6.1
    _chassis(truck, -0.9 + length / 2, -0.9 - length / 2, 1.14)
    for x in (-1, 1):
        box((-0.9 + x * (length / 2 - 0.2), 0, 1.2), (0.24, 2.4, 0.2), "trim", 0.02, truck)
    axles(truck, (-3.6, -4.9, -6.2) if feet == 40 else (-1.6, -2.9))
    _tail(truck, -0.9 - length / 2 - 0.1, 0.96)
    container((-0.9, 0, 1.3), load, feet=feet, into=truck)
    return truck


def _decks(truck, front, back, color):
    """Two decks of a car carrier on braced posts."""
    middle, length = (front + back) / 2, front - back
    for z in (0.92, 2.98):
        for sign in (-1, 1):
            box((middle, sign * 0.82, z), (length, 0.62, 0.08), "steel", 0.02, truck)
            box((middle, sign * 1.15, z), (length, 0.08, 0.2), color, 0.02, truck)
        for index in range(int(length / 1.3)):
            box((back + 0.65 + index * 1.3, 0, z), (0.1, 2.2, 0.1), "trim", 0.01, truck)
    posts = [back + 0.2 + index * (length - 0.4) / 3 for index in range(4)]
    for x in posts:
        for sign in (-1, 1):
            beam((x, sign * 1.17, 0.9), (x, sign * 1.17, 3.0), 0.14, color, truck)
            if x < posts[-1]:
                beam((x + 0.1, sign * 1.17, 1.15), (x + 1.3, sign * 1.17, 2.9), 0.09, "steel", truck)


def _strap(truck, x, z, reach=1.38):
    """The straps that hold a car's wheels."""
    for end in (-reach, reach):
        for sign in (-1, 1):
            beam((x + end - 0.34, sign * 0.78, z + 0.02), (x + end - 0.12, sign * 0.82, z + 0.66), 0.045, "amber", truck, 0)
            beam((x + end + 0.34, sign * 0.78, z + 0.02), (x + end + 0.12, sign * 0.82, z + 0.66), 0.045, "amber", truck, 0)


def _load(truck, places, cars):
    kinds = {"sedan": sedan, "suv": suv, "pickup": pickup, "van": van}
    for (x, z), (kind, color) in zip(places, cars):
        kinds[kind]((x, 0, z), color).parent = truck
        _strap(truck, x, z)


CARS = (("suv", "paper"), ("sedan", "brick"), ("suv", "charcoal"), ("sedan", "silver"), ("sedan", "amber"), ("sedan", "sky"))


def car_carrier(at, color, turn=0.0, cars=CARS):
    """A car carrier with three cars on each of its two decks."""
    truck = group("carrier", at, turn)
    cab(truck, color, 8.2)
    _chassis(truck, 8.4, 5.2)
    axles(truck, (6.0,))
    _decks(truck, 6.5, -8.6, color)
    axles(truck, (-4.1, -5.3))
    _tail(truck, -8.7)
    _load(truck, [(3.9, 0.97), (-1.05, 0.97), (-6.0, 0.97), (3.8, 3.03), (-1.1, 3.03), (-6.0, 3.03)], cars)
    return truck


def short_carrier(at, color="signal", cars=(("suv", "paper"), ("sedan", "brick"), ("sedan", "silver"), ("suv", "amber"))):
    """A car carrier with two cars on each deck."""
    truck = group("carrier", at)
    cab(truck, color, 5.6)
    _chassis(truck, 5.8, 3.0)
    axles(truck, (3.4,))
    _decks(truck, 3.9, -6.6, color)
    axles(truck, (-3.2, -4.4))
    _tail(truck, -6.7)
    _load(truck, [(1.2, 0.97), (-3.9, 0.97), (1.2, 3.03), (-3.9, 3.03)], cars)
    return truck


def motorcycle(at, color, turn=0.0):
    bike = group("motorcycle", at, turn)
    for x in (0.72, -0.7):
        tire = [(0.2, -0.05), (0.27, -0.06), (0.315, -0.035), (0.325, 0), (0.315, 0.035), (0.27, 0.06), (0.2, 0.05)]
        for part in (lathe(tire, "tire", bike), lathe([(0.205, -0.03), (0.205, 0.03)], "rim", bike), lathe([(0.06, -0.05), (0.06, 0.05), (0.001, 0.05)], "rim", bike)):
            part.location = (x, 0, 0.33)
        for spoke in range(8):
            angle = math.pi * 2 * spoke / 8
            beam((x, 0, 0.33), (x + 0.2 * math.cos(angle), 0, 0.33 + 0.2 * math.sin(angle)), 0.02, "rim", bike, 0)
    for sign in (-1, 1):
        beam((0.72, sign * 0.09, 0.33), (0.45, sign * 0.07, 1.02), 0.05, "rim", bike)
        beam((-0.7, sign * 0.09, 0.33), (-0.42, sign * 0.1, 0.78), 0.045, "steel", bike)
        beam((-0.7, sign * 0.1, 0.33), (0.0, sign * 0.1, 0.36), 0.06, "trim", bike)
    rod((-0.5, -0.16, 0.36), 0.055, 0.7, "rim", axis="x", into=bike, bevel=0.02)
    side([(0.46, 0.98), (0.36, 0.72), (-0.14, 0.7), (-0.16, 0.88), (0.12, 1.02)], 0.3, color, 0.09, bike, top_width=0.2)
    side([(-0.12, 0.86), (-0.14, 0.76), (-0.72, 0.78), (-0.86, 0.94), (-0.6, 0.88)], 0.26, "trim", 0.05, bike)
    side([(-0.5, 0.78), (-0.56, 0.68), (-0.95, 0.76), (-0.92, 0.84)], 0.18, color, 0.03, bike)
    side([(1.0, 0.62), (0.72, 0.72), (0.46, 0.66), (0.72, 0.68)], 0.14, color, 0.02, bike)
    box((0.06, 0, 0.48), (0.42, 0.24, 0.3), "brake", 0.06, bike)
    rod((0.14, 0, 0.66), 0.12, 0.26, "rim", axis="z", into=bike, bevel=0.03)
    beam((0.44, -0.36, 1.1), (0.44, 0.36, 1.1), 0.035, "trim", bike)
    for y in (-0.32, 0.32):
        rod((0.5, y, 1.22), 0.06, 0.02, "trim", axis="x", into=bike)
    rod((0.58, 0, 0.94), 0.1, 0.12, "trim", axis="x", into=bike, bevel=0.03)
    rod((0.645, 0, 0.94), 0.085, 0.02, "lamp", axis="x", into=bike)
    return bike


def excavator(at, color, turn=0.0):
    digger = group("excavator", at, turn)
    for sign in (-1, 1):
        side([(1.7, 0.02), (1.98, 0.42), (1.7, 0.82), (-1.7, 0.82), (-1.98, 0.42), (-1.7, 0.02)], 0.55, "tire", 0.12, digger, y=sign * 1.05)
        for index in range(14):
            box((-1.66 + index * 0.255, sign * 1.05, 0.84), (0.1, 0.56, 0.05), "trim", 0.01, digger)
        for index in range(6):
            rod((-1.4 + index * 0.56, sign * 1.34, 0.36), 0.17, 0.06, "brake", into=digger)
        for x in (-1.55, 1.55):
            rod((x, sign * 1.34, 0.42), 0.3, 0.08, "brake", into=digger, bevel=0.03)
    rod((0, 0, 0.9), 0.8, 0.3, "trim", axis="z", into=digger)
    box((-0.55, 0, 1.4), (2.6, 2.3, 0.76), color, 0.12, digger)
    box((-1.66, 0, 1.5), (0.7, 2.36, 1.0), color, 0.2, digger)
    box((-1.9, 0, 1.5), (0.32, 2.0, 0.6), "trim", 0.08, digger)
    side([(1.1, 1.1), (1.16, 1.7), (0.86, 2.75), (-0.45, 2.8), (-0.5, 1.1)], 0.98, color, 0.08, digger, y=0.66)
    side([(1.13, 1.3), (1.18, 1.72), (0.92, 2.6), (0.7, 2.6), (0.7, 1.3)], 0.82, "window", 0.03, digger, y=0.66)
    for y in (0.16, 1.16):
        side([(0.82, 1.6), (0.72, 2.55), (-0.34, 2.58), (-0.36, 1.6)], 0.03, "window", 0.02, digger, y=y)
    box((-0.7, -0.72, 1.86), (1.5, 0.8, 0.24), "trim", 0.06, digger)
    rod((-1.1, -0.7, 2.2), 0.07, 0.6, "brake", axis="z", into=digger)
    for a, b, thick in (((0.75, -0.2, 1.5), (1.9, -0.2, 3.3), 0.44), ((1.86, -0.2, 3.24), (3.3, -0.2, 3.9), 0.38), ((3.1, -0.2, 4.1), (4.8, -0.2, 2.1), 0.3)):
        beam(a, b, thick, color, digger, 0.07)
    for a, b in (((0.95, -0.2, 1.2), (1.8, -0.2, 2.5)), ((2.0, -0.2, 3.75), (3.2, -0.2, 4.35)), ((3.6, -0.2, 3.7), (4.75, -0.2, 2.6))):
        beam(a, b, 0.12, "rim", digger, 0.03)
    side([(4.62, 2.2), (5.3, 1.95), (5.35, 1.5), (4.9, 1.1), (4.35, 1.2), (4.5, 1.7)], 0.9, "brake", 0.06, digger, y=-0.2)
    for y in (-0.5, -0.2, 0.1):
        box((4.42, y, 1.1), (0.3, 0.1, 0.1), "rim", 0.02, digger, tilt=30)
    return digger
