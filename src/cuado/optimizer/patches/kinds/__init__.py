"""One module for each transformation that can be written in CUDA C++: ``written(step, site)``."""
