/**
 * How well somebody plays, weakest first. How long they may think is a separate matter. No game offers a candidate any more, but
 * files and links may name one.
 */
export const LEVELS = [
  'beginner',
  'learner',
  'casual',
  'regular',
  'club',
  'veteran',
  'expert',
  'candidate',
  'master',
] as const;

/** Raised whenever a bot could choose otherwise than before: results that were made by others are not compared. */
export const BOTS_VERSION = 7;

/** So many steps a move levels are measured with. Whoever looks otherwise when thinking for longer does so only after them. */
export const USUAL_STEPS = 24;

/** The last version that changed how bots play in company within the usual steps; those after it changed who plays alone, and who thinks for longer. */
export const COMPANY_VERSION = 5;

/** One of the levels. */
export type Level = (typeof LEVELS)[number];

/** Opponents to measure against: one chooses by lot, one takes what scores best, one never looks ahead. */
export const REFERENCES = ['random', 'greedy', 'instinct'] as const;

/** Everybody who can be asked to play. */
export const BOT_NAMES = [...REFERENCES, ...LEVELS] as const;

/** One of those. */
export type BotName = (typeof BOT_NAMES)[number];

/** Whether somebody of this name can be asked to play. */
export const isBotName = (name: string): name is BotName => (BOT_NAMES as readonly string[]).includes(name);
