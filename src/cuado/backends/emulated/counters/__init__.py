"""Events under the names of NVIDIA's counters: one file for each family."""
