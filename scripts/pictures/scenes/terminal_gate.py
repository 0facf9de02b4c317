"""Cars lined up at the terminal's gate: a scale in the lane, a booth, and a board with the dock receipt."""
from kit.cars import pickup, sedan, suv, van
from kit.lane import cone
from kit.land import broadleaf, ground, person
from kit.mesh import beam, box, rod
from kit.port import bollard_lamp, gate, lane_lines, quay, sea, stack
from kit.ships import container_ship
from kit.stage import look


def build(scene):
    sea(-1.6, 600, (0, 330))
    quay((0, -10), (220, 88))
    ground((-6, 0), (64, 17.4), "asphalt", 0.01)
    lane_lines((-38, -2.3), 2, 4.6, 64, "x", "line", 0.03)
    gate((7, 0, 0.01), 0, 3)
    cars = ((sedan, "paper", 0.4, 0), (suv, "palm", -7.4, 0), (pickup, "sky", -15, 0),
            (suv, "signal", 0.6, -4.6), (van, "paper", -7.6, -4.6), (sedan, "brick", -14.6, -4.6), (sedan, "amber", 14.4, 0))
    for kind, color, x, y in cars:
        kind((x, y, 0.08), color)
    box((0.6, -4.6, 0.03), (6.2, 3.2, 0.08), "steel", 0.02)
    for y in (-6.1, -3.1):
        box((0.6, y, 0.06), (6.2, 0.16, 0.12), "amber", 0.03)
    _board((-4.6, 8.6))
    person((3.8, -2.4, 0.2), "amber", 180, "line", "out")
    person((-2.6, -7.9, 0), "palm", 70, "line", "up")
    person((-4.4, -8.2, 0), "sky", 40)
    for x in (-11, -8, -5):
        cone((x, -7.4))
    stack((15, 16, 0), 3, 2, 5, 20)
    stack((-27, 15, 0), 3, 2, 8, 20)
    stack((-5, 19, 0), 2, 2, 6, 20)
    container_ship((10, 43, -1.2), 0)
    bollard_lamp((-12, 9.6), 9)
    for x, y in ((-19, 12), (-23, 10), (22, 11.5)):
        broadleaf((x, y, 0), 5.4, int(x + 40))
    look(scene, (-15.5, -25, 12.4), (-1.6, 0.2, 1.9), 44)


def _board(at):
    """A dock receipt the size of a road sign: a heading, the outline of a car, lines and a signature."""
    x, y = at
    for side in (-1.5, 1.5):
        box((x + side, y, 1.6), (0.18, 0.18, 3.2), "ink", 0.02)
    box((x, y - 0.1, 3.7), (4.2, 0.16, 4.4), "ink", 0.08)
    box((x, y - 0.2, 3.7), (3.9, 0.1, 4.1), "line", 0.05)
    box((x, y - 0.27, 5.3), (3.3, 0.06, 0.5), "signal", 0.03)
    box((x - 0.2, y - 0.27, 4.2), (2.0, 0.06, 0.34), "palm", 0.1)
    box((x - 0.3, y - 0.27, 4.5), (1.1, 0.06, 0.4), "palm", 0.12)
    for wheel in (-0.85, 0.45):
        rod((x + wheel, y - 0.3, 4.02), 0.2, 0.06, "ink")
    for index in range(3):
        box((x - 0.2 + index % 2 * 0.2, y - 0.27, 3.4 - index * 0.45), (2.7 - index % 2 * 0.4, 0.06, 0.16), "steel", 0.02)
    beam((x + 0.3, y - 0.28, 2.0), (x + 1.5, y - 0.28, 2.3), 0.09, "ink")
