"""Backends run launches: the protocol that all of them keep, and one package for each."""
