import type { Db, PostgresWork } from './db.ts';
import { GatheredReads } from './gathered.ts';
import { readIdentities } from './guest-work.ts';
import { readLogs, readNames } from './table-work.ts';
import { readBlocked, readTalks } from './talk-work.ts';

/** What is read when somebody comes to a table, or a table has grown elsewhere: one statement for all who want it now. */
type GatheredWork = Pick<PostgresWork, 'read' | 'names' | 'readIdentity' | 'readTalk' | 'blockedBy'>;

export function gatheredWork(db: Db): GatheredWork {
  const logs = new GatheredReads((parts: Parameters<typeof readLogs>[1]) => readLogs(db, parts));
  const names = new GatheredReads((wishes: Parameters<typeof readNames>[1]) => readNames(db, wishes));
  const identities = new GatheredReads((ids: readonly string[]) => readIdentities(db, ids));
  const talks = new GatheredReads((wishes: Parameters<typeof readTalks>[1]) => readTalks(db, wishes));
  const blocked = new GatheredReads((guests: readonly string[]) => readBlocked(db, guests));
  return {
    read: (id, from) => logs.read({ id, from }),
    names: (id, people = []) => names.read({ id, people }),
    readIdentity: (id) => identities.read(id),
    readTalk: (table, most) => talks.read({ table, most }),
    blockedBy: (guest) => blocked.read(guest),
  };
}
