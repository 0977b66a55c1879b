"""Tables without a server: what a browser keeps, and Python as a browser has it."""
