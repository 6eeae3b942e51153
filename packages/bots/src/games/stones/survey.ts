import { stones } from '@sixfold/engine/stones';
import type { Layout } from './layout.ts';

/** From so many stones of a symbol in the middle on it is all the same. */
const MOST_OPEN = 5;
const OPENS = MOST_OPEN + 1;

/** What is told besides: of each seat, and of the table. */
const OF_SEAT = 2;
const OF_TABLE = 4;

/** Counts are brought to about 1. */
const USUAL = { middle: 6, pile: 100, due: 2, idle: 20 } as const;

/**
 * What a network is told of the stones at the start of a turn, once the middle is refilled: from the eyes of whose turn it is,
 * then of the others in the order of turns. Symbols have no names for it: it hears of how many symbols somebody has so many
 * stones while so many lie in the middle, plainly and by how likely they are drawn, and so many while the next player has so
 * many. What there is of one symbol is its kind, a number.
 */
export class Survey {
  readonly kinds: number;
  readonly inputs: number;
  /** The first of the inputs that are of no symbol. */
  readonly aside: number;
  /** The inputs to which a symbol of the kind that was looked up counts, and how far behind all but the first it counts by its chance. */
  readonly rows: Uint16Array;
  readonly further: number;
  private readonly players: number;
  private readonly heights: number;

  constructor(players: number) {
    this.players = players;
    this.heights = stones.blank({ players, options: {}, starter: 0 }).goal + 1;
    this.kinds = OPENS * this.heights ** players;
    this.further = players * this.heights * OPENS;
    this.aside = this.heights ** 2 + 2 * this.further;
    this.inputs = this.aside + OF_SEAT * players + OF_TABLE;
    this.rows = new Uint16Array(1 + players);
  }

  /** Tells of the kinds of all symbols, as they are likely to be once the middle is refilled: how often each is there, and is drawn next. */
  forEachKind(layout: Layout, tell: (kind: number, share: number, chance: number) => void): void {
    const { lacking, pileSize } = layout;
    for (let symbol = 0; symbol < 6; symbol++) {
      const left = layout.pile[symbol] ?? 0;
      for (let more = 0; more <= lacking; more++) {
        const share = lacking === 0 ? 1 : refilling(layout, symbol, more);
        // A stone that is as likely to be drawn as any has a chance of 1.
        const chance = (6 * (left - more)) / Math.max(1, pileSize - lacking);
        if (share > 0) tell(this.kindOf(layout, symbol, more), share, share * chance);
      }
    }
  }

  /** Finds the inputs to which a kind counts. */
  lookUp(kind: number): void {
    const { players, heights, rows } = this;
    const open = kind % OPENS;
    let rest = Math.floor(kind / OPENS);
    rows[0] = (rest % heights) * heights + (Math.floor(rest / heights) % heights);
    for (let step = 0; step < players; step++) {
      rows[1 + step] = heights ** 2 + (step * heights + (rest % heights)) * OPENS + open;
      rest = Math.floor(rest / heights);
    }
  }

  write(layout: Layout, input: Float32Array): void {
    const add = (row: number, value: number): void => {
      input[row] = (input[row] ?? 0) + value;
    };
    input.fill(0);
    this.forEachKind(layout, (kind, share, chance) => {
      this.lookUp(kind);
      for (const [place, row] of this.rows.entries()) {
        add(row, share);
        if (place > 0) add(row + this.further, chance);
      }
    });
    this.writeAside(layout, input, this.aside);
  }

  /** What is of no symbol. */
  writeAside(layout: Layout, out: Float32Array, from: number): void {
    const { lacking } = layout;
    let at = from;
    for (let step = 0; step < this.players; step++) {
      const seat = (layout.turn + step) % this.players;
      out[at++] = mostMissing(layout, seat) / layout.goal;
      out[at++] = takeable(layout, seat);
    }
    out[at++] = (layout.middleSize + lacking) / USUAL.middle;
    out[at++] = (layout.pileSize - lacking) / USUAL.pile;
    out[at++] = layout.due / USUAL.due;
    out[at] = layout.idle / USUAL.idle;
  }

  /** The kind of a symbol with so many stones more in the middle than there are. */
  private kindOf({ tracks, middle, turn }: Layout, symbol: number, more: number): number {
    const { players, heights } = this;
    let kind = 0;
    for (let step = players - 1; step >= 0; step--) {
      const seat = turn + step < players ? turn + step : turn + step - players;
      kind = kind * heights + (tracks[seat * 6 + symbol] ?? 0);
    }
    return kind * OPENS + Math.min((middle[symbol] ?? 0) + more, MOST_OPEN);
  }
}

/** How likely it is that a refill brings so many stones of a symbol. */
function refilling({ lacking, pile, pileSize }: Layout, symbol: number, more: number): number {
  const of = pile[symbol] ?? 0;
  return (ways(of, more) * ways(pileSize - of, lacking - more)) / ways(pileSize, lacking);
}

/** In how many ways so many of the stones can be drawn. */
function ways(of: number, drawn: number): number {
  let product = 1;
  for (let index = 0; index < drawn; index++) product *= (of - index) / (index + 1);
  return product;
}

/** How likely it is that a seat may take a stone. */
function takeable(layout: Layout, seat: number): number {
  const symbol = layout.takeable(seat);
  if (symbol < 0) return 0;
  return layout.middle[symbol] === 0 ? 1 - refilling(layout, symbol, 0) : 1;
}

function mostMissing(layout: Layout, seat: number): number {
  let most = 0;
  for (let symbol = 0; symbol < 6; symbol++) most = Math.max(most, layout.missing(seat, symbol));
  return most;
}
