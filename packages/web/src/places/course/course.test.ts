import { GAME_IDS, GAMES, type Game } from '@sixfold/engine';
import { describe, expect, test } from 'vitest';
import type { Course } from '../../face/course.ts';
import { SPOKEN } from '../../games/all-messages.fixture.ts';
import { LEARNER, openScene, playedAt } from './scene.ts';

/** A course takes four minutes at most, and one of its steps about a quarter of one. */
const MOST_STEPS = 14;
const MOST_WORDS = 12;

/** Rules of the family that no move teaches: turn order and luck come by themselves, series and giving up are the table's affair. */
const FAMILY_UNTAUGHT = ['F5', 'F6', 'F7', 'F8', 'F9'];

const FAMILY = import.meta.glob<string>('../../../../../docs/rules.md', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const OWN = import.meta.glob<string>('../../../../engine/src/games/*/rules.md', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** The numbers of the rules that a page states. */
const rulesIn = (pages: Readonly<Record<string, string>>, path: string): string[] =>
  Object.entries(pages)
    .filter(([at]) => at.includes(path))
    .flatMap(([, text]) => [...text.matchAll(/^- <a id="\w+"><\/a>\*\*([A-Z]+\d+)/gm)])
    .flatMap(([, rule]) => rule ?? []);

const wordsIn = (text: string): number => text.trim().split(/\s+/).length;

describe.each(GAME_IDS)('the course of %s', async (id) => {
  const game: Game = GAMES[id];
  const { course }: { course: Course } = await import(`../../games/${id}/course.ts`);
  const { steps, untaught } = course;

  test('is one real game from its deal to its end, in which the learner wins', () => {
    const match = openScene(game, course, Infinity);
    expect(match.moves.join()).toBe(course.moves);
    expect(match.isOver).toBe(true);
    expect(match.result.ranks[LEARNER]).toBe(1);
  });

  test('has steps for four minutes, each a move of one’s own', () => {
    expect(steps.length).toBeLessThanOrEqual(MOST_STEPS);
    expect(steps[0]?.ply).toBe(0);
    const plies = steps.map(({ ply }) => ply);
    expect(plies).toEqual([...new Set(plies)].toSorted((a, b) => a - b));
    for (const ply of plies) expect(openScene(game, course, ply).position.turn, `ply ${ply}`).toBe(LEARNER);
  });

  test('takes the move that was played, and answers some other wherever there is one', () => {
    for (const { ply, isRight } of steps) {
      const { position } = openScene(game, course, ply);
      const played = game.parseNotation(position, playedAt(course, ply));
      expect(played.ok && isRight(position, played.value), `ply ${ply}`).toBe(true);
      const others = position.legalMoves().filter((move) => !isRight(position, move));
      expect(others.length > 0 || position.countMoves() === 1, `ply ${ply}: a wrong move`).toBe(true);
    }
  });

  test.each(Object.entries(SPOKEN))('says each step in twelve words (%s)', (_, messages) => {
    const texts = steps.flatMap(({ words }) => Object.values(words(messages)));
    expect(texts.filter((text) => wordsIn(text) > MOST_WORDS)).toEqual([]);
  });

  test('teaches every rule, or says why not', () => {
    const taught = new Set(steps.flatMap(({ rules }) => rules));
    const own = rulesIn(OWN, `/${id}/`);
    const family = rulesIn(FAMILY, 'rules.md').filter((rule) => !FAMILY_UNTAUGHT.includes(rule));
    expect(own.length).toBeGreaterThan(0);
    expect([...taught, ...Object.keys(untaught)].toSorted()).toEqual([...own, ...family].toSorted());
  });
});
