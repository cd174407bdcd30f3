"""Bora Bora: huts, people, gods and tasks on five islands, for 2 to 4 players."""
