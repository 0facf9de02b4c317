"""A distant coast."""
from .mesh import ball


def hill(at, width, height, color="meadow"):
    """A distant hill: the top half of a stretched sphere."""
    rise = ball(at, 1, color)
    rise.scale = (width / 2, 1.6, height)
