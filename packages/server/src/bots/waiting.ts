/** Something that waits for its turn. */
interface Waiter {
  /** Whose turn it takes. */
  readonly share: string;
  /** Whether everybody else comes first. */
  readonly isPatient: boolean;
}

/** What waits, served in turns: of all who have something waiting, each one's first; what is patient after all others. */
export class WaitingThoughts<W extends Waiter> {
  private readonly byShare = new Map<string, W[]>();

  get isEmpty(): boolean {
    return this.byShare.size === 0;
  }

  /** How many wait in all. */
  get size(): number {
    return [...this.byShare.values()].reduce((sum, { length }) => sum + length, 0);
  }

  /** How many wait of one share. */
  countOf(share: string): number {
    return this.byShare.get(share)?.length ?? 0;
  }

  /** How much one has to wait for: all of its own, and one of each other's. */
  countBefore(share: string): number {
    const others = this.byShare.size - (this.byShare.has(share) ? 1 : 0);
    return others + this.countOf(share);
  }

  add(waiter: W): void {
    const line = this.byShare.get(waiter.share);
    if (line) line.push(waiter);
    else this.byShare.set(waiter.share, [waiter]);
  }

  /** Takes out whoever is next; their share is last in line from then on. */
  next(): W | undefined {
    const shares = [...this.byShare];
    const [share, line] = shares.find(([, [first]]) => !first?.isPatient) ?? shares[0] ?? [];
    if (share === undefined || !line) return undefined;
    const first = line.shift();
    this.byShare.delete(share);
    if (line.length > 0) this.byShare.set(share, line);
    return first;
  }

  /** False if it does not wait. */
  remove(waiter: W): boolean {
    const line = this.byShare.get(waiter.share) ?? [];
    const place = line.indexOf(waiter);
    if (place < 0) return false;
    line.splice(place, 1);
    if (line.length === 0) this.byShare.delete(waiter.share);
    return true;
  }

  removeAll(): W[] {
    const all = [...this.byShare.values()].flat();
    this.byShare.clear();
    return all;
  }
}
