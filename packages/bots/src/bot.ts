import type { Chance, Position, View } from '@sixfold/engine';

/** A player: sees a view and nothing else, and chooses a legal move. */
export interface Bot {
  readonly name: string;
  choose(view: View, chance: Chance): number;
}

/** How a game's own folder defines a bot: by a choice in a position that the view's seat must think possible. */
export type Choice<P extends Position = Position> = (position: P, chance: Chance) => number;
