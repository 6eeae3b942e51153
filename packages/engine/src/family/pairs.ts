/** A changing set of pairs: constant time to add, remove, look up and choose at random. */
export class PairSet {
  /** The members, in no particular order, in the first `size` places. */
  readonly list: Uint16Array;
  private readonly place: Int16Array;
  size: number;

  /** Starts with all pairs from 0 to `capacity` - 1. */
  constructor(capacity: number) {
    this.list = new Uint16Array(capacity);
    this.place = new Int16Array(capacity);
    this.size = capacity;
    for (let pair = 0; pair < capacity; pair++) this.list[pair] = this.place[pair] = pair;
  }

  has(pair: number): boolean {
    return this.place[pair]! >= 0;
  }

  add(pair: number): void {
    if (this.place[pair]! >= 0) return;
    this.place[pair] = this.size;
    this.list[this.size++] = pair;
  }

  remove(pair: number): void {
    const place = this.place[pair]!;
    if (place < 0) return;
    const last = this.list[--this.size]!;
    this.list[place] = last;
    this.place[last] = place;
    this.place[pair] = -1;
  }

  copyFrom(other: PairSet): void {
    this.list.set(other.list);
    this.place.set(other.place);
    this.size = other.size;
  }
}
