import type { At } from '../../contract/at.ts';
import type { Config } from '../../contract/card.ts';
import { IN_VIEW, type Chance } from '../../contract/chance.ts';
import type { GameEvent } from '../../contract/events.ts';
import { FACES } from '../../contract/symbols.ts';
import { ANYWHERE, GRID, makeBoard, type Board } from '../../family/hex.ts';
import { pieceSet } from '../../family/pieces.ts';
import { makeScale } from '../../family/scale.ts';
import { TilePosition, type TileSet } from '../../family/tiles.ts';
import { card } from './card.ts';

/** The fields of the start stones: the corners of the radius-3 hexagon, whatever the size of the board (T1). */
const MARKS: readonly At[] = [
  [3, -3],
  [3, 0],
  [0, 3],
  [-3, 3],
  [-3, 0],
  [0, -3],
];

const BOARDS = new Map<unknown, Board>([3, 4, 5].map((radius) => [radius, makeBoard(radius, MARKS, false)]));

/** Copies of each double by number of players (T3). */
const DOUBLE_COPIES = [0, 0, 0, 2, 3];
const SUPPLIES = DOUBLE_COPIES.map((doubles) => pieceSet(4, doubles));
const RACK = 5;

/** Tracks of 27 with bonus turns at 18 and 27 (T8); alone two boards long, without bonuses (T13). */
const SCALE = makeScale([27], [18, 27]);
const SOLO_SCALE = makeScale([27, 54], []);

const tileSet = ({ players, options }: Config): TileSet => ({
  board: BOARDS.get(options['radius']) as Board,
  scale: players === 1 ? SOLO_SCALE : SCALE,
  rackSize: players === 1 ? 1 : RACK,
  pieces: SUPPLIES[players]!,
  teams: players,
});

/** The stacking board game in progress. */
export class Board3dPosition extends TilePosition {
  /** The symbols of the start stones, in the order of the marks (T2). */
  readonly stones = new Uint8Array(6);
  /** How many stones lie on each field. */
  readonly heights = new Uint8Array(GRID);
  /** For each field: where the other half of its uppermost tile lies; 0, which is no field, for none. */
  private readonly halves = new Uint16Array(GRID);
  /** Turns left in the final round; 0 before it (T10). */
  lastTurns = 0;

  constructor(config: Config) {
    super(card, config, tileSet(config));
    for (const mark of this.board.marks) {
      this.heights[mark] = 1;
      this.updatePairs(mark);
    }
  }

  deal(chance: Chance): void {
    const left = FACES.slice();
    for (let mark = 0; mark < 6; mark++) {
      const index = chance.pick(left, 6 - mark, IN_VIEW);
      this.setStone(mark, left[index]!);
      left[index] = left[5 - mark]!;
    }
    this.dealRacks(chance);
  }

  setStone(mark: number, symbol: number): void {
    this.stones[mark] = symbol;
    this.tops[this.board.marks[mark]!] = symbol;
  }

  override copyFrom(other: this): void {
    super.copyFrom(other);
    this.stones.set(other.stones);
    this.heights.set(other.heights);
    this.halves.set(other.halves);
    this.lastTurns = other.lastTurns;
  }

  /** T6: while a start stone has no neighbour, the next tile must become one. */
  required(): number {
    return this.untouched || ANYWHERE;
  }

  /** Whether two neighbouring fields are topped by the two halves of one tile, given that their heights are equal. */
  isOneTile(a: number, b: number): boolean {
    return this.halves[a] === b;
  }

  protected cover(a: number, onA: number, b: number, onB: number): void {
    this.tops[a] = onA;
    this.tops[b] = onB;
    this.halves[a] = b;
    this.halves[b] = a;
    this.heights[a] = this.heights[b] = this.heights[a]! + 1;
    this.updatePairs(a);
    this.updatePairs(b);
  }

  /** T5: a tile lies level, and never exactly on one other. */
  private updatePairs(field: number): void {
    const { touching, ends } = this.board;
    for (const end of touching[field]!) {
      const other = ends[end ^ 1]!;
      if (this.heights[field] === this.heights[other] && !this.isOneTile(field, other)) this.pairs.add(end >> 1);
      else this.pairs.remove(end >> 1);
    }
  }

  protected afterScoring(chance: Chance, events: GameEvent[] | undefined): void {
    if (this.hasWon()) this.end('instant', events);
    else if (this.takeBonusTurn()) this.expectPlacement(events);
    else this.endTurn(chance, events);
  }

  /** In the final round nobody refills or swaps (T10); alone, the game ends with the last tile (T13). */
  protected override endTurn(chance: Chance, events: GameEvent[] | undefined): void {
    if (this.lastTurns > 0) this.passTurn(events);
    else if (this.bagSize === 0) this.end('supply', events);
    else super.endTurn(chance, events);
  }

  protected passTurn(events: GameEvent[] | undefined): void {
    if (this.lastTurns > 0) {
      if (--this.lastTurns === 0) return this.end('supply', events);
    } else if (this.bagSize < RACK && this.config.players > 1) {
      this.lastTurns = this.config.players;
      events?.push({ type: 'final-round' });
    }
    this.nextSeat();
    this.expectPlacement(events);
  }

  /** T11: who must place a tile and cannot ends the game. */
  private expectPlacement(events: GameEvent[] | undefined): void {
    if (this.countPairs() === 0) this.end('stuck', events);
  }
}
