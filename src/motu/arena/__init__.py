"""The arena: matches between players, and what many of them show."""
