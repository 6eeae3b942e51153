import type { At, GameError, Source } from '@sixfold/engine';
import { fieldAt, makeField } from '@sixfold/engine/family';
import { board3d, type Board3dPosition, type Board3dView } from '@sixfold/engine/board3d';
import type { SeenPly } from '@sixfold/protocol';
import { symbolName } from '../../i18n/symbol-name.ts';
import { mapPair } from '../../lib/pair.ts';
import type { Messages } from '../../i18n/messages.ts';
import type { Settings } from '../../lib/settings.ts';
import type { TileGame } from '../../tiles/game.ts';
import { levelsOf, type Laid, type Lying } from '../../tiles/heights.ts';
import { symbolAt } from '../../tiles/say.ts';
import type { Ghost } from '../../tiles/state.ts';
import type { SceneState } from './scene/contract.ts';

const heightAt = (position: Board3dPosition, at: At): number => position.heights[fieldAt(...at)]!;

function sayTop(position: Board3dPosition, at: At, t: Messages): string | undefined {
  const symbol = symbolAt(position, at, t);
  return symbol === undefined ? undefined : t.board3d.top(symbol, heightAt(position, at));
}

/** Why a tile may not lie somewhere. */
function sayError(error: GameError, position: Board3dPosition, t: Messages): string {
  switch (error.code) {
    case 'different-heights': {
      const [first, second] = mapPair(error.at, (at) => makeField(position.board.radius, at));
      return t.board3d.notLevel(first, error.heights[0], second, error.heights[1]);
    }
    case 'covers-one-tile':
      return t.board3d.onOneTile;
    case 'must-touch-start':
      return t.board3d.touchStart(error.open.map((at) => stoneAt(position, at, t)).join(', '));
    default:
      return t.tiles.isTooTight;
  }
}

/** The name of a start stone, which may be covered by now. */
const stoneAt = (position: Board3dPosition, at: At, t: Messages): string =>
  symbolName(position.stones[position.board.marks.indexOf(fieldAt(...at))]!, t);

/** The board on which tiles may lie on tiles. */
export const tileGame: TileGame = {
  rules: board3d,
  heightAt,
  sayTop,
  sayMark: (t) => t.board3d.isStart,
  sayError,
  saySupply: ({ lastTurns, bag }: Board3dView, t) => (lastTurns > 0 ? t.board3d.lastRound : t.tiles.bag(bag)),
};

/** What a controller has to show, whichever way the board is drawn. */
export interface ShownBoard {
  readonly view: Board3dView;
  readonly position: Board3dPosition;
  readonly fresh: readonly SeenPly[];
  readonly cursor: At | null;
  readonly ghost: Ghost | null;
  readonly hinted: Laid | null;
  readonly explained: readonly Source[];
  readonly wishes: Pick<Settings, 'theme' | 'letters' | 'motion'>;
}

/** All that is to be seen of it in three dimensions. */
export function sceneOf({ view, position, fresh, cursor, ghost, hinted, explained, wishes }: ShownBoard): SceneState {
  const placed = fresh.filter(({ move }) => move.type === 'place').length;
  const tiles = levelsOf(view.laid, position.board);
  return {
    radius: position.board.radius,
    stones: view.startStones,
    tiles: tiles.map((tile, index) => ({ ...tile, isFresh: index >= tiles.length - placed })),
    ghost: ghost && { tile: ghost.tile, at: ghost.at, level: ghost.level, isLegal: ghost.move !== null },
    lit: litFields(cursor, ghost, explained),
    hint: hinted && lyingOn(position, hinted),
    theme: wishes.theme,
    letters: wishes.letters,
    reducedMotion: !wishes.motion,
  };
}

/** A tile on top of what is there now. */
const lyingOn = (position: Board3dPosition, { tile, at }: Laid): Lying => ({
  tile,
  at,
  level: heightAt(position, at[0]) + 1,
});

/** What counts for the tile in the hand, or else the field that is pointed at; and what the log explains. */
function litFields(cursor: At | null, ghost: Ghost | null, explained: readonly Source[]): At[] {
  const counted = ghost?.outcome?.scores.flatMap(({ from }) => from) ?? [];
  const pointed = cursor && !ghost ? [cursor] : [];
  return [...pointed, ...[...counted, ...explained].flatMap((source) => ('at' in source ? [source.at] : []))];
}
