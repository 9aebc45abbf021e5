"""Causes, one file each, by topic. ``registry`` finds them; nothing lists them by hand."""
