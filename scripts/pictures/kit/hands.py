"""Hands: a palm, a thumb and four fingers, which hang, hold, lie open or point."""
import math

from mathutils import Matrix, Vector

from .clay import blend, block, limb, mold, path

CURLS = {  # how much the fingers bend at their two joints, in degrees, and where the thumb ends
    "relaxed": ((22, 30), (0.088, 0.04, 0.026)), "grip": ((62, 74), (0.086, 0.022, 0.05)), "flat": ((8, 10), (0.086, 0.062, 0.012)), "point": ((78, 88), (0.082, 0.012, 0.046)),
    "pinch": ((48, 42), (0.112, 0.026, 0.044)), "shake": ((26, 40), (0.098, 0.05, 0.03)),
}
FINGERS = ((0.029, 0.07), (0.0095, 0.078), (-0.01, 0.073), (-0.028, 0.058))
"""Where the fingers begin across the palm, and how long they are, from the index finger on."""


def hand(body, wrist, along, palm, side, skin, pose="relaxed", size=1.0, fine=1.0):
    """A hand from the wrist on, in a direction; the direction that its palm faces; and whether it is the left (1) or the right one (-1)."""
    palm = (palm - along * palm.dot(along)).normalized()
    # The thumb's side: up for a hand ahead whose palm faces the body's middle.
    thumb = palm.cross(along) * side
    frame = Matrix((along, thumb, palm)).transposed()

    def at(x, y, z):
        return wrist + frame @ Vector((x, y, z)) * size
    curls, tip = CURLS[pose]
    parts = [limb(at(-0.05, 0, 0), 0.0285 * size, at(0.025, 0, 0), 0.028 * size, (palm, 0.78)), block(at(0.055, 0.001, 0), Vector((0.042, 0.039, 0.0165)) * size, 0.0145 * size, frame)]
    parts.append(limb(at(0.025, 0.02, 0.006), 0.018 * size, at(0.05, 0.03, 0.012), 0.014 * size))
    fingers = []
    for index, (across, length) in enumerate(FINGERS):
        first, second = (4, 6) if pose == "point" and index == 0 else curls
        first += index * 3
        places = [Vector((0.088 - abs(across) * 0.18, across, 0))]
        angle = 0
        for turn, share in ((first, 0.42), (second, 0.33), (second * 0.6, 0.25)):
            angle += turn
            places.append(places[-1] + Matrix.Rotation(math.radians(-angle), 3, "Y") @ Vector((length * share, across * 0.02, 0)))
        fingers.append(path([at(*place) for place in places], [radius * size for radius in (0.0102, 0.0098, 0.009, 0.0078)], soft=0.003))
    pollex = path([at(0.03, 0.024, 0.008), at(0.058, 0.05, 0.018), at(*tip)], [radius * size for radius in (0.016, 0.0125, 0.0095)], soft=0.006)
    shape = blend(0.008 * size, blend(0.004 * size, *parts, *fingers), pollex)
    reach = Vector((0.2, 0.2, 0.2)) * size
    middle = at(0.05, 0, 0)
    return mold(body, shape, middle - reach * 0.75, middle + reach * 0.75, 0.0034 * fine, skin, "skin")
