import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { GAME_IDS } from '@sixfold/engine';
import { describe, expect, test } from 'vitest';
import { FINE, WRONG } from '../command-line/command.ts';
import { temporaryFolder } from '../command-line/folder.fixture.ts';
import { played } from '../transcripts/played.fixture.ts';
import { sixfold, type Printed } from './sixfold.fixture.ts';

const file = join(temporaryFolder(), 'games.jsonl');

/** Shows lines as if they stood in a file. */
async function shown(...lines: string[]): Promise<Printed> {
  writeFileSync(file, lines.join('\n'));
  return await sixfold('show', file);
}

describe('a transcript is shown', () => {
  test.each(GAME_IDS)('of %s', async (id) => {
    const transcript = await played(id);
    const { code, out } = await shown(JSON.stringify(transcript));
    expect(code).toBe(FINE);
    expect(out).toContain('2 players');
    expect(out).toContain(`Seat ${transcript.starter} starts.`);
    const plies = out.match(/^ *\d+ {2}[01] {5}\S/gm);
    expect(plies).toHaveLength(transcript.plies.length);
    expect(out).toMatch(/^ {2}1\. {2}Seat [01] /m);
    expect(out).not.toContain('\x1b');
  });

  test('of partners, and of one who plays alone', async () => {
    const { code, out } = await shown(
      JSON.stringify(await played('board', { players: 4, options: '{"partners":true}' })),
      '',
      JSON.stringify(await played('board3d', { players: 1 })),
    );
    expect(code).toBe(FINE);
    expect(out).toContain('The board game: 4 players, startSymbols any, partners true');
    expect(out).toMatch(/Seat \d and Seat \d share the game\./);
    expect(out).toContain('The 3D board game: solo, radius 4');
    expect(out).toMatch(/Weakest colour: \d+/);
  });

  test('with nothing in it that steers the terminal', async () => {
    const { out } = await shown(JSON.stringify({ ...(await played('stones')), seed: '\x1b]0;title\x07\u009b2J' }));
    expect(out).toContain('Seed: ]0;title2J\n');
  });
});

const good = await played('dice');

describe('what is no transcript is refused with its line', () => {
  test.each([
    ['no JSON', '{"format":', 'line 2: malformed JSON: '],
    ['a number', '42', 'line 2: format: a transcript is a JSON object'],
    ['another format', JSON.stringify({ ...good, format: 'x' }), 'line 2: format: format'],
    ['an unknown game', JSON.stringify({ ...good, game: 'chess' }), 'line 2: format: game'],
    ['a game cut short', JSON.stringify({ ...good, plies: good.plies.slice(0, 3) }), 'cut short'],
    ['a wrong seat', JSON.stringify({ ...good, plies: [{ ...good.plies[0], seat: 1 }] }), 'ply 1, rule F5: seat'],
    ['a deep nest', '['.repeat(100_000), 'line 2: malformed JSON'],
    [
      'a deep game',
      `{"format":"sixfold-transcript/1","game":${'['.repeat(50_000)}${']'.repeat(50_000)}}`,
      'line 2: format',
    ],
    ['a game that is no text', JSON.stringify({ ...good, game: { toString: 1, valueOf: 1 } }), 'line 2: format'],
    ['control characters', '\x1b[2J', 'line 2: malformed JSON'],
  ])('%s', async (_, line, message) => {
    const { code, err } = await shown(JSON.stringify(good), line);
    expect(code).toBe(WRONG);
    expect(err).toContain(message);
    expect(err).not.toContain('\x1b');
  });

  test('an empty file', async () => {
    const { code, err } = await shown('', '');
    expect(code).toBe(WRONG);
    expect(err).toContain('there is no transcript');
  });
});
