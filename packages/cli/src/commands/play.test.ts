import { expect, test, vi } from 'vitest';
import { MISUSED } from '../command-line/command.ts';
import { play } from './play.ts';

test('without a terminal it says what works there', async () => {
  const said = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  expect(await play.run(['board', '--bots', 'greedy,random'])).toBe(MISUSED);
  const text = said.mock.calls.join('');
  said.mockRestore();
  for (const command of ['play', 'games', 'simulate', 'show', 'verify']) expect(text).toContain(`sixfold ${command}`);
});

test.each([
  [['chess'], 'there is no game "chess"'],
  [['board', 'cards'], 'one game at a time, not 2'],
  [['board', '--players', '5'], '--players takes a whole number from 1 to 4'],
  [['board', '--bots', 'clever'], 'there is no bot "clever"'],
  [['board', '--series', '0'], '--series takes a whole number from 1 to 100'],
  [['board', '--names', 'Anna,'], 'a name has from 1 to 40 characters'],
  [['board', '--names', '\x1b\x07'], 'a name has from 1 to 40 characters'],
  [['board', '--options', '{'], '--options takes JSON'],
  [['board', '--loud'], "Unknown option '--loud'"],
])('%j is a wrong use', async (words, message) => {
  await expect(play.run(words)).rejects.toThrow(message);
});
