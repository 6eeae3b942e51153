import type { Layout } from './layout.ts';
import { averageRefilled } from './refill.ts';
import { TurnSolver } from './turn.ts';

/** What it is worth to a seat that the stones lie so after a turn, in stones: the more, the better. */
export type StonesJudge = (end: Layout, seat: number) => number;

/** How much less each further stone of a symbol is worth than the one before. */
const FADE = 0.1;
/** The same for somebody who looks after the weakest symbols more than is good. */
const FADE_ALONE = 0.6;
/** A bonus turn, and winning besides the stones that it takes. */
const BONUS = 0.5;
const WIN = 1;
/** What the next player could gain weighs more at a glance, which sees only their first draw. */
const GLANCE_AT_RIVAL = 2.5;
/** A lead of so many stones makes a player e times as likely to win as the other: so it was where masters met. */
const LEAD = 6;

const worthOfTracks = (fade: number): Float64Array =>
  Float64Array.from({ length: 8 }, (_, track) => (1 - Math.exp(-fade * track)) / fade);

const WORTH_OF_TRACK = worthOfTracks(FADE);
const WORTH_ALONE = worthOfTracks(FADE_ALONE);

function progress({ tracks }: Layout, seat: number, worths = WORTH_OF_TRACK): number {
  let sum = 0;
  for (let at = seat * 6; at < seat * 6 + 6; at++) sum += worths[tracks[at]!]!;
  return sum;
}

/** Counts the own collection and the bonus turns alone. */
function judgeByOwn(worths: Float64Array, bonus: number): StonesJudge {
  return (end, seat) => {
    const own = progress(end, seat, worths);
    if (end.ended) return own + WIN * +(end.share(seat) > 0);
    return end.turn === seat ? own + bonus * (1 + end.due) : own;
  };
}

const judgeOwn = judgeByOwn(WORTH_OF_TRACK, BONUS);

/** Looks after the weakest symbols more than is good, and not at all at what is left for others. */
export const judgeAlone = judgeByOwn(WORTH_ALONE, 1);

/** Looks at what lies in the middle for the next player as well. */
export const judgeAtAGlance: StonesJudge = (end, seat) => {
  const own = judgeOwn(end, seat);
  if (end.ended) return own;
  return end.turn === seat ? own + firstDraw(end) : own - (GLANCE_AT_RIVAL * firstDraw(end)) / (end.players - 1);
};

/** What the next player gains on average by a single draw. */
function firstDraw(end: Layout): number {
  const { goal, middle, pile, pileSize, tracks, turn } = end;
  let sum = 0;
  for (let symbol = 0; symbol < 6; symbol++) {
    if (middle[symbol] === 0) continue;
    const track = tracks[turn * 6 + symbol]!;
    const after = Math.min(goal, track + 1 + middle[symbol]!);
    sum += (WORTH_OF_TRACK[after]! - WORTH_OF_TRACK[track]!) * pile[symbol]!;
  }
  return sum / Math.max(1, pileSize);
}

/** Foresees the whole next turn, played as well as possible. */
export const judgeAhead: StonesJudge = (end, seat) => {
  if (end.ended) return judgeOwn(end, seat);
  const gain = averageRefilled(end, nextGain);
  const own = progress(end, seat);
  return end.turn === seat ? own + BONUS * end.due + gain : own - gain / (end.players - 1);
};

function nextGain(start: Layout): number {
  const seat = start.turn;
  return new TurnSolver(start, 0).solve((end) => judgeOwn(end, seat)) - progress(start, seat);
}

/** What a seat has now, by the measure of `judgeAlone` or of the others. */
export const progressBy = (judge: StonesJudge, layout: Layout, seat: number): number =>
  progress(layout, seat, judge === judgeAlone ? WORTH_ALONE : WORTH_OF_TRACK);

/** The share of the win that a seat can expect if it gets so much further while the others stay where they are. */
export function outlook(layout: Layout, seat: number, gain: number): number {
  const worth = progress(layout, seat) + gain;
  let sum = 0;
  for (let other = 0; other < layout.players; other++) {
    if (other !== seat) sum += Math.exp((progress(layout, other) - worth) / LEAD);
  }
  return 1 / (1 + sum);
}
