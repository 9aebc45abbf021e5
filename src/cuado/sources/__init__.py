"""Recordings of every kind become :class:`~cuado.model.profile.Recording`; start at ``read``."""
