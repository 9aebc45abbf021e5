"""Shared and local memory: layouts, copies, tiles."""
