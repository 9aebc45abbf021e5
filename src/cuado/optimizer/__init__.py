"""What can be applied to a kernel without touching its source and without changing its results."""
