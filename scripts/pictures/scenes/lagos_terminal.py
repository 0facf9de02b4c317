"""A terminal with palms: containers under the cranes, and a truck heading for the gate."""
from kit.cars import sedan, suv
from kit.land import bush, palm
from kit.mesh import rod
from kit.people import person
from kit.port import bollard_lamp, crane, lane_lines, quay, sea, stack
from kit.boxship import container_ship
from kit.stage import look
from kit.trucks import container_truck


def build(scene):
    sea(-1.6, 2400, (0, 1200))
    quay((0, -66), (400, 160), "+y")
    container_ship((6, 22.5, 0), 180)
    crane((-12, 8.0, 0), 0, "signal", 22, lift="palm")
    crane((20, 8.0, 0), 0, "signal", 22, lift="amber")
    stack((-46, -2, 0), 3, 3, 7, 20)
    stack((27, -6, 0), 4, 3, 9, 20)
    container_truck((-2.5, -8.5, 0.02), "palm", 180, "brick")
    for y in (-11.6, -5.4):
        lane_lines((-120, y), 1, 9.0, 240, "x", "amber")
    suv((-14.4, -16.4, 0.02), "paper", 180)
    sedan((-8.4, -16.4, 0.02), "silver", 180)
    person((-4.0, -13.4, 0), "amber", 150, "line", "up")
    person((6.4, -14.2, 0), "signal", 170, "line", "hold", "hold")
    for index, (x, y, tall) in enumerate(((-25.5, -13.5, 8.4), (-27, -21, 7.0), (12.5, -16.2, 7.4), (14.0, -22.5, 8.2))):
        palm((x, y, 0), tall, index + 1)
        rod((x, y, 0.12), 1.3, 0.24, "paper", axis="z", bevel=0.04)
        rod((x, y, 0.2), 1.15, 0.16, "earth", axis="z")
        bush((x + 0.4, y - 0.3, 0.1), index)
    bollard_lamp((8, -13), 11)
    look(scene, (-25, -47, 8.2), (-1.0, 1.0, 8.4), 30)
