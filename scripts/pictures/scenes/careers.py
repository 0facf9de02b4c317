"""People at work on the quay, with a crane behind them."""
from kit.boxes import container
from kit.cars import pickup, suv
from kit.land import person
from kit.mesh import beam, box, rod
from kit.port import crane, lane_lines, quay, sea, stack
from kit.ships import container_ship
from kit.stage import look


def build(scene):
    sea(-1.6)
    quay((0, -20), (140, 60), "+y")
    container_ship((10, 18.5, -0.4), 0)
    crane((10, 5, 0), 0, "signal", 20, lift="amber")
    stack((15, -9, 0), 2, 2, 8, 20, 4)
    container((-11, -4.5, 0), "palm", 12, 20)
    lane_lines((-30, -14), 3, 3.4, 40)
    pickup((3.6, -8.0, 0), "paper", 14)
    people = ((-1.6, -8.6, "amber", 60, "out"), (-0.1, -9.6, "signal", 150, None), (-3.6, -6.6, "palm", 10, "up"),
              (2.2, -5.4, "amber", -120, None), (-5.6, -7.0, "sky", -20, "out"), (8.2, -3.6, "signal", 200, "up"))
    for x, y, shirt, turn, arm in people:
        person((x, y, 0), shirt, turn, "line" if shirt != "sky" else "signal", arm)
    box((-4.6, -6.8, 0.45), (0.8, 0.6, 0.9), "steel", 0.05)
    for index in range(3):
        rod((-8.2 + index * 0.8, -9.6, 0.3), 0.28, 0.6, ("signal", "brick", "ink")[index], axis="z", bevel=0.04)
    beam((-4.6, -10.6, 0.06), (-1.6, -11.4, 0.06), 0.08, "amber")
    look(scene, (-8, -20.5, 6.4), (1.0, -4.6, 1.9), 44)
