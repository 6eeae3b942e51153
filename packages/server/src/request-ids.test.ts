import { expect, test } from 'vitest';
import { requestIds } from './request-ids.ts';

const asked = (id: string) => ({ headers: { 'x-request-id': id } });

test('a request is called what a trusted proxy calls it', () => {
  expect(requestIds(['127.0.0.1'])(asked('4a-b.c_9'))).toBe('4a-b.c_9');
});

test.each(['', 'two words', 'x'.repeat(65), 'a\nline'])('"%s" is no name for a request', (id) => {
  expect(requestIds(['127.0.0.1'])(asked(id))).toMatch(/^[\w-]{12}$/);
});

test('where nobody is trusted, nobody names requests, and no two have the same name', () => {
  const idOf = requestIds([]);
  expect(new Set([idOf(asked('mine')), idOf(asked('mine')), 'mine']).size).toBe(3);
});
