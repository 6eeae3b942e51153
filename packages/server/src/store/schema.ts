/**
 * The tables of the database, in the order in which they came to be: each text takes the file from one version to the
 * next. A text that has been released is never changed; a new one is added.
 */
export const UPGRADES: readonly string[] = [
  `
  -- What the server keeps for itself, such as the secret that signs cookies.
  CREATE TABLE keepsakes (
    name  TEXT PRIMARY KEY,
    value TEXT NOT NULL
  ) STRICT, WITHOUT ROWID;

  -- People, by the name that they gave themselves. Of their secrets only hashes are kept.
  CREATE TABLE guests (
    id       TEXT PRIMARY KEY,
    name     TEXT NOT NULL,
    recovery TEXT UNIQUE,
    token    TEXT UNIQUE
  ) STRICT, WITHOUT ROWID;

  -- What a table agreed on when it was opened, and how things stand there. The seed is secret until the end.
  CREATE TABLE tables (
    id        TEXT PRIMARY KEY,
    terms     TEXT NOT NULL, -- JSON: game, options, games, starter
    seed      TEXT NOT NULL,
    begun     TEXT,          -- JSON: the record of what was played elsewhere before
    ruleset   INTEGER NOT NULL,
    host      TEXT REFERENCES guests ON DELETE SET NULL,
    is_public INTEGER NOT NULL CHECK (is_public IN (0, 1)),
    stage     TEXT NOT NULL CHECK (stage IN ('gathering', 'playing', 'over', 'resigned', 'closed')),
    rematch   TEXT,
    created   INTEGER NOT NULL, -- all times in milliseconds since 1970
    changed   INTEGER NOT NULL  -- when this row was; entries have times of their own
  ) STRICT, WITHOUT ROWID;

  -- Lists show tables that go on. Nothing that a move changes is in here, so that a move writes one row and no more.
  CREATE INDEX alive ON tables (is_public) WHERE stage IN ('gathering', 'playing');
  CREATE INDEX hosts ON tables (host);

  CREATE TABLE seats (
    table_id     TEXT NOT NULL REFERENCES tables ON DELETE CASCADE,
    seat         INTEGER NOT NULL,
    kind         TEXT NOT NULL CHECK (kind IN ('person', 'bot', 'open')),
    name         TEXT NOT NULL,
    guest        TEXT REFERENCES guests ON DELETE SET NULL,
    bot          TEXT,
    invite       TEXT,
    has_resigned INTEGER NOT NULL CHECK (has_resigned IN (0, 1)),
    PRIMARY KEY (table_id, seat)
  ) STRICT, WITHOUT ROWID;

  CREATE INDEX sitting ON seats (guest) WHERE guest IS NOT NULL;

  -- What happened at a table, numbered from 0: a move in notation, a return to before a ply, or, where both are
  -- empty, the next game of the series. Two answers to the same question have the same number: one is refused.
  CREATE TABLE entries (
    table_id TEXT NOT NULL REFERENCES tables ON DELETE CASCADE,
    number   INTEGER NOT NULL,
    at       INTEGER NOT NULL,
    move     TEXT,
    back     INTEGER,
    PRIMARY KEY (table_id, number)
  ) STRICT, WITHOUT ROWID;
  `,
];

/** From parents to children: in this order rows can be copied, in the opposite one removed. */
export const TABLES = ['keepsakes', 'guests', 'tables', 'seats', 'entries'] as const;
