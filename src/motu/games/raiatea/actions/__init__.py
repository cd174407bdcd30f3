"""What players do: at the six locations, in the ceremony, and whenever it is their turn."""
