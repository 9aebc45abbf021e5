"""What happened, under the names that NVIDIA's counters have: one file for each family."""
