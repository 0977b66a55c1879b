-- Whoever wants to be known on several devices. `phrase` is the hash of the words that bring them back; `name`, `settings`
-- are what they carry along.
CREATE TABLE identities (
    id TEXT PRIMARY KEY,
    phrase TEXT NOT NULL UNIQUE,
    name TEXT NOT NULL,
    settings TEXT NOT NULL,
    made INTEGER NOT NULL,
    seen INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

-- The browsers that speak for them: `token` is the hash of a browser's credential, `id` what it is called by in a list.
CREATE TABLE devices (
    token TEXT PRIMARY KEY,
    id TEXT NOT NULL UNIQUE,
    identity TEXT NOT NULL,
    label TEXT NOT NULL,
    made INTEGER NOT NULL,
    seen INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE INDEX devices_identity ON devices (identity, made);

-- Links that let one more browser in, once.
CREATE TABLE device_links (
    link TEXT PRIMARY KEY,
    identity TEXT NOT NULL,
    ends INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE INDEX device_links_identity ON device_links (identity);

-- Their seats. The seat is theirs for as long as its credential has one of these hashes: `coming` is the one that it is
-- being given. `gone` is when somebody else took it over, or they left it.
CREATE TABLE holdings (
    identity TEXT NOT NULL,
    table_id TEXT NOT NULL,
    seat INTEGER NOT NULL,
    token TEXT NOT NULL,
    coming TEXT NOT NULL DEFAULT '',
    since INTEGER NOT NULL,
    gone INTEGER,
    PRIMARY KEY (identity, table_id, seat)
) STRICT, WITHOUT ROWID;

CREATE INDEX holdings_table ON holdings (table_id);

-- Names that nobody else may take here, by the forms in which they are compared.
CREATE TABLE names (
    look TEXT PRIMARY KEY,
    identity TEXT NOT NULL
) STRICT, WITHOUT ROWID;

CREATE INDEX names_identity ON names (identity);

-- People who are wanted at a table by somebody with whom they have played.
CREATE TABLE invitations (
    identity TEXT NOT NULL,
    table_id TEXT NOT NULL,
    body TEXT NOT NULL,
    made INTEGER NOT NULL,
    PRIMARY KEY (identity, table_id)
) STRICT, WITHOUT ROWID;

-- Talk of which somebody complained to the operator, with the lines around it.
CREATE TABLE reports (
    id TEXT PRIMARY KEY,
    table_id TEXT NOT NULL,
    body TEXT NOT NULL,
    made INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE INDEX reports_made ON reports (made);
