"""Two versions side by side, in every format."""
