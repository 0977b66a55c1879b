"""The components of Unfathomable: tables of data, each with the module that loads and checks it."""
