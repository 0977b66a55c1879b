"""The flow of the game, one file for each chapter of the rulebook."""
