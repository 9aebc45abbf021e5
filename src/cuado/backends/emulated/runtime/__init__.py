"""What compiled kernels call: C sources, and LLVM texts, which ``build.py`` makes of them."""
