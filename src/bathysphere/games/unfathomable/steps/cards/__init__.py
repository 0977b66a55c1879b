"""Cards that are drawn, discarded, looked at and resolved."""
