import { LETTERS, type At, type GameError, type Letter, type Source } from '@sixfold/engine';
import { fieldAt } from '@sixfold/engine/family';
import { board3d, type Board3dPosition, type Board3dView } from '@sixfold/engine/board3d';
import type { SeenPly } from '@sixfold/protocol';
import { symbolName } from '../../i18n/symbol-name.ts';
import { halvesOf, mapPair } from '../../lib/pair.ts';
import { symbolOf } from '../../lib/symbol-of.ts';
import type { Messages } from '../../i18n/messages.ts';
import type { Settings } from '../../lib/settings.ts';
import { levelsOf, type Laid, type Lying } from '../../tiles/heights.ts';
import { symbolAt } from '../../tiles/say.ts';
import type { TileGame, Ghost } from '../../tiles/state.ts';
import type { ScoredProps } from '../../tiles/scores.tsx';
import type { LitField, SceneGain, SceneState } from './scene/contract.ts';

const heightAt = (position: Board3dPosition, at: At): number => position.heights[fieldAt(...at)]!;

function sayTop(position: Board3dPosition, at: At, t: Messages): string | undefined {
  const symbol = symbolAt(position, at, t);
  return symbol === undefined ? undefined : t.board3d.top(symbol, heightAt(position, at));
}

/** Why a tile may not lie somewhere. */
function sayError(error: GameError, position: Board3dPosition, t: Messages): string {
  switch (error.code) {
    case 'different-heights':
      return t.board3d.notLevel;
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
  /** The score that is to be seen. */
  readonly scored: ScoredProps | null;
  /** The start stones that a first tile may touch. */
  readonly open: readonly At[];
  readonly hinted: Laid | null;
  readonly explained: readonly Source[];
  readonly wishes: Pick<Settings, 'theme' | 'motion'> & Pick<SceneState, 'marks'>;
}

/** All that is to be seen of it in three dimensions. */
export function sceneOf(shown: ShownBoard): SceneState {
  const { view, position, fresh, ghost, scored, hinted, wishes } = shown;
  const placed = fresh.filter(({ move }) => move.type === 'place').length;
  const tiles = levelsOf(view.laid, position.board);
  return {
    radius: position.board.radius,
    stones: view.startStones,
    tiles: tiles.map((tile, index) => ({ ...tile, isFresh: placed > 0 && index === tiles.length - 1 })),
    ghost: ghost && { tile: ghost.tile, at: ghost.at, level: ghost.level, isLegal: ghost.move !== null },
    lit: litFields(shown),
    gains: scored ? gainsIn(scored, position, ghost) : [],
    hint: hinted && lyingOn(position, hinted),
    theme: wishes.theme,
    marks: wishes.marks,
    reducedMotion: !wishes.motion,
  };
}

/** A tile on top of what is there now. */
const lyingOn = (position: Board3dPosition, { tile, at }: Laid): Lying => ({
  tile,
  at,
  level: heightAt(position, at[0]) + 1,
});

const lightUp = (colour: LitField['colour'], sources: readonly Source[]): LitField[] =>
  sources.flatMap((source) => ('at' in source ? [{ at: source.at, colour }] : []));

/** What counts for the tile that is tried or was laid last, each half's in its colour; or else the field that is pointed at. */
function litFields({ cursor, ghost, scored, open, explained }: ShownBoard): LitField[] {
  const [forOne = [], forOther = []] = scored?.sources ?? [];
  const [one, other] = mapPair(halvesOf(scored?.tile ?? 'RR'), letterOf);
  return [
    ...open.map((at) => ({ at, colour: 'ghost' as const })),
    ...(cursor && !ghost ? [{ at: cursor, colour: 'ghost' as const }] : []),
    ...lightUp(one, forOne),
    ...lightUp(other, forOther),
    ...lightUp('newest', explained),
  ];
}

const letterOf = (text: string): Letter => LETTERS[symbolOf(text)]!;

function gainsIn({ tile, at, points }: ScoredProps, position: Board3dPosition, ghost: Ghost | null): SceneGain[] {
  const level = ghost?.level ?? heightAt(position, at[0]);
  return mapPair(halvesOf(tile), letterOf).flatMap((symbol, half) =>
    points[half] ? [{ at: at[half]!, level, symbol, points: points[half] }] : [],
  );
}
