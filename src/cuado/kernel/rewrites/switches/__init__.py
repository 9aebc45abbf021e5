"""What is left out, or added, while a switch is on."""
