"""Case studies as documents: the table that the founding documents print, and the story."""
