"""Cars, pickups and vans: a side profile with wheel arches, a tapered greenhouse and details."""
from .mesh import arch, box, group, rod, side

WHEEL = 0.34
ARCH = 0.41


def _wheels(into, axles, track, radius=WHEEL, width=0.24):
    for x in axles:
        for sign in (-1, 1):
            y = sign * track / 2
            rod((x, y, radius), radius, width, "tire", into=into, bevel=0.04)
            rod((x, y + sign * 0.02, radius), radius * 0.62, width, "steel", into=into, bevel=0.015)
            rod((x, y + sign * 0.035, radius), radius * 0.2, width, "ink", into=into)


def _lamps(into, front, back, y, z, back_z=None):
    for sign in (-1, 1):
        box((front, sign * y, z), (0.1, 0.36, 0.13), "line", 0.03, into)
        box((back, sign * y, back_z or z + 0.08), (0.1, 0.34, 0.14), "brick", 0.03, into)


def _trim(into, front, back, width, z=0.34):
    """Dark bumpers and sills, a grille and a license plate."""
    box(((front + back) / 2, 0, z - 0.02), (front - back - 0.5, width - 0.02, 0.12), "tire", 0.03, into)
    box((front - 0.02, 0, z + 0.02), (0.12, width * 0.86, 0.16), "tire", 0.04, into)
    box((back + 0.02, 0, z + 0.02), (0.12, width * 0.86, 0.16), "tire", 0.04, into)
    box((front + 0.01, 0, z + 0.27), (0.06, width * 0.42, 0.12), "tire", 0.02, into)
    box((back - 0.01, 0, z + 0.3), (0.04, 0.5, 0.12), "line", 0.01, into)


def _body(into, color, nose, tail, base, shoulder, hood, deck, axles, width):
    """The lower body from bumper to bumper."""
    front, back = axles
    profile = [(nose - 0.05, base), *arch((front, WHEEL), ARCH, base), *arch((back, WHEEL), ARCH, base),
               (tail + 0.05, base), (tail, shoulder - 0.3), (tail + 0.06, deck[1]), deck, hood,
               (nose - 0.28, shoulder - 0.08), (nose, shoulder - 0.3)]
    side(profile, width, color, 0.07, into, top_width=width - 0.12)


def _cabin(into, color, points, width, roof):
    """Glass all around under a roof, with pillars and mirrors in the body color."""
    low_front, top_front, top_back, low_back = points
    side(points, width, "glass", 0.05, into, top_width=roof)
    middle = (top_front[0] + top_back[0]) / 2
    box((middle, 0, top_front[1] + 0.01), (top_front[0] - top_back[0] + 0.16, roof + 0.03, 0.09), color, 0.04, into)
    for sign in (-1, 1):
        for low, top in ((low_front, top_front), (low_back, top_back), ((middle - 0.15, low_back[1]), (middle - 0.1, top_back[1]))):
            side([(low[0] + 0.05, low[1]), (top[0] + 0.05, top[1]), (top[0] - 0.06, top[1]), (low[0] - 0.07, low[1])],
                 0.05, color, 0.015, into, y=sign * (width + roof) / 4)
        box((low_front[0] - 0.2, sign * (width / 2 + 0.12), low_front[1] + 0.12), (0.12, 0.2, 0.13), color, 0.04, into)


def _doors(into, xs, width, low, high):
    for x in xs:
        for sign in (-1, 1):
            box((x, sign * (width / 2 - 0.015), (low + high) / 2), (0.025, 0.03, high - low), "ink", 0, into)
            box((x - 0.22, sign * (width / 2 - 0.02), high - 0.1), (0.2, 0.05, 0.04), "steel", 0.01, into)


