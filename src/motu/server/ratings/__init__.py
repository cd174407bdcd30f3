"""The ladder: results of rated games, and the strength of people and bots that follows from them."""
