"""Rules on latency and the accesses that hide it."""
