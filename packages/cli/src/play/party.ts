import type { Game } from '@sixfold/engine';
import { Refusal } from '@sixfold/host';
import type { Ask, TableError, TableRequest } from '@sixfold/protocol';
import { describeError } from '../terminal/describe.ts';
import type { TerminalFace } from '../terminal/face.ts';
import { cleaned } from '../terminal/paint.ts';
import { askLine } from '../terminal/questions.ts';
import type { TerminalTable } from './followed-table.ts';
import type { Entrance } from './opening.ts';

/** People and bots around a table, at one terminal. */
export interface Party extends Entrance {
  readonly table: TerminalTable;
  readonly game: Game;
  readonly face: TerminalFace;
  readonly names: readonly string[];
}

/** Asks something of the table; tells whether things are no longer as they were. */
export async function attempt<R extends TableRequest>(party: Party, request: R, ask: Ask<R>): Promise<boolean> {
  const { screen, table, tables } = party;
  try {
    await tables.ask(table.who, request, ask);
    return true;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    if (error.error.code !== 'moved-on') return refuse(party, error.error);
    await table.lookAgain();
    await askLine(screen, 'The game has gone on at another terminal. Press Enter to see it. ');
    return true;
  }
}

/** Says why not: false, for nothing has changed. */
export function refuse({ screen, face, table, names }: Party, error: TableError): false {
  const { view } = table.now;
  const why = describeError(error, (at) => face.saySource({ at }, view, names));
  screen.print(error.code === 'malformed' ? '  I do not understand that.' : `  No: ${cleaned(why)}.`);
  return false;
}
