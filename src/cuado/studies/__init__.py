"""Case studies: all versions of a program measured, and which causes each one removes."""
