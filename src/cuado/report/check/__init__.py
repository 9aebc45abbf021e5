"""What checking a launch found, in each format."""
