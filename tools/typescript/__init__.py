"""TypeScript out of Python: types of what goes over the wire, and the tables that a board draws from."""
