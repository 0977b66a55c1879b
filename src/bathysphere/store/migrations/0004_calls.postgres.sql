-- Whoever wants to be called: how they want it, and when they were last told anything.
CREATE TABLE bathysphere.callers (
    person text COLLATE "C" PRIMARY KEY,
    body text NOT NULL,
    told bigint NOT NULL DEFAULT 0
);

-- Where they are called: a device, an address of the web, a mailbox. With a table it calls for whoever is asked there,
-- without one for its person alone.
CREATE TABLE bathysphere.channels (
    id text COLLATE "C" PRIMARY KEY,
    person text COLLATE "C" NOT NULL,
    table_id text COLLATE "C" NOT NULL,
    body text NOT NULL,
    made bigint NOT NULL,
    failures bigint NOT NULL DEFAULT 0
);

CREATE INDEX channels_person ON bathysphere.channels (person, made);

-- For whom they are called: `who` is the hash of a seat's credential, or * for everybody at the table.
CREATE TABLE bathysphere.called (
    table_id text COLLATE "C" NOT NULL,
    who text COLLATE "C" NOT NULL,
    person text COLLATE "C" NOT NULL,
    PRIMARY KEY (table_id, who, person)
);

CREATE INDEX called_person ON bathysphere.called (person);

-- Decisions that wait for somebody who is to be called, written with the entry that makes them wait. `due` is when the
-- person is to hear of it, by their own wishes; not worked out yet while it is null. `taken` names the message that
-- tells of it, or says that the person saw it.
CREATE TABLE bathysphere.calls (
    table_id text COLLATE "C" NOT NULL,
    who text COLLATE "C" NOT NULL,
    what text COLLATE "C" NOT NULL,
    kind text COLLATE "C" NOT NULL,
    person text COLLATE "C" NOT NULL,
    wanted bigint NOT NULL,
    due bigint,
    body text NOT NULL,
    taken text COLLATE "C" NOT NULL DEFAULT '',
    PRIMARY KEY (table_id, who, what, kind, person)
);

CREATE INDEX calls_due ON bathysphere.calls (due) WHERE taken = '';
CREATE INDEX calls_taken ON bathysphere.calls (taken) WHERE taken <> '';
CREATE INDEX calls_person ON bathysphere.calls (person);

-- Messages to be sent. `next` is when the next try may begin: set before each, so that no two processes try at once.
CREATE TABLE bathysphere.outbox (
    id text COLLATE "C" PRIMARY KEY,
    channel text COLLATE "C" NOT NULL,
    table_id text COLLATE "C" NOT NULL,
    who text COLLATE "C" NOT NULL,
    what text COLLATE "C" NOT NULL,
    body text NOT NULL,
    next bigint NOT NULL,
    tries bigint NOT NULL DEFAULT 0
);

CREATE INDEX outbox_next ON bathysphere.outbox (next);
CREATE INDEX outbox_channel ON bathysphere.outbox (channel);
CREATE INDEX outbox_table ON bathysphere.outbox (table_id);

-- Which process does what only one may do at a time.
CREATE TABLE bathysphere.leases (
    name text COLLATE "C" PRIMARY KEY,
    holder text NOT NULL,
    until bigint NOT NULL
);

-- What an append says of those who are waited for: `waits` holds all of them, so whatever is not among them has been
-- answered, or is asked no more. Called in the transaction of the append.
CREATE FUNCTION bathysphere.call(at_table text, waits jsonb, is_over boolean) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
    IF NOT EXISTS (SELECT 1 FROM bathysphere.called WHERE table_id = at_table) THEN
        RETURN;
    END IF;
    DELETE FROM bathysphere.calls AS old
    WHERE old.table_id = at_table AND NOT EXISTS (
        SELECT 1 FROM jsonb_to_recordset(waits) AS new (who text, what text)
        WHERE new.who = old.who AND new.what = old.what
    );
    DELETE FROM bathysphere.outbox AS old
    WHERE old.table_id = at_table AND NOT EXISTS (
        SELECT 1 FROM jsonb_to_recordset(waits) AS new (who text, what text)
        WHERE new.who = old.who AND new.what = old.what
    );
    INSERT INTO bathysphere.calls AS old (table_id, who, what, kind, person, wanted, body)
    SELECT at_table, new.who, new.what, new.kind, called.person, new.wanted, new.body
    FROM jsonb_to_recordset(waits) AS new (who text, what text, kind text, wanted bigint, body text)
    JOIN bathysphere.called ON called.table_id = at_table AND called.who = new.who
    ON CONFLICT (table_id, who, what, kind, person) DO UPDATE SET wanted = excluded.wanted, due = NULL
    WHERE old.kind = 'reminder' AND old.taken = '' AND old.wanted <> excluded.wanted;
    IF is_over THEN
        DELETE FROM bathysphere.called WHERE table_id = at_table;
    END IF;
END
$$;

-- The same as before, and whoever is to be called because of it.
CREATE FUNCTION bathysphere.append_and_call(
    patience text, writer text, channel text, ids text[], afters bigint[], counts integer[], lines bytea[],
    marks uuid[], games text[], statuses text[], listings boolean[], bodies bytea[], dues bigint[], changes bigint[],
    kept bytea[], challenges text[], persons text[], ranks bigint[], waits text[]
) RETURNS boolean[] LANGUAGE plpgsql AS $$
DECLARE
    written boolean[] := bathysphere.append(
        patience, writer, channel, ids, afters, counts, lines, marks, games, statuses, listings, bodies, dues, changes,
        kept, challenges, persons, ranks
    );
BEGIN
    FOR n IN 1 .. cardinality(ids) LOOP
        IF written[n] AND waits[n] IS NOT NULL THEN
            PERFORM bathysphere.call(ids[n], waits[n]::jsonb, statuses[n] = 'over');
        END IF;
    END LOOP;
    RETURN written;
END
$$;
