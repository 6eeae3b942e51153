import type { Lying } from '../../../tiles/heights.ts';
import { readPalette, type Palette } from './colours.ts';
import type { SceneState } from './contract.ts';
import { Facets } from './facets.ts';
import { addGround, addRing } from './ground.ts';
import { heightAt, heightsOf } from './heights.ts';
import { THICKNESS } from './layout.ts';
import type { PieceLook, Piece } from './look.ts';
import { addPiece } from './piece.ts';
import type { SceneStage } from './stage.ts';

/** Whether fields are so small that numbers on them must be larger. */
export const isNarrow = (width: number): boolean => width < 560;

const pieceOf = ({ tile, at, level }: Lying): Piece => ({ symbols: tile, at, level });

type Tile = SceneState['tiles'][number];

/** What the state looks like, made into triangles; from where it is seen matters only for what is written on it. */
export class Picture {
  private readonly stage: SceneStage;
  private readonly state: SceneState;
  private readonly palette: Palette;
  private readonly look: PieceLook;

  constructor(stage: SceneStage, state: SceneState, canvas: HTMLCanvasElement, turn: number) {
    const palette = readPalette(canvas, state.theme === 'contrast');
    this.stage = stage;
    this.state = state;
    this.palette = palette;
    this.look = {
      palette,
      heights: heightsOf(state.stones, state.tiles),
      turn,
      marks: state.marks,
      levelSize: isNarrow(canvas.clientWidth) ? 1.4 : 1,
    };
  }

  /** The table, the board and what lies on it, but for the tiles that fall. */
  fillStill(falling: readonly Tile[]): void {
    const { stones, tiles, radius } = this.state;
    const resting = tiles.filter((tile) => !falling.includes(tile));
    const heights = heightsOf(stones, resting);
    const facets = new Facets();
    this.stage.setBackground(this.palette.table);
    addGround(facets, radius, heights, this.palette);
    for (const { symbol, at } of stones)
      addPiece(facets, { symbols: symbol, at: [at], level: 1 }, { ...this.look, heights });
    this.addTiles(facets, resting, { ...this.look, heights });
    this.stage.fill('still', facets);
  }

  fillFalling(falling: readonly Tile[]): void {
    const facets = new Facets();
    this.addTiles(facets, falling, this.look);
    this.stage.fill('falling', facets);
  }

  private addTiles(facets: Facets, tiles: readonly Tile[], look: PieceLook): void {
    for (const tile of tiles)
      addPiece(facets, pieceOf(tile), tile.isFresh ? { ...look, rim: this.palette.newest } : look);
  }

  /** The tile that is tried, the one that is suggested, and the fields that are pointed out. */
  fillHeld(): void {
    const { ghost, hint, lit } = this.state;
    const { ghost: rim, newest } = this.palette;
    const [held, glass] = [new Facets(), new Facets()];
    for (const { at, colour } of lit)
      addRing(held, at, heightAt(this.look.heights, at) * THICKNESS, this.palette[colour]);
    if (hint) addPiece(glass, pieceOf(hint), { ...this.look, rim: newest, isDashed: true });
    if (ghost?.isLegal) addPiece(held, pieceOf(ghost), { ...this.look, rim, isBold: true });
    else if (ghost) addPiece(glass, pieceOf(ghost), { ...this.look, rim, isDashed: true, isFaint: true });
    this.stage.fill('held', held);
    this.stage.fill('glass', glass);
  }
}
