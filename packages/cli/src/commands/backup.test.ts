import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { anything, openSample, Sample } from '../../../server/src/store/store.fixture.ts';
import { sixfold } from './sixfold.fixture.ts';

test('tables are copied, put back and checked while somebody has them open', async () => {
  using sample = openSample();
  const { folder, sqlite, append } = sample;
  const table = new Sample('t');
  const [file, data] = [join(folder, 'copy.db'), ['--data', folder]];
  append(table.opening);
  expect(await sixfold('backup', file, ...data)).toEqual({
    code: 0,
    out: `1 tables with 1 events are in ${file}\n`,
    err: '',
  });

  append(anything(table, 1, 'nonsense'));
  const found = await sixfold('migrate', '--check', ...data);
  expect(found.code).toBe(1);
  expect(found.out).toMatch(/^t \(dice, rules 1\): .*nonsense.*\n0 tables go on as they were, 1 do not\n$/);

  const restored = await sixfold('restore', file, ...data);
  expect(restored.code).toBe(0);
  const before = /^1 tables with 1 events are back\nwhat was there before: (.+)\n$/.exec(restored.out)?.[1];
  expect(before && existsSync(before)).toBe(true);
  expect(sqlite.read('t', 1)).toEqual([]);
  const { code, out } = await sixfold('migrate', '--check', '--json', ...data);
  expect([code, JSON.parse(out)]).toEqual([0, { fine: 1, findings: [] }]);
});

test('tables of other rules are found, though their moves are allowed', async () => {
  using sample = openSample();
  sample.append(new Sample('new').opening, new Sample('old', { ruleset: 7 }).opening);
  expect(await sixfold('migrate', '--check', '--data', sample.folder)).toEqual({
    code: 1,
    out: [
      'old (dice, rules 7, now 1): its moves are allowed, but may count for something else now',
      '1 tables go on as they were, 1 do not\n',
    ].join('\n'),
    err: '',
  });
});
