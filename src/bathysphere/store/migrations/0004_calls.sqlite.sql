-- Whoever wants to be called: how they want it, and when they were last told anything.
CREATE TABLE callers (
    person TEXT PRIMARY KEY,
    body TEXT NOT NULL,
    told INTEGER NOT NULL DEFAULT 0
) STRICT, WITHOUT ROWID;

-- Where they are called: a device, an address of the web, a mailbox. With a table it calls for whoever is asked there,
-- without one for its person alone.
CREATE TABLE channels (
    id TEXT PRIMARY KEY,
    person TEXT NOT NULL,
    table_id TEXT NOT NULL,
    body TEXT NOT NULL,
    made INTEGER NOT NULL,
    failures INTEGER NOT NULL DEFAULT 0
) STRICT, WITHOUT ROWID;

CREATE INDEX channels_person ON channels (person, made);

-- For whom they are called: `who` is the hash of a seat's credential, or * for everybody at the table.
CREATE TABLE called (
    table_id TEXT NOT NULL,
    who TEXT NOT NULL,
    person TEXT NOT NULL,
    PRIMARY KEY (table_id, who, person)
) STRICT, WITHOUT ROWID;

CREATE INDEX called_person ON called (person);

-- Decisions that wait for somebody who is to be called, written with the entry that makes them wait. `due` is when the
-- person is to hear of it, by their own wishes; not worked out yet while it is null. `taken` names the message that
-- tells of it, or says that the person saw it.
CREATE TABLE calls (
    table_id TEXT NOT NULL,
    who TEXT NOT NULL,
    what TEXT NOT NULL,
    kind TEXT NOT NULL,
    person TEXT NOT NULL,
    wanted INTEGER NOT NULL,
    due INTEGER,
    body TEXT NOT NULL,
    taken TEXT NOT NULL DEFAULT '',
    PRIMARY KEY (table_id, who, what, kind, person)
) STRICT, WITHOUT ROWID;

CREATE INDEX calls_due ON calls (due) WHERE taken = '';
CREATE INDEX calls_taken ON calls (taken) WHERE taken <> '';
CREATE INDEX calls_person ON calls (person);

-- Messages to be sent. `next` is when the next try may begin: set before each, so that no two processes try at once.
CREATE TABLE outbox (
    id TEXT PRIMARY KEY,
    channel TEXT NOT NULL,
    table_id TEXT NOT NULL,
    who TEXT NOT NULL,
    what TEXT NOT NULL,
    body TEXT NOT NULL,
    next INTEGER NOT NULL,
    tries INTEGER NOT NULL DEFAULT 0
) STRICT, WITHOUT ROWID;

CREATE INDEX outbox_next ON outbox (next);
CREATE INDEX outbox_channel ON outbox (channel);
CREATE INDEX outbox_table ON outbox (table_id);

-- Which process does what only one may do at a time.
CREATE TABLE leases (
    name TEXT PRIMARY KEY,
    holder TEXT NOT NULL,
    until INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
