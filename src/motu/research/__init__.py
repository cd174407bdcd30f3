"""Motu for researchers: the games behind the interfaces that researchers know, many games at a time, datasets."""
