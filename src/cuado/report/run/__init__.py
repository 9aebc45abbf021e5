"""A session of the loop as a document: its table of versions, its iterations, its proofs."""
