import { GRID, type TilePosition } from '@sixfold/engine/family';

/** The fields on which half a tile can still come to lie. */
export class OpenFields {
  readonly list = new Uint16Array(GRID);
  count = 0;
  private readonly seen = new Int32Array(GRID);
  private round = 0;

  read({ pairs, board }: TilePosition): void {
    this.count = 0;
    this.round++;
    for (let index = 0; index < pairs.size; index++) {
      const pair = pairs.list[index]!;
      this.add(board.ends[2 * pair]!);
      this.add(board.ends[2 * pair + 1]!);
    }
  }

  private add(field: number): void {
    if (this.seen[field] === this.round) return;
    this.seen[field] = this.round;
    this.list[this.count++] = field;
  }
}
