/**
 * A changing set of pairs: constant time to add, remove, look up and choose at random. All pairs are always listed, the
 * members first, so that what is no member can be moved about as if it were one: to remove a pair needs no branch.
 */
export class PairSet {
  /** The members, in no particular order, in the first `size` places; the others behind them. */
  readonly list: Uint16Array;
  private readonly place: Uint16Array;
  size: number;

  /** Starts with all pairs from 0 to `capacity` - 1. */
  constructor(capacity: number) {
    this.list = new Uint16Array(capacity);
    this.place = new Uint16Array(capacity);
    this.size = capacity;
    for (let pair = 0; pair < capacity; pair++) this.list[pair] = this.place[pair] = pair;
  }

  has(pair: number): boolean {
    return this.place[pair]! < this.size;
  }

  add(pair: number): void {
    if (this.has(pair)) return;
    this.swap(pair, this.size++);
  }

  remove(pair: number): void {
    // One less if the pair is a member: the sign of a difference, as a number.
    this.size += (this.place[pair]! - this.size) >> 31;
    this.swap(pair, this.size);
  }

  /** Has a pair and the one at a place change places. */
  private swap(pair: number, place: number): void {
    const { list, place: places } = this;
    const from = places[pair]!;
    const other = list[place]!;
    list[from] = other;
    places[other] = from;
    list[place] = pair;
    places[pair] = place;
  }

  copyFrom(other: PairSet): void {
    this.list.set(other.list);
    this.place.set(other.place);
    this.size = other.size;
  }
}
