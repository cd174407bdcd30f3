"""Words: the catalogues of the house and of each game, in English, German and Russian."""

from motu.words.catalogue import LANGUAGES, Catalogue, catalogue

__all__ = ["LANGUAGES", "Catalogue", "catalogue"]
