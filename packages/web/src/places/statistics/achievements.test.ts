import { GAME_IDS } from '@sixfold/engine';
import { describe, expect, test } from 'vitest';
import { playedGames, type PlayedGame } from '../../store/figures.ts';
import { finished } from '../../store/stage.fixture.ts';
import type { PastGame } from '../../store/store.ts';
import { achievedBy, ACHIEVEMENTS, reachedWith } from './achievements.ts';
import { daysInARow, winsInARow } from './streaks.ts';

const ADA = { kind: 'person', name: 'Ada' } as const;
const bot = (level: string): PastGame['seats'][number] => ({ kind: 'bot', name: '', bot: level });

const NOON = 12;
/** A day in January at noon: the same date wherever the tests run. */
const on = (day: number): string => new Date(2025, 0, day, NOON).toISOString();

let ids = 0;
/** A game of Ada's against as many bots as there are further ranks; ended on the first day unless it says otherwise. */
function game(ranks: number[], more: Partial<PastGame> = {}, points = ranks.map((rank) => 9 - rank)): PastGame {
  const seats = ranks.map((_, seat) => (seat === 0 ? ADA : bot('club')));
  const tracks = points.map((low): PastGame['result']['tracks'][number] => [low, 9, 9, 9, 9, 9]);
  const result = { ranks, points, tracks, instant: null };
  return finished(`g${ids++}`, seats, { when: on(1), result, ...more }).past;
}
const won = (more: Partial<PastGame> = {}): PastGame => game([1, 2], more);
const lost = (more: Partial<PastGame> = {}): PastGame => game([2, 1], more);

const achieved = (...games: readonly PastGame[]): string[] => [...achievedBy(playedGames(games)).keys()];
const at = (days: readonly number[]): PlayedGame[] => playedGames(days.map((day) => lost({ when: on(day) })));

describe('streaks', () => {
  test('of wins end with a loss, and are not broken by playing alone', () => {
    const games = [won(), won(), lost(), won(), game([1]), won(), won()];
    const played = playedGames(games.map((past, index) => ({ ...past, when: on(index + 1) })));
    expect(winsInARow(played)).toEqual({ current: 3, best: 3 });
    expect(winsInARow(played.slice(0, 3))).toEqual({ current: 0, best: 2 });
    expect(winsInARow([])).toEqual({ current: 0, best: 0 });
  });

  test('of days count each day once, and stand until a day went by', () => {
    const days = at([1, 1, 2, 3, 7, 8]);
    expect(daysInARow(days, Date.parse(on(8)))).toEqual({ current: 2, best: 3 });
    expect(daysInARow(days, Date.parse(on(9)))).toEqual({ current: 2, best: 3 });
    expect(daysInARow(days, Date.parse(on(12)))).toEqual({ current: 0, best: 3 });
  });
});

describe('achievements', () => {
  test('are none before anything was won', () => {
    expect(achieved(lost(), lost())).toEqual([]);
  });

  test('come with the first win, not with games that do not count', () => {
    expect(achieved(won())).toEqual(['win']);
    expect(achieved(won({ isMarked: true }), won({ isImported: true }))).toEqual([]);
  });

  test('come with a win against the strongest bot, and at a table of four', () => {
    expect(achieved(won({ seats: [ADA, bot('master')] }))).toContain('best');
    expect(achieved(lost({ seats: [ADA, bot('master')] }))).not.toContain('best');
    expect(achieved(game([1, 2, 3, 4]))).toContain('crowd');
    expect(achieved(game([1, 2, 3]))).not.toContain('crowd');
  });

  test('come with a win by more than the weakest colour, unless it was given up', () => {
    expect(achieved(game([1, 2], {}, [7, 7]))).toContain('close');
    expect(achieved(game([1, 2], { resigned: [1] }, [7, 7]))).not.toContain('close');
    expect(achieved(game([1, 1], {}, [7, 7]))).not.toContain('close');
  });

  test('come with six equal values, also alone', () => {
    const nines: PastGame['result']['tracks'][number] = [9, 9, 9, 9, 9, 9];
    const even = { ranks: [1], points: [9], tracks: [nines], instant: null };
    expect(achieved(game([1], { result: even }))).toEqual(['balance']);
    expect(achieved(game([1]))).toEqual([]);
    expect(achieved(game([1], { result: { ...even, instant: 0 } }))).toEqual([]);
  });

  test('come with each of the games, played and won', () => {
    const all = GAME_IDS.map((id) => lost({ game: id }));
    expect(achieved(...all)).toEqual(['every']);
    expect(achieved(...all.slice(1))).toEqual([]);
    expect(achieved(...GAME_IDS.map((id) => won({ game: id })))).toContain('everyWon');
  });

  test('come with five wins in a row, seven days in a row and a hundred games', () => {
    const many = (n: number, make: (index: number) => PastGame): string[] =>
      achieved(...Array.from({ length: n }, (_, index) => make(index)));
    expect(many(5, () => won())).toContain('row');
    expect(many(4, () => won())).not.toContain('row');
    expect(many(7, (day) => lost({ when: on(day + 1) }))).toEqual(['days']);
    expect(many(6, (day) => lost({ when: on(day + 1) }))).toEqual([]);
    expect(many(100, () => lost())).toEqual(['many']);
    expect(many(99, () => lost())).toEqual([]);
  });

  test('are ten, each of them once', () => {
    expect(new Set(ACHIEVEMENTS).size).toBe(10);
  });

  test('are told with the game that brought them, and with no other', () => {
    const games = [lost(), won(), won()].map((past, index) => ({ ...past, when: on(index + 1) }));
    const told = games.map(({ id }) => reachedWith(id, playedGames(games)));
    expect(told).toEqual([[], [{ name: 'Ada', achievement: 'win' }], []]);
  });

  test('are each person’s own', () => {
    const both = won({ seats: [ADA, { ...ADA, name: 'Bo' }] });
    const later = lost({ seats: [ADA, { ...ADA, name: 'Bo' }], when: on(2) });
    expect(reachedWith(later.id, playedGames([both, later]))).toEqual([{ name: 'Bo', achievement: 'win' }]);
  });
});
