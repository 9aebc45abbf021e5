"""Two results of one kernel side by side: what moved, what is gone, new or still there [003].

``side`` is one result, whatever it came from; ``matching`` pairs the sides of two files;
``compared`` is the comparison of a pair, made of ``changes`` (numbers), ``causes`` and ``lines``;
``weights`` orders the numbers by what they mean for the time.
"""
