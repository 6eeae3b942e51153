import { imagine } from '@sixfold/engine';
import { lastDecision } from '@sixfold/host';
import type { OpenTurn, Party } from './party.ts';

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
