"""Runs blocks warp by warp, and records events and errors while they run."""
