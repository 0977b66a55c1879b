-- Which tables were written to, for the other processes on the same file; the oldest are forgotten.
CREATE TABLE news (
    number INTEGER PRIMARY KEY AUTOINCREMENT,
    writer TEXT NOT NULL,
    table_id TEXT NOT NULL
) STRICT;

-- What the operator tells all servers: an announcement, a stop ahead.
CREATE TABLE house (
    name TEXT PRIMARY KEY,
    value BLOB NOT NULL
) STRICT, WITHOUT ROWID;

CREATE INDEX tables_changed ON tables (status, changed);
