"""Long tests, run by `make fire`: junk, faults and kills on both databases. At most ten minutes."""
