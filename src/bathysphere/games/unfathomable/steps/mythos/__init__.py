"""The mythos step: crisis, activation, spawning and the two tracks."""
