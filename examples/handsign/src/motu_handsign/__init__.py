"""Handsign: all show a number in secret, three times."""
