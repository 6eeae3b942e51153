import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';

/** For tests: a folder of their own, which is gone after the last of them. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'sixfold-cli-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  return folder;
}
