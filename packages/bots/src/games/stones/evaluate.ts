import type { Layout } from './layout.ts';

/** Says what turns are worth, on a scale of its own. */
export interface StonesJudge {
  /** What it is worth to a seat that the stones lie so after a turn: the more, the better. */
  worth(end: Layout, seat: number): number;
  /** The share of the win of a seat whose turn is expected to be worth so much. */
  outlook(start: Layout, seat: number, worth: number): number;
}

/** How much less each further stone of a symbol is worth than the one before. */
const FADE = 0.1;
/** A bonus turn, and winning besides the stones that it takes. */
const BONUS = 0.5;
const WIN = 1;
/** What the next player could gain weighs more at a glance, which sees only their first draw. */
const GLANCE_AT_RIVAL = 2.5;
/** A lead of so many stones makes a player e times as likely to win as the other: so it was where masters met. */
const LEAD = 6;

const WORTH_OF_TRACK = Float64Array.from({ length: 8 }, (_, track) => (1 - Math.exp(-FADE * track)) / FADE);

/** What a seat has collected, in stones of which each further one of a symbol is worth less. */
export function progress({ tracks }: Layout, seat: number): number {
  let sum = 0;
  for (let at = seat * 6; at < seat * 6 + 6; at++) sum += WORTH_OF_TRACK[tracks[at]!]!;
  return sum;
}

/** Counts the own collection and the bonus turns alone. */
function worthOfOwn(end: Layout, seat: number): number {
  const own = progress(end, seat);
  if (end.ended) return own + WIN * +(end.share(seat) > 0);
  return end.turn === seat ? own + BONUS * (1 + end.due) : own;
}

/** Looks at what lies in the middle for the next player as well. Worths are stones. */
export const judgeAtAGlance: StonesJudge = {
  worth(end, seat) {
    const own = worthOfOwn(end, seat);
    if (end.ended) return own;
    return end.turn === seat ? own + firstDraw(end) : own - (GLANCE_AT_RIVAL * firstDraw(end)) / (end.players - 1);
  },
  outlook: (start, seat, worth) => outlook(start, seat, worth - progress(start, seat)),
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

/** The share of the win that a seat can expect if it gets so much further while the others stay where they are. */
export function outlook(layout: Layout, seat: number, gain: number): number {
  const worth = progress(layout, seat) + gain;
  let sum = 0;
  for (let other = 0; other < layout.players; other++) {
    if (other !== seat) sum += Math.exp((progress(layout, other) - worth) / LEAD);
  }
  return 1 / (1 + sum);
}
