"""Raiatea, a game by Jan Schmidt: priests, rituals and statues."""
