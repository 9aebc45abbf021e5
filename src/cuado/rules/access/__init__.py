"""Rules on global memory access patterns."""
