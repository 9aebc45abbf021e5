"""One module for each transformation, with its conditions of legality as code."""
