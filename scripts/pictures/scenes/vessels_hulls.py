"""Hulls, deckhouses, and the RoRo vessel, whose near side is cut open from the stern to her shoulder."""
import bmesh

from kit.cars import pickup, sedan, suv, van
from kit.hull import KEEL, WATER, band, flat_stern
from kit.mesh import beam, box, group, rod
from kit.ships import rail

BRIDGE = 2.6
"""How deep a bridge is. Its roof would hide the view otherwise."""
CAR = 0.94
"""Three cars fill a deck."""
LENGTH, WIDTH, TOP = 18.0, 7.2, 8.6
FLOORS = (0.4, 3.1, 5.8)
OPEN_TO = 5.4
"""How far the near side is open, from the stern on."""
CARS = (
    ((suv, "brick"), (sedan, "silver"), (pickup, "palm")),
    ((sedan, "amber"), (suv, "paper"), (sedan, "sky")),
    ((sedan, "palm"), (sedan, "brick"), (suv, "navy")),
)
BEHIND = (((sedan, "paper"), (van, "sky")), ((suv, "charcoal"), (sedan, "silver")), ((van, "paper"), (sedan, "amber")))


def car(kind, color, at, into, tilt=0.0):
    """A car, a little smaller than life."""
    made = kind(at, color, 0, tilt)
    made.scale = (CAR, CAR, CAR)
    made.parent = into
    return made


def cut(part, x=(-99, 99), z=(-99, 99), near_only=False):
    """Removes a hull's plating within these limits."""
    shape = bmesh.new()
    shape.from_mesh(part.data)
    for axis, places in ((0, x), (2, z)):
        across = [float(index == axis) for index in range(3)]
        for place in places:
            everything = [*shape.verts, *shape.edges, *shape.faces]
            bmesh.ops.bisect_plane(shape, geom=everything, plane_co=[place * share for share in across], plane_no=across, dist=1e-5)

    def is_inside(face):
        middle = face.calc_center_median()
        return x[0] < middle.x < x[1] and z[0] < middle.z < z[1] and not (near_only and middle.y > 0)
    bmesh.ops.delete(shape, geom=[face for face in shape.faces if is_inside(face)], context="FACES")
    shape.to_mesh(part.data)
    shape.free()


def plating(ship, length, width, high, bands, opening=None):
    """A hull in bands of color, [(low, up, color)], cut open on the near side if asked for."""
    made = []
    for low, up, color in bands:
        there = set(ship.children)
        steps = max(1, round((up - low) / 1.4))
        band(ship, length, width, [low + (up - low) * step / steps for step in range(steps + 1)], high, color)
        made += [part for part in ship.children if part not in there]
    if opening:
        for part in made:
            cut(part, *opening, near_only=True)


def deck(ship, length, width, z, high, color="deck"):
    """A floor with the hull's outline, a little smaller, so that no faces lie in one plane. Its cut edge is orange."""
    band(ship, length - 0.06, width - 0.06, (z - 0.24, z - 0.03), high, "stripe")
    band(ship, length - 0.06, width - 0.06, (z - 0.03, z), high, color, True)


def deckhouse(ship, x, z, floors=3, width=6.4, long=4.4):
    """Cabins with windows on the near side, and a bridge with its wings and mast."""
    high = floors * 2.1
    box((x, 0, z + high / 2), (long, width, high), "topside", 0.12, ship)
    for floor in range(floors):
        for index in range(3):
            window(ship, (x - long * 0.3 + index * long * 0.3, -width / 2, z + 1.1 + floor * 2.1), (0.7, 0.66))
        box((x, 0, z + floor * 2.1 + 0.05), (long + 0.1, width + 0.1, 0.1), "seam", 0.02, ship)
    bridge = -(width - BRIDGE) / 2
    box((x + 0.3, bridge, z + high + 0.8), (long + 0.2, BRIDGE + 1.2, 1.6), "topside", 0.1, ship)
    box((x + 0.3, bridge, z + high + 0.95), (long + 0.26, BRIDGE + 1.26, 0.72), "window", 0.04, ship)
    for index in range(6):
        box((x + 0.4 - long / 2 + index * (long - 0.2) / 5, -width / 2 - 0.64, z + high + 0.95), (0.1, 0.06, 0.74), "topside", 0.01, ship)
    box((x + 0.3, bridge, z + high + 1.7), (long + 0.6, BRIDGE + 1.5, 0.2), "hull", 0.05, ship)
    rod((x + 0.9, bridge, z + high + 3.0), 0.09, 2.5, "line", axis="z", into=ship)
    box((x + 0.9, bridge, z + high + 3.5), (1.5, 0.14, 0.18), "hull", 0.03, ship)


def funnel(ship, at, size=(2.2, 2.0, 2.4)):
    """Placed by the middle of its foot."""
    x, y, z = at
    box((x, y, z + size[2] / 2), size, "stripe", 0.25, ship)
    box((x, y, z + size[2] + 0.2), (size[0] + 0.1, size[1] + 0.1, 0.6), "hull", 0.12, ship)
    box((x, y - size[1] / 2 - 0.01, z + size[2] * 0.55), (size[0] * 0.98, 0.08, 0.42), "line", 0.02, ship)
    for side in (-0.45, 0.45):
        rod((x + side, y, z + size[2] + 0.7), 0.24, 0.6, "hull", axis="z", into=ship)


def window(ship, at, size):
    box(at, (size[0] + 0.14, 0.1, size[1] + 0.14), "seam", 0.03, ship)
    box((at[0], at[1] - 0.03, at[2]), (size[0], 0.1, size[1]), "window", 0.03, ship)


