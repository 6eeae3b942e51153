import { hash } from 'node:crypto';
import type { Digest } from '@sixfold/engine/fair';

/** Node's own is three times as fast as ours; by way of a text, since a buffer of each hash would cost as much again. */
export const sha256: Digest = (input) => Buffer.from(hash('sha256', input, 'binary'), 'latin1');
