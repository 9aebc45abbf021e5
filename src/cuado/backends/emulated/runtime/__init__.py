"""The runtime that compiled kernels call: C sources, and LLVM texts that ``build.py`` makes."""
