"""How often each instruction of ptxas's machine code ran, from what the PTX's instructions did."""
