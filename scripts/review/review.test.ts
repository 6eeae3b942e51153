import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { evaluationOf, originOf, type Origin } from './evaluation.ts';
import { missIn } from './identity.ts';
import { findRow, readRows, type Kind } from './kept.ts';
import { luckIn } from './luck.ts';
import { identityRow, isExact, luckRow, sayIdentities, sayLuck, type LuckRow } from './rows.ts';

interface Played extends Origin {
  readonly steps: number;
  readonly games: number;
}

const KIND: Kind<Played> = { section: 'played', sizeOf: ({ steps, games }) => [steps, games] };
const TODAY: Origin = { evaluation: 'abc', bots: 5 };

describe('figures that are kept', () => {
  let folder = '';
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'sixfold-review-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  const file = (): string => join(folder, 'review.json');
  const row = (games: number, steps = 8, origin = TODAY): Played => ({ ...origin, steps, games });

  /** Asks for as much as what would be measured has. */
  const find = (measured: Played | null, { name = 'dice', isFinal = true, isWritten = true, least = 0 } = {}) =>
    findRow(
      {
        kind: KIND,
        name,
        origin: TODAY,
        size: [8, least],
        isFinal: () => isFinal,
        measure: () => Promise.resolve(measured),
      },
      isWritten,
      file(),
    );

  const kept = (name = 'dice'): Played | undefined => readRows(KIND, file())[name];

  test('are not measured again where there is as much of them as is asked for', async () => {
    await find(row(60));
    expect(await find(row(99), { least: 60 })).toEqual(row(60));
    expect(await find(row(99), { least: 61 })).toEqual(row(99));
    expect(kept()).toEqual(row(99));
  });

  test('yield to a longer run and not to a shorter one', async () => {
    await find(row(60));
    expect(await find(row(10), { least: 100 })).toEqual(row(10));
    expect(kept()).toEqual(row(60));
    await find(row(70), { least: 100 });
    expect(kept()).toEqual(row(70));
    await find(row(1, 24), { least: 100 });
    expect(kept()).toEqual(row(1, 24));
  });

  test('yield to one as long where they were not final', async () => {
    await find(row(60));
    const again = { ...row(60), evaluation: 'abc' };
    expect(await find(again, { isFinal: false, least: 60 })).toBe(again);
  });

  test('of others yield to whatever is new, and stay where nothing is', async () => {
    const others = [row(60, 8, { ...TODAY, evaluation: 'old' }), row(60, 8, { ...TODAY, bots: 4 })];
    for (const other of others) {
      await find(other, { isFinal: false });
      expect(await find(null)).toEqual(other);
      expect(await find(row(3))).toEqual(row(3));
      rmSync(file());
    }
  });

  test('leave those of other names as they are, a line a row', async () => {
    await find(row(60), { name: 'cards' });
    await find(row(20));
    await find(row(30), { least: 30 });
    expect([kept('cards'), kept()]).toEqual([row(60), row(30)]);
    expect(readFileSync(file(), 'utf8').split('\n')).toHaveLength(7);
  });

  test('are written only if that was asked for', async () => {
    expect(await find(row(60), { isWritten: false })).toEqual(row(60));
    expect(kept()).toBeUndefined();
  });
});

describe('at a table of dice', async () => {
  const table = { game: 'dice', players: 2, options: {} } as const;
  const today = await originOf([table]);
  const mean = { mean: 0.01, error: 0.02, count: 60 };
  const row: LuckRow = { ...today, luck: mean, drawers: mean, factor: null, isRepeated: false };

  test('rows come in the order of pairings, and those of others say so', async () => {
    const earlier = { ...row, isRepeated: true, evaluation: 'old' };
    const lines = (await sayLuck({ 'dice-2 club,club': row, 'dice-2 beginner,beginner': earlier, gone: row })).split(
      '\n',
    );
    expect(lines.slice(2)).toEqual([
      '| dice-2 | beginner, beginner | 60 | 0.0100 ± 0.0200 | 0.0100 ± 0.0200 |  | without bias, repeated, of an earlier evaluation |',
      '| dice-2 | club, club | 60 | 0.0100 ± 0.0200 | 0.0100 ± 0.0200 |  | without bias |',
    ]);
  });

  test('parts that miss the result fail', async () => {
    const said = await sayIdentities({ 'dice-2': { ...today, games: 5, miss: 1e-3 } });
    expect(said.split('\n').at(-1)).toBe('| dice-2 | 5 | 1.0e-3 | FAIL |');
  });

  test('two games tell nothing of luck, and three do', async () => {
    const plan = { what: 'luck', table, who: ['beginner', 'beginner'], seed: 'test', ...today } as const;
    const by = await evaluationOf(table);
    const games = await Promise.all([0, 1, 2].map((number) => luckIn(plan, number, by)));
    expect(luckRow(games.slice(1), plan, false)).toBeNull();
    expect(luckRow(games, plan, false)).toMatchObject({ ...today, isRepeated: false, luck: { count: 3 } });
  });

  test('the parts of games add up', async () => {
    const plan = { what: 'identity', table, ...today } as const;
    const by = await evaluationOf(table);
    const misses = await Promise.all([0, 1].map((number) => missIn(plan, number, by)));
    const found = identityRow(misses, plan);
    expect(found?.games).toBe(2);
    expect(found !== null && isExact(found)).toBe(true);
  });
});
