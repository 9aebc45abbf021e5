"""What is known of a kernel's loops, accesses, barriers and blocks, one fact in each module."""
