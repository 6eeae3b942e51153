import type { At } from '../../contract/at.ts';
import type { Config } from '../../contract/card.ts';
import type { Chance } from '../../contract/chance.ts';
import type { GameEvent } from '../../contract/events.ts';
import { ALL_SYMBOLS } from '../../contract/symbols.ts';
import { ANYWHERE, fieldAt, makeBoard } from '../../family/hex.ts';
import { pieceSet } from '../../family/pieces.ts';
import { makeScale } from '../../family/scale.ts';
import { TilePosition, type TileSet } from '../../family/tiles.ts';
import { card } from './card.ts';

/** The printed symbols in canonical order: the corners of the radius-5 hexagon, whatever the board in use (B1). */
const PRINTED: readonly At[] = [
  [5, -5],
  [-5, 5],
  [-5, 0],
  [5, 0],
  [0, 5],
  [0, -5],
];

/** Boards by number of players (B1). */
const BOARDS = [5, 5, 5, 6, 7].map((radius) => makeBoard(radius, PRINTED, true));

const TILES = pieceSet(6, 5);
const RACK = 6;

/** Tracks of 18 with a bonus turn there (B7); two boards long for a team (B11) and, without bonuses, alone (B10). */
const SCALE = makeScale([18], [18]);
const TEAM_SCALE = makeScale([18, 36], [18, 36]);
const SOLO_SCALE = makeScale([18, 36], []);

function tileSet({ players, options }: Config): TileSet {
  const isTeam = options['partners'] === true;
  return {
    board: BOARDS[players]!,
    scale: players === 1 ? SOLO_SCALE : isTeam ? TEAM_SCALE : SCALE,
    rackSize: players === 1 ? 1 : RACK,
    pieces: TILES,
    teams: isTeam ? 2 : players,
  };
}

/** The board game in progress. */
export class BoardPosition extends TilePosition {
  /** Whether first tiles need a printed symbol that no tile touches yet. */
  private readonly distinct: boolean;

  constructor(config: Config) {
    super(card, config, tileSet(config));
    this.distinct = config.options['startSymbols'] === 'distinct';
    PRINTED.forEach(([q, r], symbol) => {
      this.tops[fieldAt(q, r)] = symbol;
    });
  }

  deal(chance: Chance): void {
    this.dealRacks(chance);
  }

  /** B5: no tile of the first round can score 18, so everyone's first tiles are the first ones on the board. */
  required(): number {
    if (this.laidCount >= this.config.players) return ANYWHERE;
    return this.distinct ? this.untouched : ALL_SYMBOLS;
  }

  protected cover(a: number, onA: number, b: number, onB: number): void {
    this.coverField(a, onA);
    this.coverField(b, onB);
  }

  private coverField(field: number, symbol: number): void {
    this.tops[field] = symbol;
    const touching = this.board.touching[field]!;
    for (let index = 0; index < touching.length; index++) this.pairs.remove(touching[index]! >> 1);
  }

  /** B9: the win is checked first, then the full board, both before bonus turns and refill. */
  protected afterScoring(chance: Chance, events: GameEvent[] | undefined): void {
    if (this.hasWon()) this.end('instant', events);
    else if (this.pairs.size === 0) this.end('full', events);
    else if (!this.takeBonusTurn()) this.endTurn(chance, events);
  }

  protected passTurn(): void {
    this.nextSeat();
  }
}
