"""Small networks that evaluate positions from what a seat knows. NumPy runs them."""

from motu.players.net.bundled import bundled_evaluator, bundled_file, can_read, can_run
from motu.players.net.network import Network, NetworkEvaluator, NetworkInput

__all__ = ["Network", "NetworkEvaluator", "NetworkInput", "bundled_evaluator", "bundled_file", "can_read", "can_run"]
