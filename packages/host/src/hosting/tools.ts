import type { Game } from '@sixfold/engine';
import type { Terms } from '@sixfold/protocol';
import type { BotTools } from './bot-turn.ts';
import type { Span } from '../tempo/spans.ts';
import type { Clocks } from '../table/clocks.ts';
import type { FairDealing } from '../table/dealing.ts';
import type { hearKnock, perform, performHeld, settle, settleHeld } from './performing.ts';
import type { Reminders } from './reminders.ts';
import type { Elsewhere, Holding } from './sharing.ts';
import type { Store } from './store.ts';
import type { TableBots } from './table-bots.ts';
import type { Logger, World } from './world.ts';

/** What is needed once somebody acts. */
export interface Acting {
  readonly perform: typeof perform;
  readonly settle: typeof settle;
  readonly performHeld: typeof performHeld;
  readonly settleHeld: typeof settleHeld;
  readonly hearKnock: typeof hearKnock;
  readonly TableBots: typeof TableBots;
}

/** What says which game is played: for a printed one it is its score sheet. */
export type PlayedTerms = Pick<Terms, 'game' | 'isPrinted'>;

/** All that hosts use of the world. */
export interface Tools extends World, BotTools {
  readonly store: Store;
  readonly logger: Logger;
  /** What is played by these terms; fails with `Refusal` for a game that is not known here. */
  readonly loadGame: (terms: PlayedTerms) => Game | Promise<Game>;
  /** Kept once whatever else waits has had its turn: long logs are read in slices. */
  readonly pause: () => Promise<void>;
  /** Loaded apart, so that a page can show a table before. */
  readonly loadActing: () => Promise<Acting>;
  /** For how many milliseconds bots go on after the last one has looked, or asked for something. */
  readonly unwatched: number;
  /** For how many milliseconds a person has not been at a table; 0 for one who looks at it. */
  readonly awayFor: (person: string, table: string) => number;
  /** For how many milliseconds somebody must have been away before a bot may play on for them. */
  readonly grace: number;
  /** Where time alone does something at tables. */
  readonly Reminders?: typeof Reminders;
  /** Where tables may have a tempo. */
  readonly clocks?: Clocks;
  /** Where people have a part in the luck of their tables. */
  readonly fair?: FairDealing;
  /** When there was no host, as far as that is remembered; where there is none, clocks do not care. */
  readonly downtime?: () => Promise<readonly Span[]>;
  readonly holding?: Holding;
  readonly elsewhere?: Elsewhere;
  /** How many tables one reader may follow at once. */
  readonly mostWatched: number;
}
