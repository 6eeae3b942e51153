import { FastChance } from '@sixfold/engine';
import { hashText } from '@sixfold/engine/seeded';

/** Luck that follows from a text: the same on every machine, and not that of any game. */
export const luckFor = (text: string): FastChance => new FastChance(Number.parseInt(hashText(text).slice(0, 8), 16));
