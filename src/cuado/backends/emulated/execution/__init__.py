"""Blocks run warp by warp, and what happens while they run: events and errors."""
