"""Random kernels, and whether every rewrite that cuado accepts leaves them as they are.

``generation`` makes kernels: CUDA C of one file a feature, compiled in batches, then disturbed as
PTX. Every seed and number give the same kernel. ``interpreter`` runs them, independently of the
emulated device; ``exact`` is the arithmetic it falls back on, written from the PTX ISA, and the
oracle of the emulation's own tests. ``comparison`` applies transformations, pairs of them, and
experiments with their switch off, and holds what comes of them against the original: in the
interpreter, on the emulated device, and in how the machine code rounds. ``python -m soundness``
does so for many kernels in processes of their own and writes one line of JSON a kernel; what can
go wrong with one costs that one. ``on_gpu`` runs a bundle of them on a GPU.

A kernel whose result depends on the order of its threads, or that accesses memory beside its
buffers, is no kernel to compare with: the interpreter finds that out, and it is left out.
"""
