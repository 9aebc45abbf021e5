"""Rules on kernels that have nothing left to gain."""
