import type { Answer, Ask } from '@sixfold/protocol';
import { hasBegun, mustBePlaying, type Live } from './live.ts';
import { seatOf } from './seats.ts';
import { DONE, ownSeat, type Step } from './step.ts';
import { Refusal, type Visitor } from './visitor.ts';

/** A move for the ply that the table waits for; one that was played already is acknowledged again. */
export function move(live: Live, visitor: Visitor, ask: Ask<'move'>): Step<Answer<'move'>> {
  const seat = ownSeat(live, visitor);
  const { table } = live;
  const { game, ply } = ask;
  const answer = { game, ply: ply + 1 };
  if (game !== table.gameIndex || ply !== table.ply) {
    if (table.hasPlayed(game, ply, seat, ask.move)) return { answer };
    throw new Refusal({ code: 'moved-on', game: table.gameIndex, ply: table.ply });
  }
  mustBePlaying(live);
  return { answer, ...play(live, seat, ask.move) };
}

/** Plays a move on the table in memory. */
export function play({ table }: Live, seat: number, input: unknown): Omit<Step<never>, 'answer'> {
  const played = table.play(seat, input);
  if (!played.ok) throw new Refusal(played.error);
  const entry = { move: table.moves.at(-1)! };
  return table.isOver ? { entry, care: { stage: 'over' } } : { entry };
}

/** The next game of the series; asked again, it has begun already. */
export function next(live: Live, visitor: Visitor, { game }: Ask<'next'>): Step<Answer<'next'>> {
  ownSeat(live, visitor);
  const { table } = live;
  if (game < table.gameIndex) return { answer: DONE };
  if (game > table.gameIndex) throw new Refusal({ code: 'moved-on', game: table.gameIndex, ply: table.ply });
  mustBePlaying(live);
  const begun = table.nextGame();
  if (!begun.ok) throw new Refusal(begun.error);
  return { answer: DONE, entry: { next: true } };
}

/** What the reader could see before a ply. */
export function look(live: Live, visitor: Visitor, { game, ply }: Ask<'look'>): Step<Answer<'look'>> {
  mustHaveBegun(live);
  const view = live.table.viewBefore(game, ply, seatOf(live.care.seats, visitor.guest));
  if (!view.ok) throw new Refusal(view.error);
  return { answer: { view: view.value } };
}

/** A finished game, all of it: no move of it can be taken back any more. */
export function transcript(live: Live, { game }: Ask<'transcript'>): Step<Answer<'transcript'>> {
  mustHaveBegun(live);
  const finished = live.table.transcript(game);
  if (!finished) throw new Refusal({ code: 'game-not-over' });
  return { answer: { transcript: finished } };
}

function mustHaveBegun(live: Live): void {
  if (!hasBegun(live)) throw new Refusal({ code: 'not-playing', stage: live.care.stage });
}
