-- "Bath": tells our files from those of other programs.
PRAGMA application_id = 0x42617468;

CREATE TABLE version (
    number INTEGER PRIMARY KEY,
    reached TEXT NOT NULL DEFAULT CURRENT_TIMESTAMP
) STRICT;

-- The summaries. `last` is the number of the latest entry: whoever appends has to name it.
CREATE TABLE tables (
    id TEXT PRIMARY KEY,
    last INTEGER NOT NULL,
    game TEXT NOT NULL,
    status TEXT NOT NULL,
    listed INTEGER NOT NULL,
    body BLOB NOT NULL,
    due INTEGER,
    changed INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE INDEX tables_listing ON tables (status DESC, changed DESC, id)
    WHERE listed = 1 AND status IN ('waiting', 'playing');

CREATE INDEX tables_due ON tables (due, id) WHERE due IS NOT NULL;

CREATE TABLE entries (
    table_id TEXT NOT NULL REFERENCES tables (id),
    number INTEGER NOT NULL,
    body BLOB NOT NULL,
    PRIMARY KEY (table_id, number)
) STRICT, WITHOUT ROWID;

-- Snapshots are large: with a rowid their bodies stay out of the key's pages.
CREATE TABLE snapshots (
    table_id TEXT NOT NULL REFERENCES tables (id),
    number INTEGER NOT NULL,
    body BLOB NOT NULL,
    PRIMARY KEY (table_id, number)
) STRICT;
