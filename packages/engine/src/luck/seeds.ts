import { hashText } from './hash.ts';

/** A seed that follows from another and a label, but tells nothing about it. */
export const deriveSeed = (seed: string, label: string | number): string => hashText(`${seed}/${label}`);

const JOINED = /^([^]*?)@(\d+):([^]*)$/;

/** A text for luck that comes from one seed up to a ply and from a second one from then on. */
export const joinSeeds = (first: string, ply: number, second: string): string => `${first}@${ply}:${second}`;

/** A seed as it is written, and where seeds were joined what takes over at which ply. */
export interface SplitSeed {
  readonly first: string;
  readonly later: { readonly ply: number; readonly seed: string } | null;
}

export function splitSeed(text: string): SplitSeed {
  const [, first = text, ply, seed] = JOINED.exec(text) ?? [];
  return { first, later: seed === undefined ? null : { ply: Number(ply), seed } };
}