def sedan(at, color, turn=0.0, tilt=0.0):
    car = group("sedan", at, turn, tilt)
    _body(car, color, 2.32, -2.3, 0.3, 0.92, (1.02, 0.96), (-1.62, 1.0), (1.42, -1.36), 1.8)
    _cabin(car, color, [(1.1, 0.94), (0.32, 1.4), (-0.92, 1.42), (-1.72, 0.98)], 1.6, 1.22)
    _trim(car, 2.32, -2.3, 1.8)
    _lamps(car, 2.2, -2.28, 0.62, 0.66, 0.78)
    _doors(car, (0.52, -0.42), 1.78, 0.42, 0.92)
    _wheels(car, (1.42, -1.36), 1.62)
    return car


def suv(at, color, turn=0.0, tilt=0.0):
    car = group("suv", at, turn, tilt)
    _body(car, color, 2.36, -2.32, 0.36, 1.1, (1.05, 1.14), (-2.2, 1.16), (1.46, -1.42), 1.92)
    _cabin(car, color, [(1.12, 1.1), (0.5, 1.68), (-1.98, 1.7), (-2.24, 1.14)], 1.72, 1.4)
    for sign in (-1, 1):
        box((-0.8, sign * 0.62, 1.78), (2.1, 0.05, 0.05), "steel", 0.02, car)
    _trim(car, 2.36, -2.32, 1.92, 0.4)
    _lamps(car, 2.26, -2.3, 0.68, 0.84, 0.98)
    _doors(car, (0.6, -0.4), 1.9, 0.5, 1.1)
    _wheels(car, (1.46, -1.42), 1.72, 0.38, 0.26)
    return car


def pickup(at, color, turn=0.0, tilt=0.0):
    car = group("pickup", at, turn, tilt)
    _body(car, color, 2.8, -2.75, 0.4, 1.08, (1.5, 1.12), (-2.68, 1.1), (1.85, -1.72), 1.95)
    _cabin(car, color, [(1.58, 1.08), (0.98, 1.68), (-0.5, 1.7), (-0.72, 1.1)], 1.74, 1.42)
    box((-1.75, 0, 1.08), (1.85, 1.6, 0.1), "tire", 0.02, car)
    for sign in (-1, 1):
        box((-1.75, sign * 0.88, 1.14), (1.95, 0.12, 0.12), color, 0.03, car)
    box((-2.68, 0, 1.1), (0.12, 1.8, 0.16), color, 0.03, car)
    _trim(car, 2.8, -2.75, 1.95, 0.44)
    _lamps(car, 2.7, -2.74, 0.7, 0.86, 0.92)
    _doors(car, (1.0, 0.1, -0.66), 1.93, 0.52, 1.06)
    _wheels(car, (1.85, -1.72), 1.76, 0.4, 0.28)
    return car


def van(at, color, turn=0.0, tilt=0.0):
    car = group("van", at, turn, tilt)
    front, back = 1.75, -1.6
    profile = [(2.65, 0.36), *arch((front, 0.37), 0.44, 0.36), *arch((back, 0.37), 0.44, 0.36), (-2.6, 0.36),
               (-2.66, 1.2), (-2.6, 2.28), (-2.4, 2.4), (1.15, 2.38), (1.5, 2.2), (2.1, 1.35), (2.62, 1.1), (2.7, 0.7)]
    side(profile, 2.0, color, 0.07, car, top_width=1.78)
    side([(1.54, 2.12), (2.09, 1.4), (1.98, 1.36), (1.4, 2.12)], 1.66, "glass", 0.02, car)
    for sign in (-1, 1):
        side([(1.35, 2.05), (1.86, 1.4), (0.75, 1.4), (0.75, 2.05)], 0.04, "glass", 0.01, car, y=sign * 0.95)
        box((-0.9, sign * 0.97, 1.75), (2.4, 0.06, 0.5), "ink", 0.02, car)
        box((1.95, sign * 1.08, 1.5), (0.1, 0.16, 0.26), "tire", 0.03, car)
    _trim(car, 2.66, -2.62, 2.0, 0.42)
    _lamps(car, 2.6, -2.64, 0.74, 0.9, 1.1)
    _wheels(car, (front, back), 1.8, 0.37, 0.26)
    return car


KINDS = (sedan, suv, pickup, van)
