-- Which process has a line to which seat, and until when that may be believed.
CREATE TABLE lines (
    table_id TEXT NOT NULL,
    seat INTEGER NOT NULL,
    process TEXT NOT NULL,
    idle INTEGER NOT NULL,
    until INTEGER NOT NULL,
    PRIMARY KEY (table_id, seat, process)
) STRICT, WITHOUT ROWID;

CREATE INDEX lines_process ON lines (process);

-- When a server was last known to run, and when none did.
CREATE TABLE pulse (
    name TEXT PRIMARY KEY,
    at INTEGER NOT NULL,
    until INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE outages (
    began INTEGER PRIMARY KEY,
    ended INTEGER NOT NULL
) STRICT;
