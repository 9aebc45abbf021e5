"""Candidates timed on many GPUs, over a Dask cluster."""
