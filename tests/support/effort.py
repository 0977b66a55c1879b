"""How much the suite repeats. `make test` has to be quick enough to be run before every push; with EFFORT=10 in the
environment whatever is played at random is played ten times as often, and a kill follows every acknowledged wish.
"""

import os

EFFORT = int(os.environ.get("EFFORT", "1"))
