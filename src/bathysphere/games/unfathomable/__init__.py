"""Unfathomable: humans and hidden traitors aboard the SS Atlantica, hunted by the Deep Ones; 3 to 6 players."""
