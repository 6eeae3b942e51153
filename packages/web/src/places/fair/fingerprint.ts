import { hashText } from '@sixfold/engine/seeded';

/** What commits a device to a seed, and does not tell it. */
export const fingerprintOf = (seed: string): string => hashText(`sixfold-fingerprint\n${seed}`);
