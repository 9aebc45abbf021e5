"""Barriers, asynchronous copies and products on tensor cores."""
