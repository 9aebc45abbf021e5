"""What compiled kernels call: C sources, and ``runtime.ll``, which ``build.py`` makes of them."""
