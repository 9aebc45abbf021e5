"""From proposals to outcomes: programs are built, checked, run once, timed in rounds, evaluated."""
