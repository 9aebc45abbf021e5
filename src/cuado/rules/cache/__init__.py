"""Rules on the L1 and L2 caches."""
