import type { At, Game, GameError } from '@sixfold/engine';
import type { TileMove, TilePosition, TileView } from '@sixfold/engine/family';
import type { Messages } from '../i18n/messages.ts';

/** What a game brings to the surface that all games of tiles share. */
export interface TileGame {
  readonly rules: Game<TilePosition, TileView, TileMove>;
  /** How many tiles lie on a field, where tiles may lie on tiles; otherwise 0. */
  heightAt(position: TilePosition, at: At): number;
  /** What a field shows, seen from above; undefined where it shows nothing. */
  sayTop(position: TilePosition, at: At, t: Messages): string | undefined;
  /** What it is called by which the first tiles are laid. */
  sayMark(t: Messages): string;
  /** Why a tile may not lie somewhere. */
  sayError(error: GameError, position: TilePosition, t: Messages): string;
  /** What is left to be drawn, and what that means. */
  saySupply(view: TileView, t: Messages): string;
}
