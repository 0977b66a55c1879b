-- A schema of our own, because a database is often shared with others.
CREATE SCHEMA IF NOT EXISTS bathysphere;

CREATE TABLE bathysphere.version (
    number integer PRIMARY KEY,
    reached timestamptz NOT NULL DEFAULT now()
);

-- The summaries. `last` is the number of the latest entry: whoever appends has to name it.
CREATE TABLE bathysphere.tables (
    id text COLLATE "C" PRIMARY KEY,
    last bigint NOT NULL,
    game text NOT NULL,
    status text COLLATE "C" NOT NULL,
    listed boolean NOT NULL,
    body bytea NOT NULL,
    due bigint,
    changed bigint NOT NULL
);

CREATE INDEX tables_listing ON bathysphere.tables (status DESC, changed DESC, id)
    WHERE listed AND status IN ('waiting', 'playing');

CREATE INDEX tables_due ON bathysphere.tables (due, id) WHERE due IS NOT NULL;

-- `mark` names the append that wrote the entry: when a connection breaks off during a commit, it tells afterwards
-- whether the very entries stand there, or equal ones of another process.
CREATE TABLE bathysphere.entries (
    table_id text COLLATE "C" NOT NULL REFERENCES bathysphere.tables (id),
    number bigint NOT NULL,
    body bytea NOT NULL,
    mark uuid NOT NULL,
    PRIMARY KEY (table_id, number)
);

CREATE TABLE bathysphere.snapshots (
    table_id text COLLATE "C" NOT NULL REFERENCES bathysphere.tables (id),
    number bigint NOT NULL,
    body bytea NOT NULL,
    PRIMARY KEY (table_id, number)
);
