"""Threads, lanes and blocks: who is active, who may be renumbered, merged or split."""
