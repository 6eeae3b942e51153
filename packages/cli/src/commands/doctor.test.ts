import { expect, test } from 'vitest';
import { temporaryFolder } from '../command-line/folder.fixture.ts';
import { sixfold } from './sixfold.fixture.ts';

const folder = temporaryFolder();

test('what must be mended is said, and told by the exit code', async () => {
  const { code, out } = await sixfold(
    'doctor',
    '--data',
    `${folder}/data`,
    '--tls-cert',
    '/none',
    '--tls-key',
    '/none',
  );
  expect(code).toBe(1);
  expect(out).toMatch(/^ok +data: .*will be made at the first start$/m);
  expect(out).toMatch(/^WRONG tls: --tls-cert: \/none cannot be read \(ENOENT\)$/m);
  expect(out).toMatch(/^hm +server: none runs with this data folder just now$/m);
});

test('for programs it is told as JSON', async () => {
  const { out } = await sixfold('doctor', '--data', `${folder}/data`, '--json');
  expect(JSON.parse(out)).toContainEqual({ level: 'fine', part: 'settings', said: 'all are understood' });
});