def roro(at, length=LENGTH, open_to=OPEN_TO, cars=CARS, behind=BEHIND):
    """The RoRo vessel: cars on three decks, and one on the ramp."""
    ship = group("roro", at)
    stern = -length / 2
    opening = (stern + 0.3, open_to)
    plating(ship, length, WIDTH, TOP, ((KEEL, WATER + 0.5, "boot"), (WATER + 0.5, 0.1, "hull"), (0.1, 0.4, "stripe")))
    plating(ship, length, WIDTH, TOP, ((0.4, TOP, "topside"),), (opening, (0.4, TOP - 0.3)))
    flat_stern(ship, stern, WIDTH, ((KEEL, WATER + 0.5, "boot"), (WATER + 0.5, 0.4, "hull")))
    for z in FLOORS:
        deck(ship, length, WIDTH, z, TOP)
    deck(ship, length, WIDTH, TOP + 0.01, TOP, "topside")
    # The stern, open for the ramp, and the wall in front of the bow.
    box((stern + 0.15, 0, (FLOORS[1] + TOP) / 2), (0.3, WIDTH - 0.04, TOP - FLOORS[1] - 0.1), "topside", 0.02, ship)
    box((stern + 0.15, 1.6, (FLOORS[0] + FLOORS[1]) / 2), (0.3, 3.9, FLOORS[1] - FLOORS[0]), "topside", 0.02, ship)
    box((opening[1] - 0.05, 0.1, (FLOORS[0] + TOP) / 2), (0.14, WIDTH - 0.7, TOP - FLOORS[0] - 0.1), "paper", 0, ship)
    for x in (opening[0], opening[1]):
        box((x, -WIDTH / 2 + (0.06 if x < 0 else 0.1), (FLOORS[0] + TOP) / 2), (0.22, 0.2, TOP - FLOORS[0] - 0.3), "stripe", 0.02, ship)
    box((sum(opening) / 2, -WIDTH / 2 + 0.06, TOP - 0.22), (opening[1] - opening[0], 0.2, 0.2), "stripe", 0.02, ship)
    for level, z in enumerate(FLOORS):
        _load(ship, z, opening, cars[level], behind[level])
    _ramp(ship, stern)
    _on_top(ship, stern, open_to)
    return ship


def _load(ship, z, opening, front, behind):
    """A row of cars at the cut, others behind them between pillars, and the lamps above."""
    pitch = (opening[1] - opening[0]) / len(front)
    for index, (kind, color) in enumerate(front):
        car(kind, color, (opening[0] + pitch * (index + 0.5), -2.35, z), ship)
    for index, (kind, color) in enumerate(behind):
        car(kind, color, (opening[0] + pitch * (index + 1), 0.9, z), ship)
    for index in range(len(front) + 1):
        x = opening[0] + 0.4 + pitch * index * 0.95
        box((x, -0.6, z + 1.2), (0.26, 0.26, 2.4), "line", 0.03, ship)
    for index in range(len(front)):
        box((opening[0] + pitch * (index + 0.5), -0.4, z + 2.38), (2.2, 0.24, 0.1), "tube", 0.03, ship)


def _ramp(ship, x):
    """The quay at the left, and the ramp on two cables, with a car on it."""
    reach, low = 4.4, -0.3
    middle = (FLOORS[0] + low) / 2
    box((x - reach - 4.4, -1.4, low - 2.06), (10.4, 9, 4), "concrete", 0.06, ship)
    box((x - reach + 0.6, -1.4, low - 0.02), (0.36, 9, 0.16), "amber", 0.03, ship)
    car(sedan, "signal", (x - reach / 2 - 0.5, -2.0, middle + 0.06), ship, -9)
    box((x - reach / 2, -2.0, middle - 0.1), (reach + 0.2, 3.0, 0.2), "steel", 0.04, ship, tilt=-9)
    for side in (-3.42, -0.58):
        box((x - reach / 2, side, middle + 0.06), (reach + 0.2, 0.16, 0.24), "amber", 0.03, ship, tilt=-9)
    beam((x, -0.4, 5.4), (x - reach + 0.5, -0.6, low + 0.3), 0.09, "ink", ship)
    beam((x, -3.5, 5.4), (x - reach + 0.5, -3.4, low + 0.3), 0.09, "ink", ship)


def _on_top(ship, stern, open_to):
    """Rails, the funnel, vents, a lifeboat and the bridge."""
    rail(ship, [(open_to, -WIDTH / 2 + 0.15), (stern + 0.2, -WIDTH / 2 + 0.15), (stern + 0.2, WIDTH / 2 - 0.2)], TOP, 0.8)
    deckhouse(ship, open_to - 0.8, TOP, 1, 5.4, 4.6)
    funnel(ship, (stern + 3.2, 0.6, TOP))
    for x in (stern + 5.4, stern + 9.6):
        for y in (-1.4, 1.6):
            rod((x, y, TOP + 0.4), 0.26, 0.8, "line", axis="z", into=ship)
            rod((x, y, TOP + 0.85), 0.44, 0.24, "line", axis="z", into=ship, bevel=0.08)
    boat = rod((stern + 7.5, -2.4, TOP + 0.75), 0.5, 2.2, "signal", axis="x", into=ship, bevel=0.25)
    boat.scale = (1, 0.9, 1)
    for end in (-0.8, 0.8):
        beam((stern + 7.5 + end, -2.0, TOP + 0.1), (stern + 7.5 + end, -2.4, TOP + 1.5), 0.1, "seam", ship)
