/** A step from one version of the database to the next. One that has been released is never changed; a new one is added. */
export type PostgresUpgrade = string;

/**
 * The tables of the database. They are those of SQLite, with what only several servers need beside them. Ids are compared byte
 * by byte, as SQLite does, whatever the language of the database is.
 */
export const POSTGRES_UPGRADES: readonly PostgresUpgrade[] = [
  `
  -- What the server keeps for itself, such as the secret that signs cookies, and the format of the database.
  CREATE TABLE meta (
    name  TEXT COLLATE "C" PRIMARY KEY,
    value TEXT NOT NULL
  );

  -- People, by the name that they gave themselves. Of their secrets only hashes are kept.
  CREATE TABLE guests (
    id         TEXT COLLATE "C" PRIMARY KEY,
    name       TEXT NOT NULL,
    lasting    TEXT COLLATE "C" UNIQUE,
    token      TEXT COLLATE "C" UNIQUE,
    link       TEXT COLLATE "C" UNIQUE,
    link_until BIGINT, -- in milliseconds since 1970, as all times here
    seen       BIGINT, -- about when they were here last
    session    INTEGER NOT NULL DEFAULT 0 -- cookies hold this number; those with another one count no more
  );

  -- How each table stands, for lists. All of it follows from the table's events, and nothing in it that a move changes,
  -- so that a move writes one row and no more.
  CREATE TABLE tables (
    id        TEXT COLLATE "C" PRIMARY KEY,
    terms     TEXT NOT NULL, -- JSON: game, options, games, starter
    host      TEXT COLLATE "C" NOT NULL,
    is_public INTEGER NOT NULL CHECK (is_public IN (0, 1)),
    stage     TEXT NOT NULL CHECK (stage IN ('gathering', 'playing', 'over', 'resigned', 'closed'))
  );

  CREATE INDEX alive ON tables (is_public) WHERE stage IN ('gathering', 'playing');
  CREATE INDEX hosts ON tables (host);

  -- Who sits where, for lists. A person is a guest, or was one; a label is what to call an open seat or a bot, and
  -- the only thing here that is not in the log.
  CREATE TABLE seats (
    table_id TEXT COLLATE "C" NOT NULL REFERENCES tables ON DELETE CASCADE,
    seat     INTEGER NOT NULL,
    kind     TEXT NOT NULL CHECK (kind IN ('person', 'bot', 'open')),
    person   TEXT COLLATE "C",
    bot      TEXT,
    label    TEXT NOT NULL,
    -- Whether a program plays in the name of the person who sits there.
    is_program INTEGER NOT NULL DEFAULT 0 CHECK (is_program IN (0, 1)),
    PRIMARY KEY (table_id, seat)
  );

  CREATE INDEX sitting ON seats (person) WHERE person IS NOT NULL;

  -- What happened at a table, numbered from 0. Seeds and invites are in here, names are not. Two answers to the same
  -- question have the same number: one is refused. That key is all that safety rests on, with any number of servers.
  CREATE TABLE events (
    table_id TEXT COLLATE "C" NOT NULL REFERENCES tables ON DELETE CASCADE,
    number   INTEGER NOT NULL,
    at       BIGINT NOT NULL,
    turn     INTEGER, -- the seat whose decision it is after it
    move     TEXT,    -- almost all events are moves, and a move is its notation
    event    TEXT,    -- any other as JSON
    -- The transaction that wrote it: whatever is not of one that was over when a server last looked is new to that server.
    -- Numbers from a sequence would not do: a lower one may be committed after a higher one was read.
    xact     BIGINT NOT NULL DEFAULT (pg_current_xact_id()::text::bigint),
    PRIMARY KEY (table_id, number)
  );

  CREATE INDEX news ON events (xact);

  -- Which server runs bots, clocks and notices of a table, until when, and in which term.
  CREATE TABLE holders (
    table_id TEXT COLLATE "C" PRIMARY KEY REFERENCES tables ON DELETE CASCADE,
    holder   TEXT COLLATE "C" NOT NULL,
    term     BIGINT NOT NULL,
    until    TIMESTAMPTZ NOT NULL
  );

  -- How somebody wants to be told of their turns while they are away, and where to if not to a device.
  CREATE TABLE notices (
    guest         TEXT COLLATE "C" PRIMARY KEY REFERENCES guests ON DELETE CASCADE,
    language      TEXT NOT NULL DEFAULT 'en',
    zone          TEXT NOT NULL DEFAULT 'UTC',
    quiet_from    INTEGER, -- in minutes after midnight
    quiet_to      INTEGER,
    webhook_shape TEXT,
    webhook_url   TEXT
  );

  -- Browsers that take messages for somebody. A row is a secret between the browser and the server.
  CREATE TABLE devices (
    endpoint TEXT COLLATE "C" PRIMARY KEY,
    guest    TEXT COLLATE "C" NOT NULL REFERENCES notices ON DELETE CASCADE ON UPDATE CASCADE,
    p256dh   TEXT NOT NULL,
    auth     TEXT NOT NULL,
    added    BIGINT NOT NULL,
    failing  BIGINT -- since when it has taken nothing
  );

  CREATE INDEX devices_of ON devices (guest);

  -- The turn of each table that somebody was told of last, and that of which they heard the last call: a turn is the
  -- number of the event with which it began.
  CREATE TABLE told (
    guest    TEXT COLLATE "C" NOT NULL REFERENCES guests ON DELETE CASCADE,
    table_id TEXT COLLATE "C" NOT NULL REFERENCES tables ON DELETE CASCADE,
    turn     INTEGER,
    called   INTEGER,
    PRIMARY KEY (guest, table_id)
  );

  CREATE INDEX told_at ON told (table_id);

  -- What was said at a table, and whom somebody does not want to meet: gone with the table and with the guest.
  CREATE TABLE talk (
    table_id TEXT COLLATE "C" NOT NULL REFERENCES tables ON DELETE CASCADE,
    number   INTEGER NOT NULL,
    at       BIGINT NOT NULL,
    person   TEXT COLLATE "C" NOT NULL REFERENCES guests ON DELETE CASCADE,
    said     TEXT NOT NULL, -- JSON
    PRIMARY KEY (table_id, number)
  );

  CREATE INDEX talking ON talk (person);

  CREATE TABLE blocks (
    guest   TEXT COLLATE "C" NOT NULL REFERENCES guests ON DELETE CASCADE,
    blocked TEXT COLLATE "C" NOT NULL REFERENCES guests ON DELETE CASCADE,
    PRIMARY KEY (guest, blocked)
  );

  CREATE INDEX unwanted ON blocks (blocked);

  -- When somebody was or will be on holiday: from the one moment until before the other.
  CREATE TABLE holidays (
    guest  TEXT COLLATE "C" NOT NULL REFERENCES guests ON DELETE CASCADE,
    starts BIGINT NOT NULL,
    ends   BIGINT NOT NULL,
    PRIMARY KEY (guest, starts, ends)
  );
  `,
  `
  -- Which deals of the day somebody has played: the open ones as their devices tell, the ranked ones with the table at which
  -- they are played, whose log says what came of it.
  CREATE TABLE daily (
    guest  TEXT COLLATE "C" NOT NULL REFERENCES guests ON DELETE CASCADE,
    kind   TEXT NOT NULL CHECK (kind IN ('open', 'ranked')),
    date   TEXT COLLATE "C" NOT NULL,
    game   TEXT COLLATE "C" NOT NULL,
    began  BIGINT NOT NULL, -- in milliseconds since 1970
    place  TEXT COLLATE "C" NOT NULL,
    bots   INTEGER NOT NULL,
    result TEXT, -- JSON
    PRIMARY KEY (guest, kind, date, game)
  );

  CREATE INDEX dealt ON daily (date, game) WHERE kind = 'ranked';
  CREATE INDEX dealt_at ON daily (place) WHERE kind = 'ranked';
  `,
];
