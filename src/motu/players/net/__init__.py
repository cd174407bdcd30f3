"""Small networks that evaluate positions from what a seat knows. NumPy runs them."""

from motu.players.net.network import Network, NetworkEvaluator, NetworkInput
from motu.players.net.shipping import shipped_evaluator, shipped_file

__all__ = ["Network", "NetworkEvaluator", "NetworkInput", "shipped_evaluator", "shipped_file"]
