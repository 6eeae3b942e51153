import { expect, test } from 'vitest';
import { de, en } from '../games/all-messages.fixture.ts';
import { sayRefusal } from './say.ts';

test('whoever could not store something is told that nothing has changed, but where nobody knows', () => {
  expect(sayRefusal({ code: 'not-stored', why: 'full' }, en)).toContain('Nothing has changed');
  expect(sayRefusal({ code: 'not-stored', why: 'unknown' }, en)).toContain('does not know');
  expect(sayRefusal({ code: 'not-stored', why: 'unknown' }, de)).toContain('weiß nicht');
});

test('of what there is too much is said exactly where there are words for it', () => {
  const [tables, others] = (['tables', 'watched'] as const).map((what) =>
    sayRefusal({ code: 'too-many', what, most: 1 }, en),
  );
  expect([tables, others]).toEqual([en.online.refusals['too-many-tables'], en.online.refusals['too-many']]);
});
