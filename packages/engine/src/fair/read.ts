import type { Card } from '../contract/card.ts';
import { isRecord } from '../contract/errors.ts';
import { isSame } from '../contract/same.ts';
import { splitSeed } from '../luck/seeds.ts';
import { isHonest } from './check.ts';
import type { FairDeal } from './deal.ts';
import { FairGame, type FairLuck } from './game.ts';
import { isHex32 } from './hex.ts';
import { makeFairRecord } from './record.ts';

/** What a transcript says beside how its luck was settled. */
export interface FairClaims {
  readonly card: Card;
  readonly players: number;
  readonly starter: number;
  readonly seed: string;
}

/** The luck that a transcript claims, once everything about it but the draws was found to be so; or what is wrong. */
export function readFair(fair: unknown, claims: FairClaims): FairLuck | { readonly wrong: string } {
  const { card, players, starter, seed } = claims;
  const deal = readDeal(fair, players);
  if (!deal) return { wrong: 'fair is no record of fair luck' };
  const { first, later } = splitSeed(seed);
  if (deal.from !== (later?.ply ?? 0) || later?.ply === 0) return { wrong: 'fair.from is not where the seed changes' };
  const game = new FairGame(card, later?.seed ?? first);
  // Every field and every step is as this program would write it down, the root included.
  if (!isSame(makeFairRecord(game.root, deal), fair))
    return { wrong: 'fair was not settled in this order, under this root' };
  if (!isHonest(game.root, deal)) return { wrong: 'a number is not the one that was pledged' };
  const luck = game.luck(deal, players, later && first);
  return deal.isDrawn && luck.starter(players) !== starter ? { wrong: 'the starter was not drawn so' } : luck;
}

/** What was settled, if it can be read at all. */
function readDeal(fair: unknown, players: number): FairDeal | null {
  if (!isRecord(fair) || !Array.isArray(fair['steps'])) return null;
  const { round, from, starter, steps } = fair;
  if (!isCount(round) || !isCount(from)) return null;
  const pledges = bySeat(steps, 'pledged', 'pledge', players);
  const numbers = bySeat(steps, 'revealed', 'number', players);
  const isDrawn = starter === 'drawn';
  const isReal = !isDrawn || (round === 0 && from === 0);
  const hasPledges = numbers.every((number, seat) => number === null || pledges[seat] !== null);
  return isReal && hasPledges ? { round, from, isDrawn, pledges, numbers } : null;
}

/** What the steps of one type say, by seat: of the wrong form, it will not be what was read. */
function bySeat(steps: readonly unknown[], type: string, field: string, players: number): (string | null)[] {
  const all = Array<string | null>(players).fill(null);
  for (const step of steps) {
    const seat = isRecord(step) && step['type'] === type ? step['seat'] : null;
    const value = isRecord(step) ? step[field] : null;
    if (isCount(seat) && seat < players && isHex32(value)) all[seat] = value;
  }
  return all;
}

const isCount = (input: unknown): input is number => Number.isSafeInteger(input) && Number(input) >= 0;
