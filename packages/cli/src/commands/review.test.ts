import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { FINE, WRONG } from '../command-line/command.ts';
import { temporaryFolder } from '../command-line/folder.fixture.ts';
import { speak } from '../terminal/language.ts';
import { played } from '../transcripts/played.fixture.ts';
import { sixfold, type Printed } from './sixfold.fixture.ts';

const file = join(temporaryFolder(), 'games.jsonl');

afterEach(() => {
  vi.unstubAllEnvs();
  speak('en');
});

/** Reviews lines as if they stood in a file, in the language of a locale. */
async function reviewed(locale: string, words: readonly string[], ...lines: string[]): Promise<Printed> {
  vi.stubEnv('LC_ALL', locale);
  writeFileSync(file, lines.join('\n'));
  return await sixfold('review', file, ...words);
}

const dice = JSON.stringify(await played('dice', { bot: 'random' }));

describe('a review', () => {
  test('shows the graph, three bars a player, decisions and marked moves', async () => {
    const { code, out, err } = await reviewed('C', ['--time'], dice);
    expect(code).toBe(FINE);
    expect(out).toContain('Chance to win in %: ● Seat 0');
    expect(out.match(/^ {2}(?:draws|could not be known|decisions) +[+−][\d.]+ /gm)).toHaveLength(6);
    expect(out).toMatch(/^Seat 1: \d+ real decisions, [\d.]+ points of winning lost in each$/m);
    expect(out).toMatch(/^ +\d+ {2}Seat [01] .* lost [\d.]+ points; better: /m);
    expect(out).toContain('Judged by: dice-race');
    expect(err).toMatch(/^\d+ plies reviewed in [\d.]+ CPU seconds, the graph after [\d.]+$/m);
    expect(Math.max(...out.split('\n').map(({ length }) => length))).toBeLessThanOrEqual(80);
  });

  test('speaks German where the terminal does', async () => {
    const { out } = await reviewed('de_DE.UTF-8', [], dice);
    expect(out).toContain('Siegchance in %: ● Platz 0');
    expect(out).toMatch(/echte Entscheidungen, je [\d,]+ Prozentpunkte verloren/);
    expect(out).not.toMatch(/\b(?:the|draws|lost|better|Seat)\b/);
  });

  test('of three players has a curve for each', async () => {
    const { out } = await reviewed('C', [], JSON.stringify(await played('stones', { players: 3 })));
    expect(out).toContain('● Seat 0, ○ Seat 1, × Seat 2');
  });

  test('is a line of JSON a game, always the same, where that is asked for', async () => {
    const { out } = await reviewed('C', ['--json'], dice, dice);
    const [first, second] = out.trim().split('\n');
    expect(second).toBe(first);
    expect(JSON.parse(first ?? '')).toMatchObject({ format: 'sixfold-review/1', game: 'dice', players: 2 });
  });

  test('names the level that plays like somebody, where that was measured', async () => {
    const [json, text] = [await reviewed('C', ['--json'], dice), await reviewed('C', [], dice)];
    const { playsLike } = JSON.parse(json.out) as { playsLike: (string[] | null)[] };
    expect(playsLike).toHaveLength(2);
    const named = playsLike.flatMap((levels) => levels?.[0] ?? []);
    const lines = text.out.match(/^ {2}plays like \w+/gm) ?? [];
    expect(lines.map((line) => line.trim())).toEqual(named.map((level) => `plays like ${level}`));
  });
});

test('a game alone is not reviewed, and those after it are', async () => {
  const { code, out, err } = await reviewed(
    'C',
    ['--json'],
    JSON.stringify(await played('board', { players: 1 })),
    dice,
  );
  expect([code, out.trim().split('\n').length]).toEqual([FINE, 1]);
  expect(err).toContain('a game alone is not reviewed');
});

test('what is no transcript is refused with its line', async () => {
  const { code, err } = await reviewed('C', [], '{}');
  expect(code).toBe(WRONG);
  expect(err).toContain('line 1: format');
});
