"""Receivers of calls on this machine: an address of the web, a push service with its browsers, a mail server."""
