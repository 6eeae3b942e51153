import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { openSample, sampleTable } from '../../../server/src/store/samples.ts';
import type { Command } from '../command-line/command.ts';
import { sixfold } from '../command-line/real-command.fixture.ts';
import { backup } from './backup.ts';
import { migrate } from './migrate.ts';
import { restore } from './restore.ts';

/** What a command says, and its exit code. */
async function said(command: Command, words: string[]): Promise<[number, string]> {
  using write = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  const code = await command.run(words);
  return [code, write.mock.calls.map(([text]) => String(text)).join('')];
}

test('tables are copied, put back and checked while somebody has them open', async () => {
  using sample = openSample();
  const { folder, sqlite } = sample;
  const [file, data] = [join(folder, 'copy.db'), ['--data', folder]];
  sqlite.addTable(sampleTable('t'));
  expect(sixfold(['backup', file, ...data])).toMatchObject({
    code: 0,
    out: `1 tables with 0 entries are in ${file}\n`,
  });

  sqlite.append('t', 0, { move: 'nonsense' }, 2000);
  expect(await said(migrate, ['--check', ...data])).toEqual([
    1,
    expect.stringMatching(/^t \(dice, rules 1\): .*nonsense.*\n0 tables go on as they were, 1 do not\n$/),
  ]);

  expect(sixfold(['restore', file, ...data])).toMatchObject({ code: 0 });
  expect(sqlite.readTable('t')?.entries).toEqual([]);
  const [code, out] = await said(migrate, ['--check', '--json', ...data]);
  expect([code, JSON.parse(out)]).toEqual([0, { fine: 1, findings: [] }]);
});

test.each([
  [backup, [], 'backup takes one file'],
  [backup, ['copy.db', '--data', '/dev/null/none'], 'there is no database in /dev/null/none'],
  [restore, [], 'restore takes one file'],
  [restore, ['none.db', '--data', '/dev/null/none'], 'there is no file none.db'],
  [migrate, [], '--check is missing'],
  [migrate, ['--check', '--data', '/dev/null/none'], 'there is no database in /dev/null/none'],
])('$0.name with $1 is misuse', async (command, words, message) => {
  await expect(command.run(words)).rejects.toThrow(message);
});
