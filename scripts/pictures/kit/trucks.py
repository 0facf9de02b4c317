"""Trucks that move cars, and other vehicles to ship."""
from .boxes import container
from .cars import _lamps, _wheels, sedan, suv
from .mesh import beam, box, group, rod, side


def _cab(into, color, x=0.0):
    """The cab of a cab-over tractor, with its front at x + 1.15."""
    side([(x + 1.1, 0.6), (x + 1.16, 1.6), (x + 0.98, 2.85), (x - 0.75, 2.95), (x - 0.85, 0.6)], 2.36, color, 0.1, into, top_width=2.2)
    side([(x + 1.17, 1.72), (x + 1.06, 2.55), (x + 0.9, 2.55), (x + 0.9, 1.72)], 2.1, "glass", 0.03, into)
    for sign in (-1, 1):
        box((x + 0.28, sign * 1.17, 2.1), (0.9, 0.06, 0.7), "glass", 0.03, into)
        box((x + 1.16, sign * 1.34, 2.15), (0.14, 0.14, 0.5), "tire", 0.04, into)
    box((x + 1.12, 0, 1.15), (0.1, 1.5, 0.5), "tire", 0.03, into)
    box((x + 1.1, 0, 0.6), (0.22, 2.3, 0.34), "steel", 0.05, into)
    _lamps(into, x + 1.2, x - 0.8, 0.9, 0.82)


def container_truck(at, color, turn=0.0, load="signal", feet=40):
    """A tractor with a container on a chassis trailer."""
    truck = group("container truck", at, turn)
    _cab(truck, color, 7.2)
    box((5.2, 0, 0.85), (4.6, 0.9, 0.3), "tire", 0.04, truck)
    _wheels(truck, (7.2, 5.1, 4.0), 2.1, 0.5, 0.34)
    length = 12.2 if feet == 40 else 6.1
    box((-0.9, 0, 1.15), (length + 0.4, 1.0, 0.28), "ink", 0.04, truck)
    _wheels(truck, (-3.6, -4.9, -6.2) if feet == 40 else (-1.6, -2.9), 2.1, 0.5, 0.34)
    container((-0.9, 0, 1.3), load, feet=feet, into=truck)
    return truck


def car_carrier(at, color, turn=0.0, cars=("paper", "brick", "sky", "amber", "steel")):
    """A car carrier with two decks of cars."""
    truck = group("carrier", at, turn)
    _cab(truck, color, 7.6)
    box((5.6, 0, 0.85), (3.6, 0.9, 0.3), "tire", 0.04, truck)
    _wheels(truck, (7.6, 5.2), 2.1, 0.5, 0.34)
    box((-1.4, 0, 0.95), (13.0, 2.3, 0.16), "steel", 0.03, truck)
    box((-1.2, 0, 3.05), (12.6, 2.3, 0.12), "steel", 0.03, truck, tilt=-2)
    for x in (5.0, 1.0, -3.0, -7.4):
        for sign in (-1, 1):
            beam((x, sign * 1.15, 0.9), (x - 0.3, sign * 1.15, 3.05), 0.14, color, truck)
    _wheels(truck, (-3.4, -4.6), 2.1, 0.5, 0.34)
    places = [(2.9, 1.05), (-2.1, 1.05), (-6.3, 1.05), (0.6, 3.12), (-4.6, 3.3)]
    for index, ((x, z), shade) in enumerate(zip(places, cars)):
        car = (sedan if index % 2 else suv if z < 2 else sedan)((x, 0, z), shade)
        car.parent = truck
    return truck


def bus(at, color, turn=0.0):
    coach = group("bus", at, turn)
    box((0, 0, 1.75), (10.6, 2.5, 2.6), color, 0.16, coach)
    box((0, 0, 2.15), (10.2, 2.54, 0.85), "glass", 0.03, coach)
    for index in range(6):
        box((-4.2 + index * 1.7, 0, 2.15), (0.12, 2.57, 0.9), color, 0.02, coach)
    box((5.28, 0, 2.0), (0.1, 2.2, 1.2), "glass", 0.04, coach)
    box((0, 0, 1.0), (10.64, 2.53, 0.22), "signal", 0.02, coach)
    _lamps(coach, 5.3, -5.3, 0.95, 0.8)
    _wheels(coach, (3.4, -3.2), 2.2, 0.5, 0.34)
    return coach


def motorcycle(at, color, turn=0.0):
    bike = group("motorcycle", at, turn)
    for x in (0.72, -0.7):
        rod((x, 0, 0.33), 0.33, 0.14, "tire", into=bike, bevel=0.04)
        rod((x, 0, 0.33), 0.2, 0.16, "steel", into=bike)
    beam((0.72, 0, 0.33), (0.42, 0, 1.0), 0.07, "steel", bike)
    side([(0.42, 0.98), (0.35, 0.72), (-0.2, 0.7), (-0.25, 0.9), (0.1, 1.04)], 0.3, color, 0.06, bike)
    side([(-0.2, 0.86), (-0.2, 0.76), (-0.85, 0.8), (-0.9, 0.95)], 0.26, "tire", 0.05, bike)
    box((0.02, 0, 0.48), (0.5, 0.3, 0.36), "steel", 0.06, bike)
    beam((0.42, -0.36, 1.08), (0.42, 0.36, 1.08), 0.05, "tire", bike)
    rod((0.56, 0, 0.92), 0.1, 0.1, "line", axis="x", into=bike)
    return bike


def excavator(at, color, turn=0.0):
    digger = group("excavator", at, turn)
    for sign in (-1, 1):
        side([(1.7, 0.1), (1.95, 0.45), (1.7, 0.8), (-1.7, 0.8), (-1.95, 0.45), (-1.7, 0.1)], 0.55, "tire", 0.08, digger, y=sign * 1.05)
    box((-0.35, 0, 1.35), (2.9, 2.3, 0.9), color, 0.12, digger)
    box((-1.55, 0, 1.45), (0.74, 2.36, 1.14), "ink", 0.14, digger)
    box((0.55, 0.7, 2.15), (1.3, 0.95, 1.4), color, 0.08, digger)
    box((0.6, 0.7, 2.3), (1.34, 0.99, 0.85), "glass", 0.04, digger)
    beam((0.8, -0.2, 1.6), (3.0, -0.2, 4.0), 0.42, color, digger, 0.06)
    beam((3.0, -0.2, 4.05), (4.9, -0.2, 2.3), 0.34, color, digger, 0.06)
    side([(4.7, 2.4), (5.3, 2.1), (5.1, 1.5), (4.5, 1.5)], 0.9, "steel", 0.05, digger, y=-0.2)
    return digger
