-- What came of an attempt, the best first: known once its table is over, if it counts.
ALTER TABLE bathysphere.attempts ADD COLUMN rank bigint;
ALTER TABLE bathysphere.attempts ADD COLUMN ended bigint;

UPDATE bathysphere.attempts
SET rank = CASE WHEN (scored ->> 'won')::boolean THEN 0 ELSE 1000000 END - (scored ->> 'points')::bigint,
    ended = tables.changed
FROM bathysphere.tables, LATERAL (SELECT convert_from(tables.body, 'UTF8')::jsonb -> 'scored' AS scored) AS told
WHERE tables.id = table_id AND status = 'over' AND jsonb_typeof(scored) = 'object';

CREATE INDEX attempts_table ON bathysphere.attempts (table_id);
CREATE INDEX attempts_ranked ON bathysphere.attempts (challenge, rank, ended, table_id) WHERE rank IS NOT NULL;

-- A whole batch of appends in one call, and so in one message to the server: the database never waits for a process
-- while it holds locks for it, however suddenly that process stops. The answer says of each append whether it was
-- written. `lines` are the entries of all of them, one after the other; `counts` says how many belong to each.
CREATE FUNCTION bathysphere.append(
    patience text, writer text, channel text, ids text[], afters bigint[], counts integer[], lines bytea[],
    marks uuid[], games text[], statuses text[], listings boolean[], bodies bytea[], dues bigint[], changes bigint[],
    kept bytea[], challenges text[], persons text[], ranks bigint[]
) RETURNS boolean[] LANGUAGE plpgsql AS $$
DECLARE
    written boolean[] := '{}';
    took boolean;
    before integer := 0;
BEGIN
    PERFORM set_config('lock_timeout', patience, true);
    FOR n IN 1 .. cardinality(ids) LOOP
        IF afters[n] = 0 THEN
            INSERT INTO bathysphere.tables (id, last, game, status, listed, body, due, changed)
            VALUES (ids[n], counts[n], games[n], statuses[n], listings[n], bodies[n], dues[n], changes[n])
            ON CONFLICT DO NOTHING;
            took := FOUND;
            IF took AND challenges[n] IS NOT NULL THEN
                -- Of two processes in which the same person makes an attempt, the second waits here and then has
                -- none to make.
                INSERT INTO bathysphere.attempts (challenge, person, table_id)
                VALUES (challenges[n], persons[n], ids[n])
                ON CONFLICT DO NOTHING;
                took := FOUND;
                IF NOT took THEN
                    DELETE FROM bathysphere.tables WHERE id = ids[n];
                END IF;
            END IF;
        ELSE
            -- Of two processes that append to one table, the second waits here until the first has committed, and
            -- then finds that `last` has moved on.
            UPDATE bathysphere.tables
            SET last = afters[n] + counts[n], game = games[n], status = statuses[n], listed = listings[n],
                body = bodies[n], due = dues[n], changed = changes[n]
            WHERE id = ids[n] AND last = afters[n];
            took := FOUND;
        END IF;
        IF took THEN
            INSERT INTO bathysphere.entries (table_id, number, body, mark)
            SELECT ids[n], afters[n] + place, line, marks[n]
            FROM unnest(lines[before + 1 : before + counts[n]]) WITH ORDINALITY AS new (line, place);
            IF kept[n] IS NOT NULL THEN
                DELETE FROM bathysphere.snapshots AS older
                WHERE older.table_id = ids[n]
                AND older.number < (SELECT max(number) FROM bathysphere.snapshots WHERE table_id = ids[n]);
                INSERT INTO bathysphere.snapshots (table_id, number, body)
                VALUES (ids[n], afters[n] + counts[n], kept[n]);
            END IF;
            IF ranks[n] IS NOT NULL THEN
                UPDATE bathysphere.attempts SET rank = ranks[n], ended = changes[n]
                WHERE table_id = ids[n] AND rank IS NULL;
            END IF;
            PERFORM pg_notify(channel, writer || ' ' || ids[n]);
        END IF;
        before := before + counts[n];
        written := written || took;
    END LOOP;
    RETURN written;
END
$$;
