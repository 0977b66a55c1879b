-- Random keys that every process of a server shares. Challenges are dealt from one of them.
CREATE TABLE secrets (
    name TEXT PRIMARY KEY,
    value BLOB NOT NULL
) STRICT, WITHOUT ROWID;

INSERT INTO secrets (name, value) VALUES ('challenges', randomblob(32));

-- With which table a person made the one attempt at a challenge that counts.
CREATE TABLE attempts (
    challenge TEXT NOT NULL,
    person TEXT NOT NULL,
    table_id TEXT NOT NULL REFERENCES tables (id),
    PRIMARY KEY (challenge, person)
) STRICT, WITHOUT ROWID;
