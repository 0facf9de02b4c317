"""People at work on the quay: a car is checked and handed on, with a crane behind them."""
from kit.boxes import container
from kit.cars import pickup, suv
from kit.lane import cone
from kit.mesh import beam, box, rod
from kit.people import person
from kit.port import bollard_lamp, crane, lane_lines, quay, sea, stack
from kit.ships import roro
from kit.stage import light, look


def build(scene):
    light(scene, -144)
    sea(-1.6, 1600, (0, 812))
    quay((0, -60), (300, 144), "+y")
    roro((36, 24, 0), 0)
    crane((-20, 5, 0), 0, "signal", 20, lift="amber")
    stack((-30, -8, 0), 2, 2, 8, 20, 4)
    container((12.5, -2.5, 0), "palm", 8, 20)
    container((12.5, -2.5, 2.6), "brick", 8, 20)
    lane_lines((-60, -14), 3, 3.4, 120)
    pickup((2.0, -9.2, 0), "paper", 212)
    suv((8.6, -8.0, 0), "silver", 206)
    people = ((-1.5, -11.6, "amber", 40, "hold", "hold"), (-2.7, -10.6, "signal", 12, None, "point"), (3.0, -12.3, "palm", 100, "out", None),
              (-6.4, -6.6, "signal", 20, "up", None), (6.6, -4.4, "amber", 200, "hold", "hold"))
    for x, y, shirt, turn, left, right in people:
        person((x, y, 0), shirt, turn, "line" if shirt != "palm" else "paper", left, right)
    box((-1.24, -11.4, 1.2), (0.3, 0.22, 0.02), "line", 0.005, turn=40)
    for x, y in ((-4.6, -8.4), (-5.6, -11.4), (5.6, -13.2)):
        cone((x, y))
    for index in range(3):
        rod((-8.6 + index * 0.8, -8.4, 0.44), 0.29, 0.88, ("signal", "ink", "palm")[index], axis="z", bevel=0.04)
    beam((-8.4, -10.4, 0.05), (-6.4, -10.9, 0.05), 0.08, "amber")
    bollard_lamp((-12, -3), 11)
    look(scene, (-5.4, -19.6, 2.8), (0.6, -8.4, 1.9), 30, 0.3, (0, -11, 1.2))
