import type { Game } from '@sixfold/engine';
import type { SeenPly, Table } from '@sixfold/table';
import { gameIdOf, type FinishedGame } from '../store/store.ts';
import type { TableState } from './session.ts';
import { isPerson, type Look } from './viewer.ts';

/** What a session knows beside its table. */
export interface Circumstances {
  readonly id: string;
  readonly game: Game;
  readonly look: Look;
  readonly thinking: number | null;
  readonly isStuck: boolean;
  readonly isStored: boolean;
}

/** Where a person decided last in this game; null if nobody has. */
export const lastDecision = (table: Table): number | null =>
  table.eventsSince(0, null).findLast(({ seat }) => isPerson(table.config.seats, seat))?.ply ?? null;

/** Everything that is shown, with nothing in it that the viewer may not see. */
export function makeState(table: Table, { id, game, look, thinking, isStuck, isStored }: Circumstances): TableState {
  const { viewer, handTo } = look;
  const plies = table.eventsSince(0, viewer);
  return {
    id,
    game,
    config: table.config,
    gameIndex: table.gameIndex,
    viewer,
    handTo,
    view: table.view(viewer),
    plies,
    known: knownTo(viewer, plies),
    canAct: viewer !== null && table.turn === viewer,
    thinking,
    isStuck,
    isMarked: table.isMarked,
    canTakeBack: lastDecision(table) !== null,
    result: table.turn === null ? table.results().at(-1)! : null,
    standing: table.standing(),
    isOver: table.isOver,
    isStored,
    online: null,
  };
}

/** The number of plies that the viewer knew when last deciding; a spectator knows all but the last. */
export const knownTo = (viewer: number | null, plies: readonly SeenPly[]): number =>
  viewer === null ? Math.max(0, plies.length - 1) : (plies.findLast(({ seat }) => seat === viewer)?.ply ?? 0);

/** The table's current game for the history; null while it is being played. */
export function finishedGame(table: Table, id: string, when: string): FinishedGame | null {
  const transcript = table.transcript(table.gameIndex);
  if (!transcript) return null;
  const { game, result } = transcript;
  const past = { id: gameIdOf(id, table.gameIndex), game, seats: table.config.seats, when, result };
  return { past: { ...past, isMarked: table.isMarked, isImported: false }, transcript };
}
