"""What must not be lost: game files and the trainer's lessons. Knows no Qt, and of the game its moves."""
