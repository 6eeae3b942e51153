import { readFileSync } from 'node:fs';
import type { TrainingState } from './training.ts';

/** The numbers of a training that was left, as text. */
interface KeptTraining {
  readonly madeBy: string;
  readonly rounds: number;
  readonly steps: number;
  readonly checkpoints: TrainingState['checkpoints'];
  readonly weights: string;
  readonly best: string;
  readonly moment1: string;
  readonly moment2: string;
}

const toText = ({ buffer, byteOffset, byteLength }: Float32Array | Float64Array): string =>
  Buffer.from(buffer, byteOffset, byteLength).toString('base64');

const bytesOf = (text: string): ArrayBuffer => Uint8Array.from(Buffer.from(text, 'base64')).buffer;

/** A training as it can be gone on with, by the command that began it. */
export function sayTraining(madeBy: string, { rounds, steps, checkpoints, ...numbers }: TrainingState): string {
  const { weights, best, moment1, moment2 } = numbers;
  const kept: KeptTraining = {
    madeBy,
    rounds,
    steps,
    checkpoints,
    weights: toText(weights),
    best: toText(best),
    moment1: toText(moment1),
    moment2: toText(moment2),
  };
  return `${JSON.stringify(kept)}\n`;
}

/** What a file says of a training that this command began; null if there is none. */
export function readTraining(file: string, madeBy: string): TrainingState | null {
  try {
    const kept: KeptTraining = JSON.parse(readFileSync(file, 'utf8'));
    if (kept.madeBy !== madeBy) return null;
    const { rounds, steps, checkpoints } = kept;
    return {
      rounds,
      steps,
      checkpoints,
      weights: new Float32Array(bytesOf(kept.weights)),
      best: new Float32Array(bytesOf(kept.best)),
      moment1: new Float64Array(bytesOf(kept.moment1)),
      moment2: new Float64Array(bytesOf(kept.moment2)),
    };
  } catch {
    return null;
  }
}
