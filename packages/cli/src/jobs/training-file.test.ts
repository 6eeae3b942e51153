import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { temporaryFolder } from '../command-line/folder.fixture.ts';
import { readTraining, sayTraining } from './training-file.ts';
import type { TrainingState } from './training.ts';

const folder = temporaryFolder();
const COMMAND = 'sixfold train --game cards';

const STATE: TrainingState = {
  rounds: 7,
  steps: 11,
  checkpoints: [{ games: 224, loss: 0.25, rate: 0.5 }],
  weights: Float32Array.of(0.1, -2, 3e-9),
  best: Float32Array.of(0.3, 1 / 3, 0),
  moment1: Float64Array.of(0.1, -1 / 3, 1e-300),
  moment2: Float64Array.of(Math.PI, 0, 7),
};

function fileOf(name: string, text: string): string {
  const file = join(folder, name);
  writeFileSync(file, text);
  return file;
}

describe('a training that was left', () => {
  test('is read again to the last bit', () => {
    expect(readTraining(fileOf('left', sayTraining(COMMAND, STATE)), COMMAND)).toEqual(STATE);
  });

  test('is written without what its numbers are part of', () => {
    const weights = Float32Array.of(9, ...STATE.weights, 9).subarray(1, 4);
    expect(sayTraining(COMMAND, { ...STATE, weights })).toBe(sayTraining(COMMAND, STATE));
  });

  test('is none of another command', () => {
    expect(readTraining(fileOf('other', sayTraining(`${COMMAND} --seed 2`, STATE)), COMMAND)).toBeNull();
  });

  test.each([
    ['empty', ''],
    ['half', sayTraining(COMMAND, STATE).slice(0, 100)],
    ['other', '{"madeBy":"sixfold train --game cards"}'],
  ])('is none if its file is %s', (name, text) => {
    expect(readTraining(fileOf(name, text), COMMAND)).toBeNull();
  });

  test('is none without a file', () => {
    expect(readTraining(join(folder, 'missing'), COMMAND)).toBeNull();
  });
});
