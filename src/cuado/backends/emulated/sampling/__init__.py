"""Whole grids from some of their blocks: which are run, and how their events stand for the rest."""
