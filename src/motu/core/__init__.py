"""What all games share: the agenda, the rules interface, records and sessions. It knows no game.

This package, the games and the search are compiled with mypyc where a C compiler is present, and run as plain Python
otherwise. Hence the typed integers (`i64`) and vectors (`vec`): they become plain C values.
"""
