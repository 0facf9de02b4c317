"""The painted parts of the inspection page's sedan, in the same frame."""
from .sedan import RATIO, paint as build

__all__ = ["RATIO", "build"]
