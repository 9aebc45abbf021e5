"""The command line: one file per verb, listed in ``main``."""
