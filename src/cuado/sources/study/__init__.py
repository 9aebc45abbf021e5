"""Case studies as files: versions of a program in order, and the roof that they approach."""
