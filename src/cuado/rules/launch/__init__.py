"""Rules on grid size and the work per block."""
