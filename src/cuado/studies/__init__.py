"""Case studies: all versions of a program measured, and the story told by their causes."""
