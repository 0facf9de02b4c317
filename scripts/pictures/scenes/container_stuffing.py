"""A car being driven into a container, with chocks and straps ready."""
from kit.boxes import container
from kit.cars import sedan, suv
from kit.land import ground, person
from kit.mesh import beam, box
from kit.port import shed, stack
from kit.stage import look


def build(scene):
    ground((0, 0), (160, 160), "concrete")
    container((-3, 0, 0.02), "signal", -16, 40, opened=True)
    suv((-0.5, -0.72, 0.2), "paper", -16)
    box((4.0, -2.0, 0.12), (2.4, 2.2, 0.1), "steel", 0.02, turn=-16, tilt=6)
    sedan((8.2, -3.3, 0.02), "palm", 164)
    person((5.2, 1.2, 0), "amber", 200, "line", "up")
    person((3.2, -4.9, 0), "signal", 100, "line")
    for index in range(4):
        box((1.2 + index * 0.55, -5.2 - index * 0.1, 0.12), (0.4, 0.3, 0.24), "earth", 0.03)
    for index in range(3):
        beam((0.2, -4.6 - index * 0.22, 0.05), (2.2, -4.9 - index * 0.22, 0.05), 0.07, "amber")
    stack((-14, 7, 0), 3, 2, 5, 20, 6)
    shed((12, 14, 0), (24, 9, 6.5), -10, "paper", "ink", 3)
    look(scene, (14.5, -19.5, 9.2), (1.8, -0.8, 1.2), 46)
