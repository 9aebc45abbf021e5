"""A version as files: its code, the conditions of its proof, and launchers that check them."""
