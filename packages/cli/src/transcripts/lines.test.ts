import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { UsageError } from '../command-line/command.ts';
import { temporaryFolder } from '../command-line/folder.fixture.ts';
import { readLines } from './lines.ts';

const folder = temporaryFolder();

async function linesOf(text: string | Buffer): Promise<string[]> {
  const file = join(folder, 'lines.txt');
  writeFileSync(file, text);
  return await linesIn(file);
}

async function linesIn(file: string): Promise<string[]> {
  const lines: string[] = [];
  for await (const line of readLines(file)) lines.push(line);
  return lines;
}

test.each([
  ['', []],
  ['one', ['one']],
  ['one\n', ['one']],
  ['one\n\ntwo', ['one', '', 'two']],
  ['\n', ['']],
  ['one\r\ntwo', ['one\r', 'two']],
])('%j is %j', async (text, lines) => {
  expect(await linesOf(text)).toEqual(lines);
});

test('lines longer than what is read at once are put together, letters of several bytes too', async () => {
  // A file is read in pieces of 64 KiB, and of these letters three bytes long some fall between two.
  const long = '日'.repeat(100_000);
  expect(await linesOf(`${long}\n${long}!\nend`)).toEqual([long, `${long}!`, 'end']);
});

test.each(['missing', '.'])('a file that cannot be read is a wrong use: %s', async (name) => {
  await expect(linesIn(join(folder, name))).rejects.toThrow(UsageError);
});
