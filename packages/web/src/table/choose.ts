import { findBot } from '@sixfold/bots';
import type { View } from '@sixfold/engine';
import { Seed } from '@sixfold/engine/seeded';
import { DEFAULT_BOT } from './thinker.ts';

/** A table of a later version may name a bot that is not known yet. */
const botOf = (name: string): NonNullable<ReturnType<typeof findBot>> => findBot(name) ?? findBot(DEFAULT_BOT)!;

export const chooseMove = (bot: string, view: View, luck: string): number =>
  botOf(bot).choose(view, new Seed(luck).bot(view.ply));
