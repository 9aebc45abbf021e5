"""Rules on warps resident on an SM."""
