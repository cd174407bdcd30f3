"""The tables in a browser: those of the server, without sockets, processes and a database. Pyodide runs them."""
