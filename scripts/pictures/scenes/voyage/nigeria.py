"""The terminal, customs, and the street of the house."""
from kit.boxes import container
from kit.cars import suv, van
from kit.gantry import examination, quay_crane
from kit.land import bush, gateway, ground, house, palm, person, wall
from kit.mesh import box
from kit.port import shed
from kit.yard import clipboard


def build():
    _clear()
    _deliver()
    _trail()


def _clear():
    quay_crane((99.6, 6.4, 0))
    boxes = ("brick", "amber", "palm", "ink", "signal", "sky", "steel")
    for column, tall in enumerate((3, 2, 3)):
        for level in range(tall):
            container((104.4 + column * 6.2, 15.6, level * 2.6), boxes[(column * 3 + level) % 7])
    for column, tall in enumerate((2, 1)):
        for level in range(tall):
            container((105.4 + column * 6.2, 12.0, level * 2.6), boxes[(column * 3 + level * 2 + 2) % 7])
    shed((113.6, 11.6, 0), (7.6, 4.4, 4.4), 0, "paper", "ink", 2)
    examination((108.6, 5.6, 0), 8.4)
    suv((108.2, 5.4, 0.02), "steel", 0)
    clipboard((111.4, 4.4, 0), 150, "palm")
    person((105.2, 4.6, 0), "amber", 20, "line", "out")
    person((114.6, 5.6, 0), "sky", 160, None)
    for x, y, tall in ((102.0, 11.2, 6.0), (116.4, 7.4, 6.6)):
        palm((x, y, 0), tall, int(x))


def _deliver():
    ground((125, 9.5), (14, 11.5), "concrete", 0.02)
    house((126.0, 11.4, 0.02), 0, (7.6, 5.0), 2, "paper", "brick", "palm")
    wall((117.6, 4.7), (122.3, 4.7), 1.4)
    wall((127.1, 4.7), (134.6, 4.7), 1.4)
    gateway((124.7, 4.7, 0), 90, 4.6)
    person((122.9, 3.6, 0), "palm", -90, None, "up")
    person((127.0, 3.7, 0), "signal", -110, None, "up")
    person((128.1, 3.6, 0), "sky", -90)
    person((125.6, 6.6, 0.02), "paper", -90, None, "up")
    for x, y, tall in ((119.2, 7.6, 6.4), (131.6, 8.0, 7.0), (121.0, 12.4, 6.0), (133.6, 13.4, 6.2)):
        palm((x, y, 0), tall, int(x))
    for x, y in ((121.2, 6.2), (129.2, 6.3), (130.4, 6.0), (118.4, 3.6), (132.6, 3.6), (117, -4.2), (121.6, -4.6), (126, -4.3), (131, -4.6)):
        bush((x, y, 0), int(x * 3))


def _trail():
    house((140.4, 11.0, 0), 0, (7.0, 5.0), 1, "sand", "ink", "signal")
    house((149.8, 12.4, 0), 0, (7.0, 5.0), 1, "paper", "brick", "palm")
    wall((134.6, 4.7), (143.6, 4.7), 1.2)
    van((146.6, 4.4, 0), "amber", 0)
    box((146.2, 3.42, 1.05), (4.6, 0.06, 0.2), "ink", 0.02)
    person((143.9, 4.2, 0), "sky", 0, None, "up")
    person((150.6, 4.4, 0), "brick", 180)
    for x, y, tall in ((136.4, 7.4, 6.6), (145.0, 8.8, 7.2), (153.0, 7.0, 6.4), (144.4, 14.5, 6)):
        palm((x, y, 0), tall, int(x))
    for x, y in ((135.4, 3.6), (138.8, 3.7), (152, 4.0), (136, -4.3), (142.6, -4.6), (149, -4.3)):
        bush((x, y, 0), int(x * 3))
