"""Tables in the terminal: the view of a seat, drawn with Rich."""
