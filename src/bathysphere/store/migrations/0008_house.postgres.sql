-- What the operator tells all servers: an announcement, a stop ahead.
CREATE TABLE bathysphere.house (
    name text COLLATE "C" PRIMARY KEY,
    value bytea NOT NULL
);

CREATE INDEX tables_changed ON bathysphere.tables (status, changed);
