import { imagine, type Position, type View } from '@sixfold/engine';
import { lastDecision } from '@sixfold/host';
import type { Ply, SeenPly } from '@sixfold/protocol';
import type { TerminalPicture } from '../terminal/face.ts';
import type { Party } from './party.ts';

/** A decision that a person is asked for. */
export interface OpenTurn extends Party {
  readonly at: Ply;
  readonly seat: number;
  readonly view: View;
  readonly position: Position;
  readonly legal: readonly number[];
  /** What happened since the person's last decision, that one included. */
  readonly news: readonly SeenPly[];
  readonly picture: TerminalPicture;
}

export function makeDecision(party: Party): OpenTurn {
  const { table, game, names, paint } = party;
  const { now, plies } = table;
  const { view } = now;
  const { turn: seat } = view;
  const position = imagine(game, view);
  const movers = plies.map((ply) => ply.seat);
  const news = plies.slice(lastDecision(movers, (mover) => mover === seat) ?? 0);
  const fresh = news.filter((ply) => ply.seat !== seat).map(({ move }) => move);
  const picture = { view, names, paint, fresh, considered: null, counted: [] };
  return { ...party, at: now, seat, view, position, legal: position.legalMoves(), news, picture };
}
