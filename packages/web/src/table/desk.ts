import type { Game } from '@sixfold/engine';
import { Table, type TableConfig, type TableError } from '@sixfold/table';
import type { Store } from '../store/store.ts';
import { LocalSession, type Surroundings } from './local.ts';
import { makeId, makeSeed } from '../lib/secrets.ts';
import type { Session } from './session.ts';

/** Why there is no table; thrown, because a page that offers what the cards allow never meets it. */
export class Refused extends Error {
  readonly error: TableError | { readonly code: 'no-such-table' };

  constructor(error: Refused['error']) {
    super(error.code);
    this.error = error;
  }
}

/** What set-up asks for; the table completes the rest from the game's card. */
export type Wishes = Pick<TableConfig, 'game' | 'seats'> & Partial<TableConfig>;

export interface DeskTools {
  readonly store: Store;
  readonly around: () => Surroundings;
  /** Fails with an unknown game. */
  readonly loadGame: (id: string) => Promise<Game>;
  readonly now: () => string;
  readonly rememberNames: (names: readonly string[]) => void;
}

export interface Desk {
  /** Sits down at a stored table; fails with `Refused`. */
  readonly openSession: (id: string) => Promise<Session>;
  /** Opens a table as set up and stores it; returns its id. Without a seed, luck is unguessable. Fails with `Refused`. */
  readonly createTable: (wishes: Wishes, seed?: string) => Promise<string>;
}

const peopleOf = ({ seats }: TableConfig): string[] =>
  seats.filter(({ kind }) => kind === 'person').map(({ name }) => name);

/** Where tables are handed out. */
export function makeDesk({ store, around, loadGame, now, rememberNames }: DeskTools): Desk {
  const openSession = async (id: string): Promise<Session> => {
    const stored = await store.readTable(id);
    if (!stored) throw new Refused({ code: 'no-such-table' });
    const game = await loadGame(stored.record.config.game);
    const session = LocalSession.open(game, stored, around());
    if (!session.ok) throw new Refused(session.error);
    return session.value;
  };

  const createTable = async (wishes: Wishes, seed = makeSeed()): Promise<string> => {
    const table = Table.open(await loadGame(wishes.game), wishes, seed);
    if (!table.ok) throw new Refused(table.error);
    const id = makeId();
    rememberNames(peopleOf(table.value.config));
    await store.writeTable({ id, revision: 0, record: table.value.save(), updated: now(), isOver: false }, null);
    return id;
  };

  return { openSession, createTable };
}
