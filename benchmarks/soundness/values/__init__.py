"""What cuado says of the numbers in registers, against what an interpreter finds there.

Every proof rests on such facts: lanes, ranges, bits, linear forms. Random code of integer
instructions, of all sizes and with literals at the ends of their types, leaves each result in
memory; each fact about it is then compared, for each thread; so are trip counts of random loops,
and counters in each iteration. ``python -m soundness.values N SEED``.
"""
