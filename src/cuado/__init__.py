"""cuado finds out why a CUDA kernel is slow, says where, and shows the evidence."""

__version__ = "0.1.0"
