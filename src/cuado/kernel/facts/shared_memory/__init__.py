"""Shared memory: layout, who wrote what, tiles."""
