-- Which process has a line to which seat, and until when that may be believed.
CREATE TABLE bathysphere.lines (
    table_id text COLLATE "C" NOT NULL,
    seat bigint NOT NULL,
    process text COLLATE "C" NOT NULL,
    idle bigint NOT NULL,
    until bigint NOT NULL,
    PRIMARY KEY (table_id, seat, process)
);

CREATE INDEX lines_process ON bathysphere.lines (process);

-- When a server was last known to run, and when none did.
CREATE TABLE bathysphere.pulse (
    name text COLLATE "C" PRIMARY KEY,
    at bigint NOT NULL,
    until bigint NOT NULL
);

CREATE TABLE bathysphere.outages (
    began bigint PRIMARY KEY,
    ended bigint NOT NULL
);
