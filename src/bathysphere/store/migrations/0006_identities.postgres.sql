-- Whoever wants to be known on several devices. `phrase` is the hash of the words that bring them back; `name`, `settings`
-- are what they carry along.
CREATE TABLE bathysphere.identities (
    id text COLLATE "C" PRIMARY KEY,
    phrase text COLLATE "C" NOT NULL UNIQUE,
    name text COLLATE "C" NOT NULL,
    settings text COLLATE "C" NOT NULL,
    made bigint NOT NULL,
    seen bigint NOT NULL
);

-- The browsers that speak for them: `token` is the hash of a browser's credential, `id` what it is called by in a list.
CREATE TABLE bathysphere.devices (
    token text COLLATE "C" PRIMARY KEY,
    id text COLLATE "C" NOT NULL UNIQUE,
    identity text COLLATE "C" NOT NULL,
    label text COLLATE "C" NOT NULL,
    made bigint NOT NULL,
    seen bigint NOT NULL
);

CREATE INDEX devices_identity ON bathysphere.devices (identity, made);

-- Links that let one more browser in, once.
CREATE TABLE bathysphere.device_links (
    link text COLLATE "C" PRIMARY KEY,
    identity text COLLATE "C" NOT NULL,
    ends bigint NOT NULL
);

CREATE INDEX device_links_identity ON bathysphere.device_links (identity);

-- Their seats. The seat is theirs for as long as its credential has one of these hashes: `coming` is the one that it is
-- being given. `gone` is when somebody else took it over, or they left it.
CREATE TABLE bathysphere.holdings (
    identity text COLLATE "C" NOT NULL,
    table_id text COLLATE "C" NOT NULL,
    seat bigint NOT NULL,
    token text COLLATE "C" NOT NULL,
    coming text COLLATE "C" NOT NULL DEFAULT '',
    since bigint NOT NULL,
    gone bigint,
    PRIMARY KEY (identity, table_id, seat)
);

CREATE INDEX holdings_table ON bathysphere.holdings (table_id);

-- Names that nobody else may take here, by the forms in which they are compared.
CREATE TABLE bathysphere.names (
    look text COLLATE "C" PRIMARY KEY,
    identity text COLLATE "C" NOT NULL
);

CREATE INDEX names_identity ON bathysphere.names (identity);

-- People who are wanted at a table by somebody with whom they have played.
CREATE TABLE bathysphere.invitations (
    identity text COLLATE "C" NOT NULL,
    table_id text COLLATE "C" NOT NULL,
    body text COLLATE "C" NOT NULL,
    made bigint NOT NULL,
    PRIMARY KEY (identity, table_id)
);

-- Talk of which somebody complained to the operator, with the lines around it.
CREATE TABLE bathysphere.reports (
    id text COLLATE "C" PRIMARY KEY,
    table_id text COLLATE "C" NOT NULL,
    body text COLLATE "C" NOT NULL,
    made bigint NOT NULL
);

CREATE INDEX reports_made ON bathysphere.reports (made);
