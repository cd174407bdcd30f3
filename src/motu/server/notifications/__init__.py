"""Notifications: people hear by push, webhook or mail that a table waits for them."""
