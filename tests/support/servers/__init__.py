"""Servers, the people connected to them, and hubs without a network."""
