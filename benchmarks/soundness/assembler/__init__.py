"""Assembling in a process that stays: see ``server.c``, ``build`` and ``client``."""
