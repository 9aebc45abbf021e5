"""Whole grids from a sample of their blocks, and all that is known of a trial.

``blocks`` chooses the blocks and estimates the events of the grid, ``dependence`` says if blocks
act on each other, ``scaled_traffic`` replays a part of the grid on a part of the chip, and
``observation`` runs all stages of a trial.
"""
