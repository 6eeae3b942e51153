import type { DatabaseSync } from 'node:sqlite';
import { fillLogs } from './from-entries.ts';

/** A step from one version of the database to the next: SQL, or a program where SQL cannot say it. */
export type Upgrade = string | ((database: DatabaseSync) => void);

/**
 * The tables of the database, in the order in which they came to be: each step takes the file from one version to the
 * next. A step that has been released is never changed; a new one is added.
 */
export const UPGRADES: readonly Upgrade[] = [
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
  // Tables became logs: whatever happens at one is a numbered event, and the rest is lists that follow from them.
  (database) => {
    database.exec(`
      ALTER TABLE keepsakes RENAME TO meta;
      ALTER TABLE tables RENAME TO tables_1;
      ALTER TABLE seats RENAME TO seats_1;
      ALTER TABLE entries RENAME TO entries_1;
      DROP INDEX alive;
      DROP INDEX hosts;
      DROP INDEX sitting;

      -- What was a way back to somebody for ever is that still, and has another for once, and for a while, beside it.
      ALTER TABLE guests RENAME COLUMN recovery TO lasting;
      ALTER TABLE guests ADD COLUMN link TEXT;
      ALTER TABLE guests ADD COLUMN link_until INTEGER; -- in milliseconds since 1970
      ALTER TABLE guests ADD COLUMN seen INTEGER; -- about when they were here last, in milliseconds since 1970
      -- Cookies hold this number; those with another one count no more.
      ALTER TABLE guests ADD COLUMN session INTEGER NOT NULL DEFAULT 0;
      CREATE UNIQUE INDEX links ON guests (link) WHERE link IS NOT NULL;

      -- How each table stands, for lists. All of it follows from the table's events, and nothing in it that a move changes,
      -- so that a move writes one row and no more.
      CREATE TABLE tables (
        id        TEXT PRIMARY KEY,
        terms     TEXT NOT NULL, -- JSON: game, options, games, starter
        host      TEXT NOT NULL,
        is_public INTEGER NOT NULL CHECK (is_public IN (0, 1)),
        stage     TEXT NOT NULL CHECK (stage IN ('gathering', 'playing', 'over', 'resigned', 'closed'))
      ) STRICT, WITHOUT ROWID;

      CREATE INDEX alive ON tables (is_public) WHERE stage IN ('gathering', 'playing');

      -- Who sits where, for lists. A person is a guest, or was one; a label is what to call an open seat or a bot, and
      -- the only thing here that is not in the log.
      CREATE TABLE seats (
        table_id TEXT NOT NULL REFERENCES tables ON DELETE CASCADE,
        seat     INTEGER NOT NULL,
        kind     TEXT NOT NULL CHECK (kind IN ('person', 'bot', 'open')),
        person   TEXT,
        bot      TEXT,
        label    TEXT NOT NULL,
        PRIMARY KEY (table_id, seat)
      ) STRICT, WITHOUT ROWID;

      CREATE INDEX sitting ON seats (person) WHERE person IS NOT NULL;

      -- What happened at a table, numbered from 0. Seeds and invites are in here, names are not. Two answers to
      -- the same question have the same number: one is refused.
      CREATE TABLE events (
        table_id TEXT NOT NULL REFERENCES tables ON DELETE CASCADE,
        number   INTEGER NOT NULL,
        at       INTEGER NOT NULL, -- when, in milliseconds since 1970
        turn     INTEGER,          -- the seat whose decision it is after it
        move     TEXT,             -- almost all events are moves, and a move is its notation
        event    TEXT,             -- any other as JSON
        PRIMARY KEY (table_id, number)
      ) STRICT, WITHOUT ROWID;
    `);
    database.exec(TALK);
    fillLogs(database);
    database.exec('DROP TABLE entries_1; DROP TABLE seats_1; DROP TABLE tables_1');
  },
  `
  -- How somebody wants to be told of their turns while they are away, and where to if not to a device.
  CREATE TABLE notices (
    guest         TEXT PRIMARY KEY REFERENCES guests ON DELETE CASCADE,
    language      TEXT NOT NULL DEFAULT 'en',
    zone          TEXT NOT NULL DEFAULT 'UTC',
    quiet_from    INTEGER, -- in minutes after midnight
    quiet_to      INTEGER,
    webhook_shape TEXT,
    webhook_url   TEXT
  ) STRICT, WITHOUT ROWID;

  -- Browsers that take messages for somebody. A row is a secret between the browser and the server.
  CREATE TABLE devices (
    endpoint TEXT PRIMARY KEY,
    guest    TEXT NOT NULL REFERENCES notices ON DELETE CASCADE ON UPDATE CASCADE,
    p256dh   TEXT NOT NULL,
    auth     TEXT NOT NULL,
    added    INTEGER NOT NULL, -- in milliseconds since 1970, as is the next
    failing  INTEGER           -- since when it has taken nothing
  ) STRICT, WITHOUT ROWID;

  CREATE INDEX devices_of ON devices (guest);

  -- The turn of each table that somebody was told of last, and that of which they heard the last call: a turn is the
  -- number of the event with which it began.
  CREATE TABLE told (
    guest    TEXT NOT NULL REFERENCES guests ON DELETE CASCADE,
    table_id TEXT NOT NULL REFERENCES tables ON DELETE CASCADE,
    turn     INTEGER,
    called   INTEGER,
    PRIMARY KEY (guest, table_id)
  ) STRICT, WITHOUT ROWID;

  CREATE INDEX told_at ON told (table_id);
  `,
  `
  -- When somebody was or will be on holiday; from the one moment until before the other, in milliseconds since 1970.
  CREATE TABLE holidays (
    guest  TEXT NOT NULL REFERENCES guests ON DELETE CASCADE,
    starts INTEGER NOT NULL,
    ends   INTEGER NOT NULL,
    PRIMARY KEY (guest, starts, ends)
  ) STRICT, WITHOUT ROWID;
  `,
  `
  -- Whether a program plays in the name of the person who sits there.
  ALTER TABLE seats ADD COLUMN is_program INTEGER NOT NULL DEFAULT 0 CHECK (is_program IN (0, 1));
  `,
  `
  -- Which deals of the day somebody has played: the open ones as their devices tell, the ranked ones with the table at which
  -- they are played, whose log says what came of it.
  CREATE TABLE daily (
    guest  TEXT NOT NULL REFERENCES guests ON DELETE CASCADE,
    kind   TEXT NOT NULL CHECK (kind IN ('open', 'ranked')),
    date   TEXT NOT NULL,
    game   TEXT NOT NULL,
    began  INTEGER NOT NULL, -- in milliseconds since 1970
    place  TEXT NOT NULL,
    bots   INTEGER NOT NULL,
    result TEXT, -- JSON
    PRIMARY KEY (guest, kind, date, game)
  ) STRICT, WITHOUT ROWID;

  CREATE INDEX dealt ON daily (date, game) WHERE kind = 'ranked';
  CREATE INDEX dealt_at ON daily (place) WHERE kind = 'ranked';
  `,
];

/** What was said at a table, and whom somebody does not want to meet: gone with the table and with the guest. */
const TALK = `
  CREATE TABLE talk (
    table_id TEXT NOT NULL REFERENCES tables ON DELETE CASCADE,
    number   INTEGER NOT NULL,
    at       INTEGER NOT NULL,
    person   TEXT NOT NULL REFERENCES guests ON DELETE CASCADE,
    said     TEXT NOT NULL, -- JSON
    PRIMARY KEY (table_id, number)
  ) STRICT, WITHOUT ROWID;

  CREATE INDEX talking ON talk (person);

  CREATE TABLE blocks (
    guest   TEXT NOT NULL REFERENCES guests ON DELETE CASCADE,
    blocked TEXT NOT NULL REFERENCES guests ON DELETE CASCADE,
    PRIMARY KEY (guest, blocked)
  ) STRICT, WITHOUT ROWID;

  CREATE INDEX unwanted ON blocks (blocked);
`;

/** From parents to children: in this order rows can be copied, in the opposite one removed. */
export const TABLES = [
  'meta',
  'guests',
  'tables',
  'seats',
  'events',
  'notices',
  'devices',
  'told',
  'talk',
  'blocks',
  'holidays',
  'daily',
] as const;
