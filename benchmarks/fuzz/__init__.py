"""Damaged files for every reader: each must be read, or refused in clear words.

``formats`` has one entry a kind of file: how a sound one is made, how it is damaged, and which
verbs read it. ``mutations`` damages: by bytes, words, lines, values of JSON, cells of SQLite. A
format, a seed and a number always give the same file. ``worker`` reads many in one process and says
of each how it ended; ``conduct`` watches it for time, memory and signals. ``python -m fuzz`` prints
the table.
"""
