"""What a player does in a turn: buy and play, sacrifice, take cards."""
