"""What a machine has of what cuado needs, in each format."""
