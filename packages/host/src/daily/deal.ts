import type { BotName } from '@sixfold/bots/levels';
import type { Card, GameId } from '@sixfold/engine';
import { NEWEST_LUCK } from '@sixfold/engine/seeded';
import type { Terms } from '@sixfold/protocol';
import type { SeriesStart } from '../series/series.ts';

/** Against whom a deal is played in a game that nobody plays alone. */
const RIVAL: BotName = 'club';

/** How many steps a bot thinks about a move of a deal: by the clock it would not be the same everywhere. */
export const DEAL_STEPS = 24;

/** Where a person sits at a deal. */
export const DEAL_SEAT = 0;

/** What is played as the deal of the day of a game: alone where that is a game, and otherwise against a bot. */
export interface DealTerms {
  readonly terms: Terms;
  /** The person, and the bots against whom they play. */
  readonly seats: readonly (
    | { readonly kind: 'me' }
    | { readonly kind: 'bot'; readonly name: string; readonly bot: BotName }
  )[];
}

/** The same for everybody, on every date; whoever plays it begins. */
export function dealTerms({ id, players, options: all }: Pick<Card, 'id' | 'players' | 'options'>): DealTerms {
  const rivals = players.includes(1) ? [] : [{ kind: 'bot', name: '', bot: RIVAL } as const];
  const options = Object.fromEntries(Object.entries(all).map(([name, option]) => [name, option.default]));
  return { terms: { game: id, options, games: 1, starter: DEAL_SEAT }, seats: [{ kind: 'me' }, ...rivals] };
}

/** The luck of the open deal: it comes from the date alone, so that every device has the same without asking. */
export const openSeed = (date: string, game: GameId): string => `sixfold-daily/1 ${date} ${game}`;

/** What the game of a deal follows from, but its moves. */
export function dealStart(card: Card, seed: string): SeriesStart {
  const { terms, seats } = dealTerms(card);
  return { terms, players: seats.length, seed, luck: NEWEST_LUCK, ruleset: card.ruleset };
}
