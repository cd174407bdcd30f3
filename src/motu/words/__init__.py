"""The catalogues: all sentences, common and per game, in English, German and Russian."""

from motu.words.catalogue import LANGUAGES, Catalogue, catalogue

__all__ = ["LANGUAGES", "Catalogue", "catalogue"]
