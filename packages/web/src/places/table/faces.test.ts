import { expect, test } from 'vitest';
import { facesAt } from './faces.ts';

const bot = (name: string) => ({ kind: 'bot', name: '', bot: name }) as const;

test('bots of a level have its face; people and bots from elsewhere have none', () => {
  const seats = [{ kind: 'person', name: 'Ada' } as const, bot('beginner'), bot('greedy'), bot('master')];
  expect(facesAt(seats)).toEqual([
    { seat: 1, level: 'beginner' },
    { seat: 3, level: 'master' },
  ]);
});
