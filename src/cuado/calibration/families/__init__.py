"""The micro-benchmarks, one file for each family; each has ``benchmarks(chip)``."""
