"""Bali: farmers bring goods, shrines send them to the altar, and the altar says what goods are worth."""
