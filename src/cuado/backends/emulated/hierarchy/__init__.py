"""Caches and DRAM, modelled: what the requests of a launch cost beyond L1.

``tracing`` runs blocks and writes down their requests, ``replay`` sends those through a model of
the chip's caches (``runtime/caches.c``) in an order that the hardware would have, ``traffic`` says
what came out.
"""
