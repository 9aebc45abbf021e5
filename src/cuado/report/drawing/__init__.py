"""What HTML reports share: shapes, scales, the base of all pages, and their style."""
