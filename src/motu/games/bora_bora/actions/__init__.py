"""What a die or a kind of people makes a player do, one file for each action."""
