"""The painted parts of the voyage's cars, in the same frames."""
from .voyage_cars import RATIO, paint as build

__all__ = ["RATIO", "build"]
