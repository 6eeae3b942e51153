import { imagine, type Position, type View } from '@sixfold/engine';
import { lastDecision } from '@sixfold/host';
import type { AtTable, Ply, SeenPly } from '@sixfold/protocol';
import type { TerminalPicture } from '../terminal/face.ts';
import type { Party } from './party.ts';

/** A decision that a person is asked for. */
export interface OpenTurn extends Party {
  readonly at: AtTable & Ply;
  readonly seat: number;
  readonly view: View;
  readonly position: Position;
  readonly legal: readonly number[];
  /** What happened since the person's last decision, that one included. */
  readonly news: readonly SeenPly[];
  readonly picture: TerminalPicture;
}

export function makeDecision(party: Party): OpenTurn {
  const { table, round, ply, plies, view } = party.table.now;
  const { game, names, paint } = party;
  const seat = view.turn;
  const position = imagine(game, view);
  const movers = plies.map((one) => one.seat);
  const news = plies.slice(lastDecision(movers, (mover) => mover === seat) ?? 0);
  const fresh = news.filter((one) => one.seat !== seat).map(({ move }) => move);
  const picture = { view, names, paint, fresh, considered: null, counted: [] };
  const at = { table, round, ply };
  return { ...party, at, seat, view, position, legal: position.legalMoves(), news, picture };
}
