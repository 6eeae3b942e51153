import { chooseFrom, takeOut, type WordsFor } from './words.ts';

/** The first pieces of a bag or pile in canonical order. */
const inOrder = (pieces: Uint8Array, count: number): number[] => [...pieces.slice(0, count).sort()];

/** Pieces to draw from, in an order that what is put back does not change: it is mixed in when a piece is drawn. */
abstract class Pile {
  protected readonly words: WordsFor;
  protected readonly returned: number[] = [];

  constructor(words: WordsFor) {
    this.words = words;
  }

  /** How many pieces are left of those that have their place in the order. */
  protected abstract get left(): number;

  /** What is there beyond what was, was put back. */
  protected notice(pieces: Uint8Array, known: number, count: number): void {
    for (let place = known; place < count; place++) this.returned.push(pieces[place] ?? 0);
  }

  /** Every piece has the same chance, those put back with all others; null if it is one of the others. */
  protected fromReturned(label: string): number | null {
    const { length } = this.returned;
    if (length === 0) return null;
    const place = this.words(label).below(length + this.left);
    return place < length ? takeOut(this.returned, place) : null;
  }
}

/** One pile for all: the m-th of its own stones that is turned over is the same one whoever does it, and when. */
export class CommonPile extends Pile {
  private own: number[] | null = null;
  private flips = 0;
  private flipped = 0;

  protected get left(): number {
    return this.own?.length ?? 0;
  }

  take(pieces: Uint8Array, count: number): number {
    const own = (this.own ??= inOrder(pieces, count));
    this.notice(pieces, own.length + this.returned.length, count);
    const back = this.fromReturned(`mix ${this.flips++}`);
    return back ?? takeOut(own, this.words(`flip ${this.flipped++}`).below(own.length));
  }
}

const GONE = -1;

/** A pile that is shuffled once and dealt out in lanes: each seat draws from its own, in the same order whatever others do. */
export class Lanes extends Pile {
  private readonly players: number;
  private order: number[] = [];
  protected left = 0;
  /** How many orders there were. */
  private orders = 0;
  /** What was set aside to lie open. */
  private readonly aside: number[] = [];
  /** The next place of each seat's lane. */
  private places: number[] = [];
  /** How many pieces each seat has drawn. */
  private readonly drawn: number[];

  constructor(words: WordsFor, players: number) {
    super(words);
    this.players = players;
    this.drawn = Array<number>(players).fill(0);
  }

  setAside(pieces: Uint8Array, count: number, open: number): void {
    this.aside.push(...chooseFrom(inOrder(pieces, count), open, this.words('open')));
  }

  /** The next of those that were set aside. */
  takeAside(): number | undefined {
    return this.aside.shift();
  }

  take(pieces: Uint8Array, count: number, seat: number): number {
    this.find(pieces, count);
    const drawn = this.drawn[seat] ?? 0;
    this.drawn[seat] = drawn + 1;
    return this.fromReturned(`mix ${seat} ${drawn}`) ?? this.fromOrder(seat);
  }

  /** Where nothing was left, what is there now makes a new order. */
  private find(pieces: Uint8Array, count: number): void {
    const known = this.left + this.returned.length;
    if (known > 0) this.notice(pieces, known + this.aside.length, count);
    else this.shuffle(inOrder(pieces, count));
  }

  private shuffle(pieces: number[]): void {
    for (const open of this.aside) pieces.splice(pieces.indexOf(open), 1);
    this.left = pieces.length;
    this.order = chooseFrom(pieces, this.left, this.words(`pile ${this.orders++}`));
    this.places = Array.from({ length: this.players }, (_, seat) => seat);
  }

  private fromOrder(seat: number): number {
    const place = this.nextPlace(seat);
    const piece = this.order[place] ?? GONE;
    this.order[place] = GONE;
    this.left--;
    return piece;
  }

  /** The next of the seat's own lane; whoever has used that up takes from the end. */
  private nextPlace(seat: number): number {
    const own = this.places[seat] ?? 0;
    this.places[seat] = own + this.players;
    return (this.order[own] ?? GONE) === GONE ? this.order.findLastIndex((piece) => piece !== GONE) : own;
  }
}
