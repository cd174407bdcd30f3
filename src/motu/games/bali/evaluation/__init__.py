"""The evaluation: how many points a seat should have at the end, for bots."""
