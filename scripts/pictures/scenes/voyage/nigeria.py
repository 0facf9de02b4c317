"""The terminal, customs and the street with the house."""
from kit.boxes import container
from kit.cars import suv, van
from kit.gantry import examination, quay_crane
from kit.land import bush, gateway, ground, house, palm, wall
from kit.people import person
from kit.lane import cone, flowers
from kit.mesh import ball, beam, box, rod
from kit.port import shed
from kit.yard import clipboard


def build():
    _clear()
    _deliver()
    _trail()


def _clear():
    quay_crane((99.4, 6.4, 0), reach=6.6)
    boxes = ("brick", "amber", "palm", "sky", "signal", "amber", "brick")
    for column, tall in enumerate((2, 2, 2)):
        for level in range(tall):
            container((104.6 + column * 6.2, 14.4, level * 2.6), boxes[(column * 3 + level * 2) % 7])
    container((105.6, 11.0, 0), "palm")
    shed((113.6, 10.4, 0), (6.6, 3.6, 3.8), 0, "paper", "steel", 2)
    examination((107.8, 5.6, 0), 8.0, 3.4, 3.4)
    suv((107.4, 5.4, 0.02), "steel", 0)
    clipboard((110.6, 4.2, 0), 150, "palm")
    person((104.4, 4.4, 0), "amber", 20, "line", "out")
    person((113.4, 5.6, 0), "sky", 160)
    person((114.4, 5.2, 0), "signal", 190, "line", "up")
    for x in (102.6, 103.4, 112.2):
        cone((x, 3.2))
    for index in range(3):
        beam((106.6 + index * 3.2, -3.3, 0.3), (109.2 + index * 3.2, -3.3, 0.3), 0.5, ("line", "amber")[index % 2])
    for x, y, tall in ((103.0, 8.4, 4.6), (116.4, 7.4, 6.6)):
        palm((x, y, 0), tall, int(x))


def _deliver():
    ground((125, 9.5), (14, 11.5), "paving", 0.02)
    house((125.6, 9.0, 0.02), 0, (7.6, 4.6), 2, "paper", "brick", "palm").scale = (0.93, 0.93, 0.93)
    box((124.7, 4.4, 0.0), (4.0, 4.2, 0.08), "asphalt", 0.01)
    wall((117.6, 4.7), (122.3, 4.7), 1.4)
    wall((127.1, 4.7), (134.6, 4.7), 1.4)
    gateway((124.7, 4.7, 0), 90, 4.6)
    person((122.9, 3.6, 0), "palm", -90, None, "up")
    person((127.0, 3.7, 0), "signal", -110, None, "up")
    person((128.1, 3.6, 0), "sky", -90)
    person((121.2, 3.5, 0), "amber", -60, None, "out")
    for index, x in enumerate((118.8, 119.5, 129.6, 130.3, 131.0, 132.8)):
        ball((x, 4.5, 1.35), 0.42 + index % 3 * 0.08, ("brick", "leaf", "leaf")[index % 3], squash=0.8)
    for x, y, tall in ((119.0, 7.6, 6.6), (132.4, 8.0, 7.0), (120.6, 12.8, 5.8), (134.4, 13.4, 6.0)):
        palm((x, y, 0), tall, int(x))
    for x, y in ((121.2, 6.2), (129.2, 6.3), (130.4, 6.0), (118.4, 3.6), (132.6, 3.6), (117, -4.2), (121.6, -4.6), (126, -4.3), (131, -4.6)):
        bush((x, y, 0), int(x * 3))


def _trail():
    house((140.4, 11.0, 0), 0, (7.0, 5.0), 1, "sand", "ink", "signal")
    house((149.4, 11.6, 0), 0, (7.0, 5.0), 1, "paper", "brick", "palm")
    wall((134.6, 4.7), (142.6, 4.7), 1.2, "earth")
    _stall((151.0, 5.2))
    van((146.6, 4.4, 0), "amber", 0)
    box((146.2, 3.42, 1.05), (4.6, 0.06, 0.2), "ink", 0.02)
    person((143.9, 4.2, 0), "sky", 0, None, "up")
    person((149.6, 4.2, 0), "brick", 20)
    for x, y, tall in ((136.4, 7.4, 6.6), (145.0, 8.8, 7.2), (153.0, 7.0, 6.4), (144.4, 14.5, 6)):
        palm((x, y, 0), tall, int(x))
    for x, y in ((135.4, 3.6), (138.8, 3.7), (152, 4.0), (136, -4.3), (142.6, -4.6), (149, -4.3)):
        bush((x, y, 0), int(x * 3))
    flowers(118, 154, 6)
    for index, x in enumerate((117.6, 124.2, 133.6, 139.4, 146.2)):
        palm((x, -5.6, 0), 0.35, index + 3).scale = (0.34, 0.34, 0.34)


def _stall(at):
    """A fruit stand under an umbrella."""
    x, y = at
    box((x, y, 0.75), (2.2, 1.0, 0.12), "earth", 0.03)
    for side in (-0.9, 0.9):
        box((x + side, y, 0.36), (0.12, 0.8, 0.72), "bark", 0.02)
    for index in range(11):
        ball((x - 0.9 + index % 6 * 0.36, y - 0.3 + index // 6 * 0.4, 0.93), 0.17, ("signal", "amber", "leaf")[index // 3 % 3])
    rod((x, y + 0.2, 1.5), 0.05, 3.0, "line", axis="z")
    rod((x, y + 0.2, 2.95), 1.7, 0.7, "brick", axis="z", top=0.06, sides=10)
