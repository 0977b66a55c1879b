-- Random keys that every process of a server shares. Challenges are dealt from one of them.
CREATE TABLE bathysphere.secrets (
    name text COLLATE "C" PRIMARY KEY,
    value bytea NOT NULL
);

-- Random identifiers are drawn by the system's own means; of each, six bits are not random.
INSERT INTO bathysphere.secrets (name, value)
VALUES ('challenges', sha256(uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid())));

-- With which table a person made the one attempt at a challenge that counts.
CREATE TABLE bathysphere.attempts (
    challenge text COLLATE "C" NOT NULL,
    person text COLLATE "C" NOT NULL,
    table_id text COLLATE "C" NOT NULL REFERENCES bathysphere.tables (id),
    PRIMARY KEY (challenge, person)
);
