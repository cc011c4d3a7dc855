"""What a game is: contract, states, chance, options, records and the registry. Standard library only."""
