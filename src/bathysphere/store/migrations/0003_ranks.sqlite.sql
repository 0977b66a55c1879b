-- What came of an attempt, the best first: known once its table is over, if it counts.
ALTER TABLE attempts ADD COLUMN rank INTEGER;
ALTER TABLE attempts ADD COLUMN ended INTEGER;

UPDATE attempts
SET rank = (
        SELECT CASE WHEN json_extract(CAST(body AS TEXT), '$.scored.won') THEN 0 ELSE 1000000 END
            - json_extract(CAST(body AS TEXT), '$.scored.points')
        FROM tables WHERE id = table_id AND status = 'over' AND json_valid(CAST(body AS TEXT))
    ),
    ended = (SELECT changed FROM tables WHERE id = table_id);

CREATE INDEX attempts_table ON attempts (table_id);
CREATE INDEX attempts_ranked ON attempts (challenge, rank, ended, table_id) WHERE rank IS NOT NULL;
