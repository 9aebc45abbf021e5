"""What a timeline says: hot spots, idle devices, gaps, copies, waits, ranges; and sentences."""
