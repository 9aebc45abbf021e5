"""Rules on the instruction mix."""
