import { Layout } from './layout.ts';

const TRAYS = 64;
/** Each tray has eight places for the ways in which a turn can end with it: a bust with each symbol, a stop or a take. */
const PLACES = 8;
const CHOSEN = 6;

/** What it is worth to the player whose turn ends that the stones lie so. */
export type WorthOfEnd = (end: Layout) => number;

/**
 * One turn, solved exactly: the ways in which it can end, and what to do with each tray so that it ends as well as
 * possible. What the ends are worth is told from outside. The tray grows with each draw, so one pass from the fullest tray
 * back to the present one is enough.
 */
export class TurnSolver {
  private readonly start: Layout;
  private readonly tray: number;
  private readonly open: number;
  private readonly ends = new Float64Array(TRAYS * PLACES);
  private readonly draws = new Float64Array(TRAYS);
  private readonly bests = new Float64Array(TRAYS);

  /** The rest of a turn with this tray; at the start of a turn it is empty. */
  constructor(start: Layout, tray: number) {
    this.start = start;
    this.tray = tray;
    this.open = start.open;
  }

  /** What is the best choice worth now? `worth` is asked once for each end. */
  solve(worth: WorthOfEnd): number {
    const end = new Layout(this.start.players, this.start.goal);
    for (const place of this.visit(end)) this.ends[place] = worth(end);
    return this.conclude();
  }

  /** Makes `end` each end in turn and yields its place. */
  *visit(end: Layout): Generator<number> {
    for (let tray = this.open | this.tray; tray >= this.tray; tray--) {
      if (!this.isPossible(tray)) continue;
      if (this.setChosen(end, tray)) yield tray * PLACES + CHOSEN;
      for (let symbol = 0; symbol < 6; symbol++) {
        if (this.isMatch(tray, symbol) || this.left(tray, symbol) === 0) continue;
        this.setBust(end, tray, symbol);
        yield tray * PLACES + symbol;
      }
    }
  }

  /** The same for the ends to which either choice may lead if one then goes on as was worked out. */
  *visitPlanned(end: Layout): Generator<number> {
    const reached = this.reached(true);
    for (const place of this.visit(end)) {
      const tray = Math.floor(place / PLACES);
      const isNow = tray === this.tray;
      const isDraw = place % PLACES !== CHOSEN;
      if (reached[tray] && (isNow || isDraw === this.drawsAt(tray))) yield place;
    }
  }

  setEnd(place: number, worth: number): void {
    this.ends[place] = worth;
  }

  /** Works out the best choices from what the ends are worth; returns what the present one is worth. */
  conclude(): number {
    for (let tray = this.open | this.tray; tray >= this.tray; tray--) {
      if (!this.isPossible(tray)) continue;
      this.draws[tray] = this.drawing(tray);
      this.bests[tray] = Math.max(this.draws[tray]!, this.chosen(tray));
    }
    return this.bests[this.tray]!;
  }

  /** What the turn is worth to somebody else, by whose measure its ends are told, if it goes on as was worked out. */
  follow(worth: WorthOfEnd): number {
    const end = new Layout(this.start.players, this.start.goal);
    const reached = this.reached(this.drawsAt(this.tray));
    const worths = new Float64Array(TRAYS);
    for (let tray = TRAYS - 1; tray >= this.tray; tray--) {
      if (reached[tray]) worths[tray] = this.following(worth, end, tray, worths);
    }
    return worths[this.tray] ?? 0;
  }

  /** What a tray is worth that way, where fuller ones are known. */
  private following(worth: WorthOfEnd, end: Layout, tray: number, worths: Float64Array): number {
    if (!this.drawsAt(tray)) {
      this.setChosen(end, tray);
      return worth(end);
    }
    let sum = 0;
    let count = 0;
    for (let symbol = 0; symbol < 6; symbol++) {
      const stones = this.left(tray, symbol);
      if (stones === 0) continue;
      const isMatch = this.isMatch(tray, symbol);
      if (!isMatch) this.setBust(end, tray, symbol);
      sum += stones * (isMatch ? (worths[tray | (1 << symbol)] ?? 0) : worth(end));
      count += stones;
    }
    return sum / count;
  }

  /** Whether there is anything to draw or to take (S9), or to stop with. */
  get canMove(): boolean {
    return this.start.pileSize > 0 || this.tray !== 0 || this.start.taking >= 0;
  }

  /** What drawing is worth now; below any other worth if nothing can be drawn. */
  get draw(): number {
    return this.draws[this.tray]!;
  }

