"""Caches and DRAM, modelled: what the requests of a launch cost beyond L1.

``tracing`` runs blocks and records their requests, ``replay`` sends these through a model of the
chip's caches (``runtime/caches.c``) in an order as on the hardware, and ``traffic`` has the result.
``caches`` has the sizes and policies of a chip's caches; ``shared_lines`` corrects L2 for data that
blocks share, if only a part of a launch is replayed.
"""
