"""Captured launches: one launch of an application with everything that it needs, in a folder."""

from cuado.sources.capture.capture import Capture, is_capture, read_capture
from cuado.sources.capture.launch import launch_of_capture, load_capture

__all__ = ["Capture", "is_capture", "launch_of_capture", "load_capture", "read_capture"]
