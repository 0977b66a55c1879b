"""People in a real browser, and walks through its screens."""
