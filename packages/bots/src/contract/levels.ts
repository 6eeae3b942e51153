/** How well somebody plays, weakest first. How long they may think is a separate matter. */
export const LEVELS = ['beginner', 'casual', 'club', 'expert', 'master'] as const;

export type Level = (typeof LEVELS)[number];

/** Opponents to measure against: one chooses by lot, one takes what scores best, one never looks ahead. */
export const REFERENCES = ['random', 'greedy', 'instinct'] as const;

export const BOT_NAMES = [...REFERENCES, ...LEVELS] as const;

export type BotName = (typeof BOT_NAMES)[number];

export const isBotName = (name: string): name is BotName => (BOT_NAMES as readonly string[]).includes(name);
