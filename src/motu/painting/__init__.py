"""Pictures of a table in the terminal: what a seat sees, painted with Rich."""
