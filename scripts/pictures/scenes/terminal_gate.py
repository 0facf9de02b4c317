"""Cars lined up at the terminal's gate: booths, barriers, a scale in the lane, and a board with the dock receipt."""
from kit.cars import pickup, sedan, suv, van
from kit.land import ground
from kit.lane import cone
from kit.mesh import beam, box, rod
from kit.people import person
from kit.port import bollard_lamp, gate, lane_lines, quay, sea, stack
from kit.boxship import container_ship
from kit.stage import look


def build(scene):
    sea(-1.6, 900, (0, 480))
    quay((0, -60), (400, 180))
    ground((0, 0), (160, 15.4), "asphalt", 0.012)
    lane_lines((-60, -2.3), 2, 4.6, 56, "x", "line", 0.03)
    gate((4, 0, 0.01), 0, 3, (2,))
    cars = ((sedan, "paper", -3.4, 0), (suv, "palm", -9.2, 0), (pickup, "silver", -15.2, 0), (suv, "signal", -2.6, -4.6),
            (van, "paper", -9.6, -4.6), (sedan, "navy", -3.6, 4.6), (sedan, "brick", -9.4, 4.6), (suv, "paper", 14, -4.6), (sedan, "amber", 17, 0))
    for kind, color, x, y in cars:
        kind((x, y, 0.03), color)
    box((-2.6, -4.6, 0.02), (6.2, 3.4, 0.05), "steel", 0.01)
    for y in (-6.25, -2.95):
        box((-2.6, y, 0.04), (6.2, 0.14, 0.08), "amber", 0.02)
    _board((-8.0, 9.8))
    person((-0.6, -2.5, 0.03), "amber", 200, "line", "hold", "point")
    person((-5.4, -7.3, 0), "signal", 60, "line", "up")
    person((-6.6, -7.6, 0), "sky", 20, None, "hold", "hold")
    for x in (-11.6, -9.2, -4.0):
        cone((x, -7.2))
    stack((14, 16, 0), 4, 2, 5, 20)
    stack((-30, 17, 0), 2, 2, 8, 40)
    container_ship((24, 40, 0), 180)
    bollard_lamp((-15, 9.6), 10)
    bollard_lamp((11, 9.6), 10)
    look(scene, (-17.8, -18.5, 5.4), (-1.2, 0.6, 2.2), 32, 0.25)


def _board(at):
    """A dock receipt the size of a road sign: a heading, the outline of a car, lines and a signature."""
    x, y = at
    for side in (-1.5, 1.5):
        box((x + side, y, 1.5), (0.16, 0.16, 3.0), "steel", 0.02)
    box((x, y - 0.1, 3.3), (4.0, 0.14, 3.7), "ink", 0.06)
    box((x, y - 0.19, 3.3), (3.76, 0.06, 3.46), "line", 0.03)
    box((x, y - 0.24, 4.7), (3.2, 0.04, 0.4), "signal", 0.02)
    box((x - 0.3, y - 0.24, 3.72), (1.9, 0.04, 0.3), "palm", 0.08)
    box((x - 0.4, y - 0.24, 3.96), (1.0, 0.04, 0.34), "palm", 0.1)
    for wheel in (-0.95, 0.3):
        rod((x + wheel, y - 0.25, 3.58), 0.18, 0.05, "ink")
    for index in range(3):
        box((x - 0.2 + index % 2 * 0.2, y - 0.24, 3.06 - index * 0.4), (2.6 - index % 2 * 0.4, 0.04, 0.12), "steel", 0.01)
    beam((x + 0.3, y - 0.25, 1.84), (x + 1.4, y - 0.25, 2.06), 0.06, "ink")
