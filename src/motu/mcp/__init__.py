"""Motu for programs that speak the Model Context Protocol: tools that play at the tables of a Motu server."""
