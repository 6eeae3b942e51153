import { FastChance, startGame } from '@sixfold/engine';
import { FIRST, KINDS, parsePiece, SECOND } from '@sixfold/engine/family';
import { cards, kindOf, type CardsPosition } from '@sixfold/engine/cards';
import { describe, expect, test } from 'vitest';
import type { Thinking } from '../../contract/bot.ts';
import { CardsGains, worthOf } from './gains.ts';
import { LEVELS, type Level } from '../../contract/levels.ts';
import { dealt } from './cards.fixture.ts';
import { loadBot } from '../../index.ts';
import { strategies } from '../strategies.fixture.ts';
import { loadStrategy } from './strategy.ts';
import { instinct } from './instinct.ts';

const strategyFor = await strategies(loadStrategy, cards.card.players);

/** What a player of this level thinks, seeing no more than the seat to move may. */
function think(position: CardsPosition, level: Level, steps: number, seed = 1): Thinking {
  const chance = new FastChance(seed);
  const view = cards.view(position, position.turn);
  const thinking = strategyFor(position).think(level, cards.resample(view, chance), chance);
  for (let step = 0; step < steps && thinking.step(); step++);
  return thinking;
}

const LUCK = new FastChance(1);

const name = (position: CardsPosition, move: number): string => cards.makeNotation(position, move);

/** One red step is missing; only RV scores it. */
const wonWithRed = (): CardsPosition =>
  dealt(['OY OG OB YG YB RV', 'OV OV YV YV GV GV'], 'RO YG RY GB', [
    [6, 7, 7, 7, 7, 7],
    [6, 6, 6, 6, 6, 6],
  ]);

describe('instinct', () => {
  test('wins where it can', () => {
    const position = wonWithRed();
    expect(name(position, instinct(position, LUCK))).toMatch(/RV|VR/);
  });

  test('C8 sees the card that wins in a bonus turn', () => {
    // Red and violet are missing. RO brings orange to 10 and red to 7; in the bonus turn YV brings violet to 8.
    const position = dealt(['RO RY YV YB YB YB', 'OV RG YG GB GV GV'], 'RG OG OV BV', [
      [6, 8, 7, 7, 7, 6],
      [6, 6, 6, 6, 6, 6],
    ]);
    for (let turn = 0; turn < 2; turn++) position.play(instinct(position, LUCK), LUCK);
    expect(position.ended).toBe('instant');
    expect(position.turn).toBe(0);
  });

  test('C6 scores the symbol first that opens the way for the other', () => {
    // Orange leaves 0 and so lets red go on from 3; the other way round red's points are lost.
    const position = dealt(['RO RO RO RO RY RY', 'OV OV YV YV GV GV'], 'OY OB RG RB', [
      [3, 0, 3, 3, 3, 3],
      [3, 3, 3, 3, 3, 3],
    ]);
    expect(name(position, instinct(position, LUCK))).toBe('OR');
  });
});

describe('levels', () => {
  test.each(['expert', 'master'] as const)('the %s explains a move that wins', (level) => {
    const position = wonWithRed();
    const [first] = think(position, level, 20, 3).advice();
    expect(first!.outlook).toBeCloseTo(1);
    expect(first!.gains).toEqual([2, 0, 0, 0, 0, 0]);
    expect(first!.reasons[0]).toEqual({ code: 'wins' });
  });

  test.each(LEVELS)('C11 a %s wins at once', async (level) => {
    const bot = await loadBot('cards', level, 2);
    const position = wonWithRed();
    expect(name(position, bot.think(cards.view(position, 0), LUCK).move)).toMatch(/RV|VR/);
  });

  test.each([2, 3, 4])('with %i players all play legal moves, the same ones with the same luck', (players) => {
    const luck = new FastChance(players);
    const position = startGame(cards, { players, options: {}, starter: 0 }, luck);
    for (let ply = 0; ply < 20 && !position.ended; ply++) {
      const level = LEVELS[ply % LEVELS.length]!;
      const thinking = think(position, level, 2, ply);
      expect(position.isLegal(thinking.move)).toBe(true);
      expect(think(position, level, 2, ply).move).toBe(thinking.move);
      position.play(thinking.move, luck);
    }
  });

  test('with nothing to choose from thinking ends at once', () => {
    const position = dealt(['RO RO RO RO RY RY', 'OV OV YV YV GV GV'], 'GB GB GB GB', [[7, 7, 7, 7, 7, 6]]);
    position.racks.fill(0, 0, KINDS);
    position.kinds[0] = position.held[0] = 0;
    position.addToRack(0, parsePiece('RO'));
    const thinking = think(position, 'master', 0);
    expect(thinking.step()).toBe(false);
    expect(position.isLegal(thinking.move)).toBe(true);
  });

  test('advice comes best first, with a chance to win for each move', () => {
    const position = startGame(cards, { players: 2, options: {}, starter: 0 }, new FastChance(5));
    const outlooks = think(position, 'master', 10)
      .advice()
      .map(({ outlook }) => outlook);
    expect(outlooks.length).toBeGreaterThan(1);
    expect(outlooks).toEqual(outlooks.toSorted((a, b) => b - a));
    expect(Math.min(...outlooks)).toBeGreaterThanOrEqual(0);
    expect(Math.max(...outlooks)).toBeLessThanOrEqual(1);
  });
});

test('a game in which everybody waits for blue does not go on for ever', () => {
  const position = dealt(
    ['OB OB OB OB RB RB', 'YB YB YB YB RB RB', 'OG OG OV OV YG YG', 'OY OY RV RV GV GV'],
    'RO RY RG OG',
    Array.from({ length: 4 }, () => [3, 3, 3, 3, 0, 3]),
  );
  const luck = new FastChance(4);
  while (!position.ended && position.ply < 1000) position.play(instinct(position, luck), luck);
  expect(position.ended).toBe('instant');
});

test('C5 C6 gains are what the rules would score, in the better order', () => {
  const luck = new FastChance(9);
  const gains = new CardsGains();
  const [open, tracks] = [new Uint8Array(6), new Uint8Array(6)];
  for (let game = 0; game < 5; game++) {
    const position = startGame(cards, { players: 2, options: {}, starter: 0 }, luck);
    for (; !position.ended; position.play(position.randomMove(luck), luck)) {
      if (position.choosing) continue;
      countOpen(position, open);
      gains.set(position.tracks, position.turn * 6, open);
      const best = new Map<number, number>();
      for (const move of position.legalMoves()) {
        position.tracksAfter(move, tracks);
        const gain = worthOf(tracks) - worthOf(Uint8Array.from(position.tracksOf(position.turn)));
        best.set(kindOf(move), Math.max(gain, best.get(kindOf(move)) ?? 0));
      }
      for (const [kind, gain] of best) expect(gains.of(kind)).toBe(gain);
    }
  }
});

function countOpen({ open }: CardsPosition, out: Uint8Array): void {
  out.fill(0);
  for (const kind of open) {
    out[FIRST[kind]!]!++;
    out[SECOND[kind]!]!++;
  }
}
