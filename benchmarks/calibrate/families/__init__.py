"""Micro-benchmarks that only a whole calibration runs; others are cuado's own."""
