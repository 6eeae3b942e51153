import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { copyDatabase } from './copy.ts';
import { openSample } from '../store.fixture.ts';

test('a copy is on the disk before it has its name, and its name before it is said to be there', () => {
  using sample = openSample();
  const { database, folder } = sample;
  const file = join(folder, 'copy.db');
  const flushed: unknown[] = [];
  copyDatabase(database, file, (path) => flushed.push([path, readdirSync(folder).includes('copy.db')]));
  expect(flushed).toEqual([
    [`${file}.unfinished`, false],
    [folder, true],
  ]);
});
