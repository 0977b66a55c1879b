"""What an operator sees of a server, and sets: who may come in, how it is doing, what it says of itself.

All of it lies around the application, as ASGI layers that know no game, no table and no web framework.
"""
