"""Values of registers: ranges, known bits, values per lane, sums and polynomials of unknowns."""
