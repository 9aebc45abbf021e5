"""Kernels made at random: see ``kernels`` for how one comes to be."""
