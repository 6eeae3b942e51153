interface WaitingRead<K, A> {
  readonly key: K;
  readonly resolve: (answer: A) => void;
  readonly reject: (error: unknown) => void;
}

/** What one statement reads at most: a server that begins wants much, and others want to read something meanwhile. */
const MOST = 100;

/**
 * Reads of one kind. Those that are asked for in the same turn go together, and while they are under way the next ones
 * gather: a statement costs more than what it reads, every move at another server is read here, and when a server dies,
 * everybody who was there comes at once.
 */
export class GatheredReads<K, A> {
  private readonly readAll: (keys: readonly K[]) => Promise<readonly A[]>;
  private waiting: WaitingRead<K, A>[] = [];
  private isReading = false;

  /** `readAll`: what there is for each key, in order. */
  constructor(readAll: GatheredReads<K, A>['readAll']) {
    this.readAll = readAll;
  }

  read(key: K): Promise<A> {
    return new Promise((resolve, reject) => {
      this.waiting.push({ key, resolve, reject });
      if (this.isReading) return;
      this.isReading = true;
      setImmediate(() => void this.work());
    });
  }

  private async work(): Promise<void> {
    while (this.waiting.length > 0) await this.readNext(this.waiting.splice(0, MOST));
    this.isReading = false;
  }

  private async readNext(batch: readonly WaitingRead<K, A>[]): Promise<void> {
    try {
      const found = await this.readAll(batch.map(({ key }) => key));
      if (found.length !== batch.length) throw new Error('there is not an answer for each');
      for (const [index, answer] of found.entries()) batch[index]?.resolve(answer);
    } catch (error) {
      for (const { reject } of batch) reject(error);
    }
  }
}