  /** What it is worth to stop now or, at the start of a turn, to take; below any other worth if that is not possible. */
  get end(): number {
    return this.chosen(this.tray);
  }

  /** The chance to bust with the next stone. */
  get risk(): number {
    const { start, tray } = this;
    let misses = 0;
    for (let symbol = 0; symbol < 6; symbol++) if (!this.isMatch(tray, symbol)) misses += start.pile[symbol]!;
    return misses / Math.max(1, start.pileSize);
  }

  /** How many stones of each symbol drawing on and then playing well is expected to bring. */
  gains(tray = this.tray): Float64Array {
    const sum = new Float64Array(6);
    let count = 0;
    for (let symbol = 0; symbol < 6; symbol++) {
      const stones = this.left(tray, symbol);
      count += stones;
      if (stones === 0 || !this.isMatch(tray, symbol)) continue;
      const full = tray | (1 << symbol);
      const later = this.draws[full]! > this.chosen(full) ? this.gains(full) : this.collected(full);
      later.forEach((gain, index) => (sum[index]! += stones * gain));
    }
    return sum.map((gain) => gain / Math.max(1, count));
  }

  /** How many stones of each symbol a stop brings. */
  collected(tray = this.tray): Float64Array {
    const { start } = this;
    return Float64Array.from({ length: 6 }, (_, symbol) =>
      (tray >> symbol) & 1 ? Math.min(1 + start.middle[symbol]!, start.missing(start.turn, symbol)) : 0,
    );
  }

  /** What this one knows of the same turn. */
  copy(): TurnSolver {
    const other = new TurnSolver(this.start, this.tray);
    other.ends.set(this.ends);
    other.conclude();
    return other;
  }

  /** Marks the trays that may be reached as was worked out, if one draws now or not. */
  private reached(drawsNow: boolean): Uint8Array {
    const reached = new Uint8Array(TRAYS);
    reached[this.tray] = 1;
    for (let tray = this.tray; tray < TRAYS; tray++) {
      if (!reached[tray] || !(tray === this.tray ? drawsNow : this.drawsAt(tray))) continue;
      for (let symbol = 0; symbol < 6; symbol++) {
        if (this.isMatch(tray, symbol) && this.left(tray, symbol) > 0) reached[tray | (1 << symbol)] = 1;
      }
    }
    return reached;
  }

  private drawsAt(tray: number): boolean {
    return this.draws[tray]! > this.chosen(tray);
  }

  private chosen(tray: number): number {
    return tray !== 0 || this.start.taking >= 0 ? this.ends[tray * PLACES + CHOSEN]! : -1;
  }

  private drawing(tray: number): number {
    let sum = 0;
    let count = 0;
    for (let symbol = 0; symbol < 6; symbol++) {
      const stones = this.left(tray, symbol);
      if (stones === 0) continue;
      const isMatch = this.isMatch(tray, symbol);
      sum += stones * (isMatch ? this.bests[tray | (1 << symbol)]! : this.ends[tray * PLACES + symbol]!);
      count += stones;
    }
    return count === 0 ? -1 : sum / count;
  }

  /** Whether the tray can grow to this one. */
  private isPossible(tray: number): boolean {
    if ((tray & this.tray) !== this.tray || tray & ~(this.open | this.tray)) return false;
    for (let symbol = 0; symbol < 6; symbol++) {
      if (tray & ~this.tray & (1 << symbol) && this.start.pile[symbol] === 0) return false;
    }
    return true;
  }

  private isMatch(tray: number, symbol: number): boolean {
    return (this.open & ~tray & (1 << symbol)) !== 0;
  }

  /** How many stones of a symbol are still in the pile with this tray. */
  private left(tray: number, symbol: number): number {
    return this.start.pile[symbol]! - (((tray & ~this.tray) >> symbol) & 1);
  }

  private setDrawn(end: Layout, tray: number): void {
    end.copyFrom(this.start);
    for (let symbol = 0; symbol < 6; symbol++) if (tray & ~this.tray & (1 << symbol)) end.turnOver(symbol);
  }

  private setBust(end: Layout, tray: number, symbol: number): void {
    this.setDrawn(end, tray);
    end.turnOver(symbol);
    end.bust(tray, symbol);
  }

  private setChosen(end: Layout, tray: number): boolean {
    const { taking } = this.start;
    if (tray === 0 && taking < 0) return false;
    this.setDrawn(end, tray);
    if (tray === 0) end.take(taking);
    else end.stop(tray);
    return true;
  }
}
