"""A terminal with palms: containers under the crane, and a truck heading for the gate."""
from kit.cars import sedan, suv
from kit.land import palm, person
from kit.mesh import box
from kit.port import crane, gate, lane_lines, quay, sea, stack
from kit.ships import container_ship
from kit.trucks import container_truck
from kit.stage import look


def build(scene):
    sea(-1.6)
    quay((0, -18), (160, 60), "+y")
    container_ship((4, 19.5, -0.4), 180)
    crane((-10, 5.5, 0), 0, "signal", 22)
    crane((16, 5.5, 0), 0, "signal", 22, lift="palm")
    stack((-34, -8, 0), 3, 3, 7, 20)
    stack((20, -9, 0), 3, 3, 9, 20)
    container_truck((-4, -8.5, 0.03), "palm", 180, "brick")
    lane_lines((-40, -13.2), 2, 9.0, 90, "x", "amber")
    gate((11, -19, 0), 90, 2)
    suv((-9, -16, 0.03), "paper", 180)
    person((4.4, -15.4, 0), "amber", 150, "line", "out")
    for index, (x, y) in enumerate(((-20, -20), (-15, -24), (9, -21), (15, -24), (22, -19), (-26, -17))):
        palm((x, y, 0), 6 + index % 3, index + 1)
        box((x, y, 0.1), (1.8, 1.8, 0.2), "earth", 0.05)
    look(scene, (-29, -50, 24), (0, 0.5, 4.4), 42)
