import { join } from 'node:path';
import { GAME_IDS, GAMES, parseConfig, type Game } from '@sixfold/engine';
import { expect, test } from 'vitest';
import { readEntrants } from './entrants.ts';
import { playMatch, type Played } from './match.ts';
import { seatingsOf } from './seatings.ts';

/** Plays the first game of an arena; tells also how many programs were started and not ended. */
async function play(game: Game, bots: string, grace = 20_000, seats = 2): Promise<Played & { left: number }> {
  const config = parseConfig(game.card, seats, {}, 0);
  if (!config.ok) throw new Error(config.error.code);
  const { players, options } = config.value;
  const entrants = readEntrants(bots, { iterations: 0 });
  const plan = {
    game: game.card.id,
    players,
    options,
    seed: '7',
    entrants,
    seatings: seatingsOf(entrants.length, seats),
    grace,
  };
  let left = 0;
  const played = await playMatch(plan, game, 0, (message) => {
    left += 'started' in message ? 1 : -1;
  });
  return { ...played, left };
}

const EXAMPLE = `exec:"${process.execPath}" "${join(import.meta.dirname, '../../../../docs/examples/bot.mjs')}"`;

test.each(GAME_IDS)('the example program plays %s to the end', async (id) => {
  const { forfeit, weakest, times, left } = await play(GAMES[id], `${EXAMPLE},random`);
  expect(forfeit).toBeUndefined();
  expect(weakest).not.toContain(null);
  expect(times[0]!.length).toBeGreaterThan(3);
  expect(left).toBe(0);
});

test('a program may answer with a move as an object', async () => {
  const { forfeit } = await play(GAMES.dice, `exec:read line; echo '{"type":"roll"}'; read line,random`);
  expect(forfeit?.reason).toBe('it ended with code 0');
});

test.each([
  ['garbage', 'echo castle', 'it answered "castle"'],
  ['an illegal move', 'echo score', 'it answered "score": "score" is not possible now; possible: roll'],
  ['broken JSON', 'echo {', 'it answered "{", which is no JSON'],
  ['silence', 'sleep 60', 'it said nothing for 0.1 s'],
  ['a flood without an end', `yes | tr -d '\\n'`, 'it said more than anybody asked for'],
  ['an exit at once', 'echo "no such luck" >&2; exit 3', 'it ended with code 3; its error output: no such luck'],
  ['a crash after the first move', 'read line; echo roll; kill -9 $$', 'it was ended by SIGKILL'],
  ['a program that is not there', './no-such-bot', 'it ended with code 127'],
])('%s forfeits the game', async (_, command, reason) => {
  const grace = command === 'sleep 60' ? 100 : 20_000;
  const { shares, weakest, forfeit, left } = await play(GAMES.dice, `exec:${command},random`, grace);
  expect(forfeit?.seat).toBe(0);
  expect(forfeit?.reason).toContain(reason);
  expect([shares, weakest, left]).toEqual([[0, 1], [0, null], 0]);
});

test('somebody alone plays the deal to its end and wins it', async () => {
  const { seats, shares, weakest, times } = await play(GAMES.board, 'random', 0, 1);
  expect([seats, shares]).toEqual([[0], [1]]);
  expect(weakest).toHaveLength(1);
  expect(times[0]!.length).toBeGreaterThan(3);
});
