"""Nsight Compute: reports (``.ncu-rep``) and raw CSV exports, through one metric map."""
