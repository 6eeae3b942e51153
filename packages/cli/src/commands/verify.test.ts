import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { temporaryFolder } from '../command-line/folder.fixture.ts';
import { played } from '../transcripts/played.fixture.ts';
import { sixfold, type Printed } from './sixfold.fixture.ts';

const file = join(temporaryFolder(), 'games.jsonl');

/** Verifies lines as if they stood in a file; transcripts are written down first. */
async function verified(lines: readonly unknown[], ...flags: string[]): Promise<Printed> {
  const text = lines.map((line) => (typeof line === 'string' ? line : JSON.stringify(line))).join('\n');
  writeFileSync(file, text);
  return await sixfold('verify', file, ...flags);
}

const dice = await played('dice');
const board = await played('board');
const stones = await played('stones');
const cards = await played('cards');

test('how much was verified is told', async () => {
  const plies = dice.plies.length + board.plies.length;
  expect(await verified([dice, '', board, ''])).toEqual({
    code: 0,
    out: `2 games, ${plies} plies verified\n`,
    err: '',
  });
});

describe('what is no transcript is reported with its line:', () => {
  test.each([
    ['malformed JSON', '{"format":', 'line 2: malformed JSON'],
    ['a list', '[]', 'line 2: format: a transcript is a JSON object, found []'],
    ['a very deep nest', `{"format":${'['.repeat(100_000)}${']'.repeat(100_000)}}`, 'line 2: format'],
    ['another format', { ...dice, format: 'x/1' }, 'format: format, expected "sixfold-transcript/1", found "x/1"'],
    ['a field too many', { ...dice, wind: 3 }, 'line 2: format: fields of the transcript, expected ["format",'],
    ['an unknown game', { ...dice, game: 'go' }, 'format: game: there is no game "go", found "go"'],
    ['too many players', { ...dice, players: 7 }, 'starter: the game is for 2, 3, 4 players, not 7'],
    ['a seat that is not there', { ...dice, starter: 2 }, 'starter: the starting seat must be from 0 to 1, not 2'],
    ['an option too few', { ...board, options: {} }, 'line 2: format: options, expected {"startSymbols":"any"'],
    ['a seed that is no text', { ...dice, seed: 7 }, 'line 2: format: seed is a text, found 7'],
    ['plies that are no list', { ...dice, plies: {} }, 'line 2: format: plies is a list, found {}'],
    ['a setup without dice', { ...dice, setup: {} }, 'rule D2: setup: setup.dice is missing or malformed, found {}'],
  ])('%s', async (_, line, message) => {
    const { code, out, err } = await verified([dice, line]);
    expect([code, err]).toEqual([1, '']);
    expect(out).toContain(message);
    expect(out.length).toBeLessThan(700);
  });

  test('nothing at all', async () => {
    expect(await verified([])).toEqual({ code: 1, out: 'there is no transcript in the input\n', err: '' });
  });
});

/** A copy of a transcript with one thing changed. */
function changed<T>(transcript: T, change: (copy: T) => void): T {
  const copy = structuredClone(transcript);
  change(copy);
  return copy;
}

const placing = board.plies.findIndex(({ events }) => events.some(({ type }) => type === 'draw'));

describe('a difference names ply and rule:', () => {
  test.each([
    ['a track', changed(board, (game) => game.plies[4]!.tracks[0]![2]++), 'ply 5, rule F2: tracks, expected [['],
    ['the seat', changed(dice, (game) => (game.plies[0]!.seat = 1 - game.plies[0]!.seat)), 'ply 1, rule F5: seat'],
    ['how many moves there were', changed(dice, (game) => (game.plies[0]!.legal = 9)), 'rule D3: legal, expected 1'],
    [
      'an illegal move',
      changed(stones, (game) => (game.plies[0]!.move = { type: 'stop' })),
      'ply 1, rule S3: move: "stop" is not possible now; possible: draw, found {"type":"stop"}',
    ],
    ['an event too few', changed(cards, (game) => game.plies[0]!.events.pop()), 'ply 1, rule C'],
    ['a game cut short', changed(cards, (game) => game.plies.pop()), 'the game is cut short'],
    [
      'a ply after the end',
      changed(cards, (game) => game.plies.push(game.plies[0]!)),
      'a ply after the end of the game',
    ],
    [
      'a piece that is not left',
      changed(board, (game) => {
        for (const event of game.plies[placing]!.events) if (event.type === 'draw') event.pieces = ['QQ'];
      }),
      `ply ${placing + 1}, rule B2: a piece is drawn that is not left`,
    ],
    ['the ranks', changed(dice, (game) => (game.result.ranks = [3, 3])), 'rule F4: result.ranks, expected ['],
    ['the points', changed(dice, (game) => (game.result.points = [9, 9])), 'rule F6: result.points, expected ['],
  ])('%s', async (_, game, message) => {
    const { code, out } = await verified([game]);
    expect(code).toBe(1);
    expect(out).toContain(message);
    expect(out.startsWith('line 1: ')).toBe(true);
  });
});

test('draws that do not follow from the seed are found only when asked for', async () => {
  const other = { ...stones, seed: 'another' };
  expect(await verified([other])).toMatchObject({ code: 0 });
  const { code, out } = await verified([other], '--draws');
  expect(code).toBe(1);
  expect(out).toContain('rule F7: setup does not follow from the seed');
});

test('a long value is cut short, and nothing in it steers the terminal', async () => {
  const { out } = await verified([{ ...dice, seed: ['\x1b[2J'.repeat(100)] }]);
  expect(out).toMatch(/seed is a text, found .{200}…\n$/);
  expect(out).not.toContain('\x1b');
});
