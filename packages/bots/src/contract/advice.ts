import type { BySymbol, Letter } from '@sixfold/engine';

/** Why a move is good, in a form that a client can put into words. */
export type Reason =
  /** It wins the game at once. */
  | { readonly code: 'wins' }
  /** It earns another turn. */
  | { readonly code: 'bonus'; readonly symbol: Letter }
  /** It advances one of the player's weakest symbols. */
  | { readonly code: 'weakest'; readonly symbol: Letter; readonly points: number }
  /** It scores more than most other moves. */
  | { readonly code: 'points'; readonly points: number }
  /** It takes away what a rival could have scored. */
  | { readonly code: 'blocks'; readonly seat: number; readonly symbol: Letter; readonly points: number }
  /** It makes or keeps a good place for the player's next turn. */
  | { readonly code: 'prepares'; readonly symbol: Letter; readonly points: number }
  /** The pieces held are worth less than new ones. */
  | { readonly code: 'fresh-pieces' }
  /** The pieces held are worth more than new ones. */
  | { readonly code: 'good-pieces' }
  /** Trying once more gains more than it risks; `risk` is the chance to lose by it. */
  | { readonly code: 'worth-the-risk'; readonly risk: number }
  /** Trying once more risks more than it gains. */
  | { readonly code: 'not-worth-the-risk'; readonly risk: number }
  /** There is nothing else to do. */
  | { readonly code: 'only-move' };

/** A good move and what is expected of it. */
export interface Advice {
  readonly move: number;
  /** The expected share of the win, from 0 to 1; alone at the table the expected weakest track. */
  readonly outlook: number;
  /** By how much the move is expected to advance each of the player's tracks. */
  readonly gains: BySymbol<number>;
  /** The most important reason first. */
  readonly reasons: readonly Reason[];
}
