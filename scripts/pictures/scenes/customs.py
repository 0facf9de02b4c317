"""Customs at the port, close: an officer stamps the car's documents at a counter while the agent waits, the car behind them."""
from kit.boxship import container_ship
from kit.cars import sedan, suv
from kit.figures import figure, local
from kit.land import bush, ground, palm
from kit.mesh import box, group, rod
from kit.port import bollard_lamp, crane, lane_lines, quay, sea, stack
from kit.stage import light, look

AGENT, OFFICER = ((-0.8, 0.3, 0.02), -6), ((0.74, 0.36, 0.02), 186)
"""Where both stand, and how they are turned."""
TABLE = 0.98
"""The counter's height."""


def build(scene):
    light(scene, -132)
    sea(-1.6, 1600, (0, 830))
    quay((0, -60), (400, 180))
    ground((0, -2), (60, 44), "paving", 0.012)
    lane_lines((-10, 2.6), 2, 4.6, 40, "x", "line", 0.03)
    _counter()
    _people()
    suv((-0.35, 4.9, 0.02), "signal", -142)
    sedan((7.6, 10.6, 0.02), "paper", -142)
    stack((-34, 30, 0), 4, 2, 11, 20)
    stack((15, 30, 0), 4, 2, 5, 20)
    crane((-9, 58, 0), 0)
    container_ship((16, 66, 0), 180)
    for index, (x, y, tall) in enumerate(((-7.4, 11.0, 6.6), (-10.4, 16.0, 7.6), (6.4, 15.5, 7.0))):
        palm((x, y, 0), tall, index + 1)
        rod((x, y, 0.12), 1.1, 0.24, "paper", axis="z", bevel=0.04)
        rod((x, y, 0.2), 0.95, 0.16, "earth", axis="z")
        bush((x + 0.3, y - 0.2, 0.1), index)
    bollard_lamp((4.4, 18), 10)
    look(scene, (-0.5, -3.75, 1.8), (-0.08, 1.2, 1.2), 31)


def _people():
    """The stamp comes down on a document. The agent watches it from across the counter."""
    seal = (0.36, 0.36, TABLE + 0.2)
    figure(*AGENT, hands=((0.3, 0.16, 1.07), local(*AGENT, (-0.38, 0.2, TABLE + 0.05))), shirt="palm", trousers="khaki", skin="skin2", hair="fade", weight=-1,
           poses=("grip", "flat"), palms=((0, -1, 0), (0, 0, -1)), sees=(1.1, -0.1, 1.04))
    figure(*OFFICER, hands=(local(*OFFICER, (0.4, 0.14, TABLE + 0.05)), local(*OFFICER, seal)), shirt="navy", trousers="ink", woman=True, weight=1,
           poses=("flat", "grip"), palms=((0, 0, -1), (0, 0.6, 0)), sees=(0.7, 0.1, 1.04))
    _stamp((0.28, 0.34, TABLE + 0.04))


def _counter():
    """A counter with the car's documents side by side."""
    desk = group("counter", (-0.05, 0.36, 0))
    box((0, 0, TABLE - 0.03), (1.08, 0.7, 0.06), "bark", 0.015, desk)
    box((0, -0.28, 0.48), (0.94, 0.05, 0.88), "topside", 0.015, desk)
    box((0, -0.31, 0.78), (0.94, 0.02, 0.14), "palm", 0.004, desk)
    for x in (-0.44, 0.44):
        box((x, 0, 0.48), (0.06, 0.58, 0.92), "topside", 0.01, desk)
    for x, y, turn in ((-0.34, -0.06, 6), (-0.02, -0.12, -4), (0.3, -0.04, 5)):
        _sheet((x, y, TABLE + 0.003), turn, desk)
    for index in range(5):
        box((-0.1, 0.2, TABLE + 0.015 + index * 0.026), (0.32, 0.24 + index % 2 * 0.02, 0.024), ("amber", "sky", "amber", "paper", "signal")[index], 0.003, desk, turn=(4, -3, 6, 0, 8)[index])


def _sheet(at, turn, into):
    page = group("sheet", at, turn)
    page.parent = into
    box((0, 0, 0), (0.22, 0.3, 0.004), "plate", 0, page)
    box((0, 0.115, 0.002), (0.17, 0.03, 0.003), "ink", 0, page)
    for index in range(5):
        box((-0.01 * (index % 2), 0.06 - index * 0.034, 0.002), (0.16 - index % 3 * 0.02, 0.008, 0.003), "steel", 0, page)


def _stamp(at):
    """A hand stamp above the sheet."""
    x, y, z = at
    rod((x, y, z + 0.02), 0.045, 0.03, "trim", axis="z", sides=24)
    rod((x, y, z + 0.08), 0.018, 0.1, "brick", axis="z", sides=18)
