"""What registers hold: ranges, bits, lane by lane, sums and polynomials of what is not known."""
