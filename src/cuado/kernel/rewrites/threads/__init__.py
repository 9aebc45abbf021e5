"""Which threads and blocks do the work."""
