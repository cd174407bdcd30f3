"""The server: tables for people and bots, stored in a database and sent over sockets."""
