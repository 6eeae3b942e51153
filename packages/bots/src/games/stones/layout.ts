import { compareTracks } from '@sixfold/engine';
import { IDLE_LIMIT, OPEN, type StonesPosition } from '@sixfold/engine/stones';

/**
 * How the stones lie between two turns, before the middle is refilled: all that matters for the rest of the game. A light
 * copy of the engine's position with the pile as counts, because a single decision weighs thousands of them; a test
 * compares it with the engine move by move.
 */
export class Layout {
  readonly players: number;
  readonly goal: number;
  /** Six collected counts a seat. */
  readonly tracks: Uint8Array;
  readonly middle = new Uint8Array(6);
  middleSize = 0;
  readonly pile = new Uint8Array(6);
  pileSize = 0;
  /** The seat whose turn is next, and its bonus turns after that one. */
  turn = 0;
  due = 0;
  /** Turns in a row, the next one included, without a gain. */
  idle = 0;
  /** Whether the game is over: `turn` has won, or nobody gets any further. */
  ended: 'won' | 'stuck' | null = null;

  constructor(players: number, goal: number) {
    this.players = players;
    this.goal = goal;
    this.tracks = new Uint8Array(players * 6);
  }

  /** The position without the tray. */
  static of(position: StonesPosition): Layout {
    const layout = new Layout(position.config.players, position.goal);
    layout.tracks.set(position.tracks);
    layout.middle.set(position.middle);
    layout.middleSize = position.middleSize;
    for (let index = 0; index < position.pileSize; index++) layout.pile[position.pile[index]!]!++;
    layout.pileSize = position.pileSize;
    layout.turn = position.turn;
    layout.due = position.due;
    layout.idle = position.idle;
    return layout;
  }

  copyFrom(other: Layout): void {
    // Symbol by symbol: for so few bytes that is faster than `set`.
    for (let index = 0; index < this.tracks.length; index++) this.tracks[index] = other.tracks[index]!;
    for (let symbol = 0; symbol < 6; symbol++) {
      this.middle[symbol] = other.middle[symbol]!;
      this.pile[symbol] = other.pile[symbol]!;
    }
    this.middleSize = other.middleSize;
    this.pileSize = other.pileSize;
    this.turn = other.turn;
    this.due = other.due;
    this.idle = other.idle;
    this.ended = other.ended;
  }

  /** The symbols in the middle, as a set in bits. */
  get open(): number {
    let set = 0;
    for (let symbol = 0; symbol < 6; symbol++) set |= +(this.middle[symbol]! > 0) << symbol;
    return set;
  }

  /** How many stones the middle lacks at the start of a turn (S2). */
  get lacking(): number {
    return Math.min(Math.max(OPEN - this.middleSize, 0), this.pileSize);
  }

  missing(seat: number, symbol: number): number {
    return this.goal - this.tracks[seat * 6 + symbol]!;
  }

  /** The symbol that a seat could take if it lay in the middle (S8): its only weakest one; -1 if there are several. */
  takeable(seat: number): number {
    const { tracks } = this;
    let lowest = 255;
    let found = -1;
    for (let symbol = 0; symbol < 6; symbol++) {
      const track = tracks[seat * 6 + symbol]!;
      if (track === lowest) found = -1;
      if (track < lowest) {
        lowest = track;
        found = symbol;
      }
    }
    return found;
  }

  /** Whether the mover may take a stone now; -1 if not, otherwise its symbol. */
  get taking(): number {
    const symbol = this.takeable(this.turn);
    return symbol >= 0 && this.middle[symbol]! > 0 ? symbol : -1;
  }

  /** Turns over a stone of this symbol; it lies nowhere yet. */
  turnOver(symbol: number): void {
    this.pile[symbol]!--;
    this.pileSize--;
  }

  /** S2, a stone at a time. */
  refill(symbol: number): void {
    this.turnOver(symbol);
    this.layOpen(symbol);
  }

  /** S5: the drawn stone and the tray go to the middle. */
  bust(tray: number, drawn: number): void {
    for (let symbol = 0; symbol < 6; symbol++) if (tray & (1 << symbol)) this.layOpen(symbol);
    this.layOpen(drawn);
    this.endTurn();
  }

  /** S6, S7. */
  stop(tray: number): void {
    for (let symbol = 0; symbol < 6; symbol++) if (tray & (1 << symbol)) this.collect(symbol);
    this.afterScoring();
  }

  /** S8. */
  take(symbol: number): void {
    this.middle[symbol]!--;
    this.middleSize--;
    this.tracks[this.turn * 6 + symbol]!++;
    this.idle = 0;
    this.afterScoring();
  }

  /** S9. */
  pass(): void {
    this.due = 0;
    this.endTurn();
  }

  /** A seat's share of the win, once the game is over. */
  share(seat: number): number {
    if (this.ended === 'won') return +(seat === this.turn);
    let equal = 0;
    for (let other = 0; other < this.players; other++) {
      const order = compareTracks(this.tracksOf(other), this.tracksOf(seat));
      if (order > 0) return 0;
      if (order === 0) equal++;
    }
    return 1 / equal;
  }

  private tracksOf(seat: number): Uint8Array {
    return this.tracks.subarray(seat * 6, seat * 6 + 6);
  }

  private layOpen(symbol: number): void {
    this.middle[symbol]!++;
    this.middleSize++;
  }

  private collect(symbol: number): void {
    const at = this.turn * 6 + symbol;
    const before = this.tracks[at]!;
    const stones = 1 + this.middle[symbol]!;
    const track = Math.min(before + stones, this.goal);
    this.middleSize -= this.middle[symbol]!;
    this.middle[symbol] = 0;
    this.pile[symbol]! += before + stones - track;
    this.pileSize += before + stones - track;
    this.tracks[at] = track;
    if (track === before) return;
    this.idle = 0;
    if (track === this.goal) this.due++;
  }

  private afterScoring(): void {
    for (let symbol = 0; symbol < 6; symbol++) {
      if (this.missing(this.turn, symbol) > 0) {
        this.endTurn();
        return;
      }
    }
    this.ended = 'won';
  }

  private endTurn(): void {
    if (this.idle === IDLE_LIMIT) {
      this.ended = 'stuck';
      return;
    }
    if (this.due > 0) this.due--;
    else this.turn = this.turn + 1 === this.players ? 0 : this.turn + 1;
    this.idle++;
  }
}
