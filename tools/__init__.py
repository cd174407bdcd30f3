"""What a machine needs for `make test`: how it is found, and how it is installed."""
