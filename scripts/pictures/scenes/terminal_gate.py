"""At a terminal's gate, close, with room for words at the left: through the booth's window, a clerk hands the driver the dock receipt. Behind them, the car."""
from kit.boxes import container
from kit.boxship import container_ship
from kit.cars import pickup, sedan, suv
from kit.figures import figure
from kit.lane import cone
from kit.land import ground
from kit.mesh import box, group, rod
from kit.port import bollard_lamp, crane, lane_lines, quay, sea, stack
from kit.stage import light, look

def build(scene):
    light(scene, -132)
    sea(-1.6, 1600, (0, 830))
    quay((0, -60), (400, 180))
    ground((-2.45, 4), (3.5, 60), "asphalt", 0.012)
    lane_lines((-4.0, -20), 2, 3.1, 50, "y", "line", 0.03)
    _booth((1.55, 0.55))
    suv((-1.95, 5.3, 0.03), "signal", -100)
    sedan((-2.5, 14.5, 0.03), "paper", -92)
    pickup((-2.7, 22, 0.03), "charcoal", -90)
    figure((-0.6, 0.42, 0.0), 6, shirt="sky", trousers="khaki", skin="skin2", hair="fade", weight=1, hands=((0.13, 0.25, 0.9), (0.43, -0.06, 1.2)), poses=(None, "pinch"), yaw=-16, nod=2)
    figure((0.74, 0.55, 0.1), 182, shirt="palm", trousers="ink", hat=None, vest="signal", weight=0, hands=((0.36, 0.2, 1.09), (0.58, -0.02, 1.2)), poses=("flat", "pinch"), palms=((0, 0, -1), None), nod=8)
    _receipt((0.0, 0.5, 1.33))
    for x, y in ((-0.5, 2.6), (-0.5, 5.4)):
        cone((x, y))
    _barrier((-0.4, 9.4))
    stack((-34, 30, 0), 7, 2, 5, 20)
    crane((-34, 66, 0), 180)
    bollard_lamp((-9.5, 14), 10)
    container((8.6, 11, 0), "palm")
    container_ship((14, 60, 0), 180)
    look(scene, (-1.45, -4.3, 1.7), (-1.8, 1.0, 1.36), 29)


def _booth(at):
    """Open toward the lane, with a window toward the camera, a counter, and light inside."""
    booth = group("booth", (*at, 0))
    box((0, 0, 0.05), (3.0, 2.6, 0.1), "concrete", 0.03, booth)
    for place, size in (((0, -1.0, 0.6), (2.3, 0.1, 1.0)), ((0, 1.0, 1.2), (2.3, 0.1, 2.2)), ((1.1, 0, 1.2), (0.1, 2.0, 2.2)), ((-1.1, 0, 0.6), (0.1, 2.0, 1.0))):
        box((place[0], place[1], place[2] + 0.02), size, "topside", 0.02, booth)
    for x, y in ((-1.1, 1.0), (1.1, -1.0)):
        box((x, y, 1.3), (0.13, 0.13, 2.4), "topside", 0.02, booth)
    box((0, -1.03, 1.06), (2.36, 0.12, 0.14), "stripe", 0.02, booth)
    box((-1.13, 0, 1.06), (0.12, 2.1, 0.14), "stripe", 0.02, booth)
    box((-1.12, 0, 1.15), (0.46, 1.7, 0.05), "steel", 0.015, booth)
    for z in (2.35,):
        box((0, 0, z), (2.4, 2.2, 0.2), "topside", 0.02, booth)
    box((0, 0, 2.52), (3.1, 2.8, 0.16), "hull", 0.04, booth)
    box((0, 0, 2.23), (1.5, 0.3, 0.05), "tube", 0.02, booth)
    for x in (-0.02,):
        box((x, -1.0, 1.68), (0.05, 0.05, 1.1), "seam", 0.01, booth)
    box((0.5, 0.2, 0.98), (0.6, 1.2, 0.05), "bark", 0.01, booth)
    box((0.5, 0.3, 1.26), (0.05, 0.56, 0.36), "trim", 0.02, booth, turn=14)
    for index in range(3):
        box((0.98, -0.5 + index * 0.44, 1.7), (0.03, 0.32, 0.42), ("line", "amber", "line")[index], 0.005, booth)


def _receipt(at):
    """A sheet with a heading, a car, lines and a signature, held upright toward the camera."""
    sheet = group("receipt", at, -24, 0, -16)
    box((0, 0, 0), (0.21, 0.006, 0.29), "plate", 0.001, sheet)
    box((0, -0.005, 0.11), (0.17, 0.004, 0.034), "signal", 0, sheet)
    box((-0.02, -0.005, 0.045), (0.11, 0.004, 0.022), "palm", 0.002, sheet)
    box((-0.025, -0.005, 0.064), (0.06, 0.004, 0.018), "palm", 0.002, sheet)
    for x in (-0.055, 0.015):
        rod((x, -0.006, 0.034), 0.012, 0.005, "ink", into=sheet, sides=16)
    for index in range(4):
        box((-0.01 + index % 2 * 0.01, -0.005, 0.0 - index * 0.028), (0.15 - index % 2 * 0.03, 0.004, 0.008), "steel", 0, sheet)
    box((0.04, -0.005, -0.118), (0.08, 0.004, 0.01), "ink", 0, sheet, tilt=8)


def _barrier(at):
    x, y = at
    box((x, y, 0.55), (0.4, 0.4, 1.1), "signal", 0.05)
    for part in range(6):
        box((x - 0.4 - part * 0.62, y, 1.0), (0.62, 0.08, 0.13), "line" if part % 2 else "brick", 0.01)
