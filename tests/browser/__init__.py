"""Tests of the tables in a browser, as far as they need none: without Pyodide, on this Python."""
