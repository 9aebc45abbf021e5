"""Reports of experiments: views that every format shares, and what each format makes of them."""
