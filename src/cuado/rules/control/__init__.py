"""Rules on control flow and synchronisation."""
