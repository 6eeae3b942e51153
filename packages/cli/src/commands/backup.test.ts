import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openSample, sampleTable } from '../../../server/src/store/samples.ts';
import { sixfold } from './sixfold.fixture.ts';

test('tables are copied, put back and checked while somebody has them open', async () => {
  using sample = openSample();
  const { folder, sqlite } = sample;
  const [file, data] = [join(folder, 'copy.db'), ['--data', folder]];
  sqlite.addTable(sampleTable('t'));
  expect(await sixfold('backup', file, ...data)).toEqual({
    code: 0,
    out: `1 tables with 0 entries are in ${file}\n`,
    err: '',
  });

  sqlite.append('t', 0, { move: 'nonsense' }, 2000);
  const found = await sixfold('migrate', '--check', ...data);
  expect(found.code).toBe(1);
  expect(found.out).toMatch(/^t \(dice, rules 1\): .*nonsense.*\n0 tables go on as they were, 1 do not\n$/);

  const restored = await sixfold('restore', file, ...data);
  expect(restored.code).toBe(0);
  const before = /^1 tables with 0 entries are back\nwhat was there before: (.+)\n$/.exec(restored.out)?.[1];
  expect(before && existsSync(before)).toBe(true);
  expect(sqlite.readTable('t')?.entries).toEqual([]);
  const { code, out } = await sixfold('migrate', '--check', '--json', ...data);
  expect([code, JSON.parse(out)]).toEqual([0, { fine: 1, findings: [] }]);
});

test('tables of other rules are found, though their moves are allowed', async () => {
  using sample = openSample();
  sample.sqlite.addTable(sampleTable('new'));
  sample.sqlite.addTable(sampleTable('old', { ruleset: 7 }));
  expect(await sixfold('migrate', '--check', '--data', sample.folder)).toEqual({
    code: 1,
    out: [
      'old (dice, rules 7, now 1): its moves are allowed, but may count for something else now',
      '1 tables go on as they were, 1 do not\n',
    ].join('\n'),
    err: '',
  });
});
