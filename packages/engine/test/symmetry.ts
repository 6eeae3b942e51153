import type { At, GameEvent, Letter } from '../src/index.ts';
import type { Transcript, TranscriptPly } from '../src/record/transcript.ts';

const LETTERS: readonly Letter[] = ['R', 'O', 'Y', 'G', 'B', 'V'];

/** A change of places and symbols under which the rules are blind. */
export interface Symmetry {
  readonly turnField: (at: At) => At;
  /** What each symbol becomes, in canonical order. */
  readonly symbols: readonly Letter[];
}

/** One sixth of a turn about the centre, and a mirror: in cube coordinates (q, r, s) with q + r + s = 0. */
const rotate = ([q, r]: At): At => [-r, q + r];
const mirror = ([q, r]: At): At => [r, q];
/** Avoids a negative zero, which JSON does not know. */
const tidy = ([q, r]: At): At => [q + 0, r + 0];

/** The 12 symmetries of the hexagon; the first changes nothing. */
export const TURNS: readonly ((at: At) => At)[] = [false, true].flatMap((isMirrored) =>
  [0, 1, 2, 3, 4, 5].map((sixths) => (at: At) => {
    let turned = isMirrored ? mirror(at) : at;
    for (let done = 0; done < sixths; done++) turned = rotate(turned);
    return tidy(turned);
  }),
);

const isBefore = (a: Letter, b: Letter): boolean => LETTERS.indexOf(a) < LETTERS.indexOf(b);
const inOrder = (letters: readonly Letter[]): Letter[] =>
  letters.toSorted((a, b) => LETTERS.indexOf(a) - LETTERS.indexOf(b));

/** Carries whole games over: another set of fields and symbols, the same play. */
export class Carrier {
  private readonly symmetry: Symmetry;

  constructor(symmetry: Symmetry) {
    this.symmetry = symmetry;
  }

  readonly at = (at: At): At => this.symmetry.turnField(at);

  readonly letter = (letter: Letter): Letter => this.symmetry.symbols[LETTERS.indexOf(letter)]!;

  readonly piece = (piece: string): string => inOrder(([...piece] as Letter[]).map(this.letter)).join('');

  readonly tracks = (tracks: readonly number[]): number[] =>
    LETTERS.map((letter) => tracks[this.symmetry.symbols.indexOf(letter)]!);

  transcript(record: Transcript): unknown {
    const { ranks, instant, points, tracks } = record.result;
    return {
      ...record,
      setup: this.fields(record.setup),
      plies: record.plies.map((ply) => this.ply(ply)),
      result: { ranks, instant, points, tracks: tracks.map(this.tracks) },
    };
  }

  private fields(record: Record<string, unknown>): Record<string, unknown> {
    return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, this.anything(value)]));
  }

  /** Letters, pieces and start stones, however deep they lie; numbers and nulls stay. */
  private anything(value: unknown): unknown {
    if (typeof value === 'string') return this.piece(value);
    if (Array.isArray(value)) return value.map((item) => this.anything(item));
    if (typeof value !== 'object' || value === null) return value;
    const { at, symbol } = value as { at: At; symbol: Letter };
    return { at: this.at(at), symbol: this.letter(symbol) };
  }

  private ply({ seat, legal, move, events, tracks }: TranscriptPly): unknown {
    const carried = events.map((event) => this.event(event));
    return {
      seat,
      legal,
      move: this.move(move as unknown as Record<string, unknown>),
      events: this.inTellingOrder(move as unknown as Record<string, unknown>, carried),
      tracks: tracks.map(this.tracks),
    };
  }

  private move(move: Record<string, unknown>): Record<string, unknown> {
    const { tile, at, card, first, jokers } = move;
    if (typeof tile === 'string') {
      const fields = (at as At[]).map(this.at);
      return { ...move, tile: this.piece(tile), at: this.isFlipped(tile) ? fields.toReversed() : fields };
    }
    if (typeof card === 'string') return { ...move, card: this.piece(card), first: this.letter(first as Letter) };
    if (!jokers) return { ...this.fields(move), type: move['type'] };
    const pairs = Object.entries(jokers).map((pair) => (pair as Letter[]).map(this.letter));
    return { ...move, jokers: Object.fromEntries(pairs) };
  }

  /** Whether the two symbols of a tile change their canonical order. */
  private isFlipped(tile: string): boolean {
    const [first, second] = ([...tile] as Letter[]).map(this.letter);
    return isBefore(second!, first!);
  }

  private event(event: GameEvent): GameEvent {
    switch (event.type) {
      case 'score':
      case 'bonus':
        return { ...event, symbol: this.letter(event.symbol) };
      case 'flip':
        return { ...event, piece: this.letter(event.piece) };
      case 'roll':
        return { ...event, pieces: event.pieces.map(this.letter) };
      case 'return':
        return { ...event, pieces: inOrder(event.pieces.map(this.letter)) };
      case 'draw':
        return { ...event, pieces: event.pieces.map(this.piece) };
      case 'show':
        return { ...event, pieces: event.pieces.map(this.piece).toSorted(byPiece) };
      default:
        return event;
    }
  }

  /** Tiles tell their first letter first, cards what the player chose first; stones and dice keep the canonical order. */
  private inTellingOrder(move: Record<string, unknown>, events: GameEvent[]): GameEvent[] {
    const ofType = (type: GameEvent['type']): GameEvent[] => events.filter((event) => event.type === type);
    const rest = events.filter(({ type }) => type !== 'score' && type !== 'bonus');
    const arrange = (told: GameEvent[]): GameEvent[] => {
      if (typeof move['card'] === 'string') return told;
      if (typeof move['tile'] === 'string') return this.isFlipped(move['tile']) ? told.toReversed() : told;
      return told.toSorted((a, b) => LETTERS.indexOf(symbolOf(a)) - LETTERS.indexOf(symbolOf(b)));
    };
    return [...arrange(ofType('score')), ...arrange(ofType('bonus')), ...rest];
  }
}

const symbolOf = (event: GameEvent): Letter => (event as { symbol: Letter }).symbol;

const byPiece = (a: string, b: string): number =>
  LETTERS.indexOf(a[0] as Letter) * 6 +
  LETTERS.indexOf(a[1] as Letter) -
  (LETTERS.indexOf(b[0] as Letter) * 6 + LETTERS.indexOf(b[1] as Letter));

/** The symbols as they lie on their marks, turned: what each becomes so that the marks show the same again. */
export function symbolsFollowing(marks: ReadonlyMap<Letter, At>, turn: (at: At) => At): Letter[] {
  return LETTERS.map((letter) => {
    const [q, r] = turn(marks.get(letter)!);
    return LETTERS.find((other) => marks.get(other)![0] === q && marks.get(other)![1] === r)!;
  });
}

const STEPS: readonly At[] = [
  [1, 0],
  [1, -1],
  [0, -1],
  [-1, 0],
  [-1, 1],
  [0, 1],
];

/** A board as a map from `q,r` to what is seen there, and the scoring of B6 and T7 in as few words as possible. */
export class Seen {
  private readonly fields = new Map<string, Letter>();

  put([q, r]: At, letter: Letter): void {
    this.fields.set(`${q},${r}`, letter);
  }

  /** The points for `letter` on `at`, while the tile's other half lies on `other`. */
  points([q, r]: At, letter: Letter, other: At): number {
    let points = 0;
    for (const [dq, dr] of STEPS) {
      if (q + dq === other[0] && r + dr === other[1]) continue;
      for (let n = 1; this.fields.get(`${q + n * dq},${r + n * dr}`) === letter; n++) points++;
    }
    return points;
  }
}
