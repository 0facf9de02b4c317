"""The shadows of the voyage's cars, in frames like theirs."""
from .voyage_cars import RATIO, shadows as build

__all__ = ["RATIO", "build"]
