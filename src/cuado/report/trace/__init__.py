"""What a program did on its devices, as documents."""
