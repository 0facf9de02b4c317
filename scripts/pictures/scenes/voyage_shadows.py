"""The shadows of the voyage's cars, in the same frames."""
from .voyage_cars import RATIO, shadows as build

__all__ = ["RATIO", "build"]
