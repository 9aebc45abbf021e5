"""From proposals to timings: programs are built, checked, loaded, timed in rounds, and judged."""
