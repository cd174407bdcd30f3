"""Net: a small network that judges tables by what a seat knows of them, played with NumPy."""

from motu.players.net.network import Network, NetworkJudge, Sight
from motu.players.net.shipping import shipped

__all__ = ["Network", "NetworkJudge", "Sight", "shipped"]
