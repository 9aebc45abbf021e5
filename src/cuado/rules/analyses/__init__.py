"""What several rules need to know of a kernel: each module computes it, no rule stands here."""
