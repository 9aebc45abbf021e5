"""What-if experiments: modified copies of the user's kernel, run to measure what a cause costs."""
