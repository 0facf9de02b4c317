"""People for scale: figures with fewer details, who do what people on a yard do."""
import random

from .figures import figure

SKIN = ("skin", "bark", "skin2")
TROUSERS = ("ink", "denim", "khaki", "charcoal")
ARMS = {  # the wrist and what the hand does, of the left arm
    None: ((0.1, 0.245, 0.9), None), "out": ((0.42, 0.14, 1.2), "flat"), "point": ((0.5, 0.28, 1.36), "point"), "up": ((0.16, 0.34, 1.74), "flat"),
    "hold": ((0.31, 0.12, 1.12), "grip"), "reach": ((0.17, 0.2, 1.86), "flat"),
}
COARSE = 1.7
"""How much larger the details are than those of people nearby."""


def person(at, shirt="signal", turn=0.0, helmet=None, arm=None, other=None, height=1.0, fine=COARSE, **more):
    """Someone who faces +x. `arm` and `other` are what the left and the right arm do. With a helmet, in a vest. Someone small is a child."""
    pick = random.Random(f"{at[0]:.2f} {at[1]:.2f} {shirt}")
    size = height * pick.uniform(0.97, 1.04)
    skin, trousers = pick.choice(SKIN), pick.choice(TROUSERS)
    (left, does), (right, also) = ARMS[arm], ARMS[other]
    vest = ("vest" if shirt in ("signal", "amber", "brick") else "signal") if helmet else None
    made = {
        "hands": (left, (right[0], -right[1], right[2])), "poses": (does, also), "weight": pick.choice((-1, 1)), "shirt": shirt, "trousers": trousers, "skin": skin,
        "hat": helmet, "vest": vest, "sleeves": bool(helmet), "build": pick.uniform(0.95, 1.08), "large": 1.3 if height < 0.8 else 1.06,
        "nod": 12 if "hold" in (arm, other) else -16 if "reach" in (arm, other) else 0, "hair": pick.choice(("short", "fade", "buzz")), "fine": fine, **more,
    }
    whole = figure(at, turn, **made)
    whole.scale = (size, size, size)
    return whole
