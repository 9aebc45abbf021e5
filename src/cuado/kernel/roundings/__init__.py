"""How float operations are rounded: read off machine code, stated in PTX, held in a rewrite."""
