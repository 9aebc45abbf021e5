"""What SASS text says: which registers an instruction reads and writes, and who waits for whom."""
