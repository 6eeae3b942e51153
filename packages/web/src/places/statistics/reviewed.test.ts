import { lossesLike } from '@sixfold/review/statistics';
import { expect, test } from 'vitest';
import { playedGames } from '../../store/figures.ts';
import { finished } from '../../store/stage.fixture.ts';
import { likeLately } from './likeness.ts';
import { reviewOf } from './review-sums.fixture.ts';
import { reviewedPart, type ReviewedPart } from './reviewed.ts';

const PERSON = { kind: 'person', name: '' } as const;
const [first, second] = playedGames([finished('a-0', [PERSON, PERSON]).past]);

test('what is known of a game is told of the seat of whoever played', () => {
  const reviews = new Map([['a-0', reviewOf()]]);
  expect(first && reviewedPart(first, reviews)).toMatchObject({ real: 20, lost: 0.5, luck: 0.12345 });
  expect(second && reviewedPart(second, reviews)).toMatchObject({ real: 20, lost: 0.25, luck: -0.12345 });
  expect(first && reviewedPart(first, new Map())).toBeNull();
});

test('luck is told by evaluations that see it, and is that of partners together', () => {
  const blind = reviewOf({ evaluation: { name: 'any', hash: 'abc', seesLuck: false } });
  expect(second && reviewedPart(second, new Map([['a-0', blind]]))?.luck).toBeNull();
  const partners = reviewOf({ teams: [1, 0] });
  expect(second && reviewedPart(second, new Map([['a-0', partners]]))?.luck).toBe(0.12345);
});

test('nobody plays like a level at tables that were not measured', () => {
  const review = reviewOf();
  expect(lossesLike(review)).toEqual([]);
  const part: ReviewedPart = { when: '', review, real: 20, lost: 0.5, luck: null };
  expect(likeLately([part, part])).toEqual([]);
});

test('where they were, the last twenty games of a table say who plays like that', () => {
  const loss = (level: 'beginner' | 'master', mean: number) => ({ level, games: 9, decisions: 99, mean, error: 0.001 });
  const losses = [loss('beginner', 0.05), loss('master', 0.01)];
  const part = (players: number, lost: number) => ({
    when: '',
    review: reviewOf({ players }),
    real: 10,
    lost,
    luck: null,
  });
  const parts = [...Array<ReviewedPart>(9).fill(part(2, 5)), ...Array<ReviewedPart>(20).fill(part(2, 0)), part(3, 5)];
  const lossesOf = ({ players }: { readonly players: number }) => (players === 2 ? losses : []);
  expect(likeLately(parts, lossesOf)).toEqual([{ players: 2, games: 20, levels: ['master'] }]);
});
