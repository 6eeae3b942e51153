import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { ASKS, readMessage } from './asks.ts';

const DOCUMENT = readFileSync(join(import.meta.dirname, '../../../../docs/protocol.md'), 'utf8');
const EXAMPLES = [...DOCUMENT.matchAll(/^(?:→ )?(\["\w+",\d+,.*\])$/gm)].map(([, line]) => line as string);

describe('the documentation', () => {
  test.each(EXAMPLES)('%s', (line) => {
    const [request, number, ask] = JSON.parse(line) as unknown[];
    expect(readMessage(line)).toEqual({ request, number, ask });
  });

  test('has an example of everything that can be asked', () => {
    const shown = new Set(EXAMPLES.map((line) => (JSON.parse(line) as string[])[0]));
    expect(shown).toEqual(new Set(Object.keys(ASKS)));
  });

  test('names every error that a server tells', () => {
    const source = readFileSync(join(import.meta.dirname, '../../../protocol/src/errors.ts'), 'utf8');
    const [said] = source.split('interface ConnectionLost');
    const codes = [...said!.matchAll(/code: '([\w-]+)'/g)].map(([, code]) => code as string);
    expect(codes.filter((code) => !DOCUMENT.includes(`| \`${code}\` |`))).toEqual([]);
  });
});

test('what comes along with a move is left to the rules', () => {
  const ask = { table: 't', round: 0, ply: 0, move: { type: 'place', at: [[[]]] } };
  expect(readMessage(JSON.stringify(['move', 1, ask]))).toEqual({ request: 'move', number: 1, ask });
});

test('names are tidied', () => {
  const ask = {
    terms: { game: 'board', options: { partners: true }, games: 1, starter: 0 },
    seats: [{ kind: 'me' }, { kind: 'open', name: ' Bea ' }],
    isPublic: true,
  };
  const read = readMessage(JSON.stringify(['open', 1, ask]));
  expect(read).toMatchObject({ ask: { seats: [{ kind: 'me' }, { kind: 'open', name: 'Bea' }] } });
});
