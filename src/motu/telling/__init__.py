"""Views told in sentences of the catalogues: for text games, agents, and people who have the table read to them."""
