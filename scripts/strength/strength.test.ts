import { GAME_IDS, GAMES, type Card } from '@sixfold/engine';
import { describe, expect, test } from 'vitest';
import type { Detail, Standings } from '../../packages/cli/src/arena/standings.ts';
import { isClear, verdictsOf } from './bars.ts';
import { isPlayed } from './kept.ts';
import { allMatches, gamesOf, ladderOf, nameOf, sayBot, type Match } from './matches.ts';
import { sayStrength } from './report.ts';
import { ratingsModule, scaleOf } from './scale.ts';

const MATCHES = allMatches(false);

const detail = (bot: string, winRate: number, more: Partial<Detail> = {}): Detail => ({
  bot,
  winRate,
  interval: [winRate - 0.05, winRate + 0.05],
  elo: 0,
  meanWeakest: 5,
  msPerMove: 10,
  msPerStep: 1,
  weakestInterval: [4, 6],
  over: null,
  forfeits: 0,
  ...more,
});

/** As if the first bot of a match had this share. */
const standingsOf = (match: Match, winRate: number, games = gamesOf(match)): Standings => ({
  game: match.game,
  players: match.players,
  games,
  standings: match.bots.map((bot, index) => detail(bot, index === 0 ? winRate : 1 - winRate)),
});

describe('the matches', () => {
  test('have names of their own, which are folders', () => {
    const names = MATCHES.map(nameOf);
    expect(new Set(names).size).toBe(names.length);
    expect(names.every((name) => /^[\w@-]+$/.test(name))).toBe(true);
  });

  test.each(GAME_IDS)(
    '%s: every level meets the next two with every number of players, and everybody once with more time',
    (game) => {
      const { card }: { card: Card } = GAMES[game];
      const levels = ladderOf(game);
      const of = (kind: string): Match[] => MATCHES.filter((match) => match.game === game && match.kind === kind);
      const crowds = card.players.filter((players) => players > 1).length;
      expect(of('ladder')).toHaveLength(crowds * (levels.length - 1));
      expect(of('scale')).toHaveLength(crowds * (levels.length - 2));
      expect(of('longer').map(({ bots }) => bots)).toEqual([['master@240', 'master@24']]);
      expect(of('people')).toHaveLength(5 * levels.length);
    },
  );

  test('a bot of before is called so', () => {
    expect(sayBot('from:data/before/e23f5d4/master@24')).toBe('master@24 of e23f5d4');
  });
});

describe('a bar', () => {
  const standings = standingsOf(
    MATCHES.find(({ players }) => players === 3)!,
    0.4,
  );
  const isMet = (bar: Parameters<typeof verdictsOf>[0], first: Detail, second = detail('b', 0.5)): boolean[] =>
    verdictsOf(bar, standings, first, second).map((verdict) => verdict.isMet);

  test('of a share, from both sides', () => {
    expect(isMet({ least: 0.4, most: 0.7 }, detail('a', 0.4))).toEqual([true, true]);
    expect(isMet({ least: 0.4, most: 0.7 }, detail('a', 0.71))).toEqual([true, false]);
  });

  test('of being better leaves out the even share, a third with three players', () => {
    expect(isMet({ isBetter: true }, detail('a', 0.39))).toEqual([true]);
    expect(isMet({ isBetter: true }, detail('a', 0.38))).toEqual([false]);
    expect([isClear(detail('a', 0.28), 3), isClear(detail('a', 0.33), 3)]).toEqual([true, false]);
  });

  test('of what a step costs, of the weakest track, and of being late', () => {
    expect(isMet({ dearest: 1.2 }, detail('a', 0.5, { msPerStep: 1.2 }))).toEqual([true]);
    expect(isMet({ dearest: 1.2 }, detail('a', 0.5, { msPerStep: 1.3 }))).toEqual([false]);
    expect(isMet({ dearest: 1.2 }, detail('a', 0.5, { msPerStep: null }))).toEqual([false]);
    expect(isMet({ weakest: 5 }, detail('a', 0.5))).toEqual([true]);
    expect(isMet({ late: 25 }, detail('a', 0.5, { over: 26 }))).toEqual([false]);
  });
});

test('a match is over when all is played, or when it is clear and may end then', () => {
  const [ladder, people] = ['ladder', 'people'].map((kind) => MATCHES.find((match) => match.kind === kind)!);
  const isOver = (match: Match, winRate: number, games: number): boolean =>
    isPlayed({ [nameOf(match)]: standingsOf(match, winRate, games) }, match);
  expect(isPlayed({}, ladder!)).toBe(false);
  expect([isOver(ladder!, 0.6, 40), isOver(ladder!, 0.5, 40), isOver(ladder!, 0.5, 800)]).toEqual([true, false, true]);
  expect([isOver(people!, 0.6, 40), isOver(people!, 0.6, 800)]).toEqual([false, true]);
});

describe('a scale', () => {
  // Everybody has three of four wins against the next, and nine of ten against the one after: 191 and 382 points.
  const rows = MATCHES.filter(({ game, players }) => game === 'dice' && players === 2).map((match) => ({
    match,
    standings: standingsOf(match, match.kind === 'ladder' ? 0.75 : 0.9),
  }));

  test('is one for all levels, the lowest at 0', () => {
    const elos = Object.values(scaleOf('dice', 2, rows) ?? {});
    expect(elos).toHaveLength(ladderOf('dice').length);
    for (const [place, elo] of elos.entries()) expect(Math.abs(elo - 191 * place)).toBeLessThan(12);
  });

  test('is not there before the ladder is whole', () => {
    expect(scaleOf('dice', 2, [{ ...rows[0]!, standings: null }, ...rows.slice(1)])).toBeNull();
    expect(scaleOf('dice', 3, rows)).toBeNull();
  });

  test('is written as a module', () => {
    const module = ratingsModule([['dice', 2, { beginner: 0, master: 700 }]]);
    expect(module).toContain('  dice: {\n    2: {\n      beginner: 0,\n      master: 700,\n    },\n  },\n');
  });
});

test('once everything is played, the document says of nothing that it is not', () => {
  const told = (winRate: number | null): string =>
    sayStrength(
      MATCHES.map((match) => ({ match, standings: winRate === null ? null : standingsOf(match, winRate) })),
      (name) => `${name}.svg`,
    );
  expect(told(null)).toContain('not played yet');
  expect(told(0.7)).not.toContain('not played yet');
  expect(told(0.7)).toContain('master@240 – master@24 | 70.0 % (65.0–75.0)');
});
