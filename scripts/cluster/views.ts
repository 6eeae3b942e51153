import { createHash } from 'node:crypto';
import { GAMES, type Game } from '@sixfold/engine';
import { granted, Table, type TableEvent } from '@sixfold/host';
import { CLOCKS, FAIR } from '@sixfold/host/acting';
import type { Client, GameUpdate } from '@sixfold/protocol';

type ShownGame = Pick<GameUpdate, 'round' | 'ply' | 'backs' | 'view'>;

/** A view with how far the game had come, as a short text. */
const digest = ({ round, ply, backs, view }: ShownGame): string =>
  createHash('sha256')
    .update(JSON.stringify([round, ply, backs, view]))
    .digest('base64url');

/** Remembers every view that somebody is shown of a table. */
export class ViewBook {
  readonly shown = new Set<string>();

  constructor(client: Client, table: string) {
    client.on('game', (update) => void (update.table === table && this.shown.add(digest(update))));
  }
}

/** All views that a log has for each of its seats: whoever was shown another saw what is not theirs, or never was. */
export function viewsOf(id: string, events: readonly TableEvent[]): ReadonlySet<string>[] {
  const [opened, ...rest] = events;
  if (opened?.type !== 'opened') throw new Error(`there is no table ${id}`);
  const game: Game = GAMES[opened.terms.game];
  const table = granted(Table.fold(id, game, [opened], CLOCKS, FAIR));
  const views = table.seats.map(() => new Set<string>());
  for (const event of rest) {
    granted(table.applyAll([event]));
    if (!table.hasBegun || !table.isDealt) continue;
    for (const [seat, seen] of views.entries()) {
      seen.add(digest({ ...table.state, view: table.series.match.view(seat) }));
    }
  }
  return views;
}
