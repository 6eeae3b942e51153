import type { BotName } from '@sixfold/bots';
import { GAMES, type GameId } from '@sixfold/engine';
import type { PlayWishes } from './opening.ts';

export const GREEDY: BotName = 'greedy';

/** For tests: a game against a bot that decides at a glance. */
export const wishing = (id: GameId | null, wishes: Partial<PlayWishes> = {}): PlayWishes => ({
  game: id && GAMES[id],
  isNew: false,
  company: { players: null, bots: [GREEDY], names: [] },
  options: {},
  games: 1,
  seed: 'test',
  confirms: true,
  budget: { iterations: 1 },
  ...wishes,
});

/** For tests: people and no bots. */
export const people = (...names: string[]): PlayWishes['company'] => ({ players: null, bots: [], names });
