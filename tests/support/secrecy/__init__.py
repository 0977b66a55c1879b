"""The same game in two worlds that a viewer cannot tell apart."""
