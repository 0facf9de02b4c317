"""The painted parts of the views, in the same frame."""
from .views import RATIO, paint as build

__all__ = ["RATIO", "build"]
