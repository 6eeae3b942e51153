/** How often the servers are asked whether they are well, and how long they may take, in milliseconds. */
const EVERY = 300;
const PATIENCE = 1000;

/** Which of some servers answer that they are well, by their ports. */
export class Lookout {
  private readonly ports: readonly number[];
  private readonly well: Set<number>;
  private readonly timer: NodeJS.Timeout;
  private turn = 0;

  constructor(ports: readonly number[]) {
    this.ports = ports;
    this.well = new Set(ports);
    this.timer = setInterval(() => void this.look(), EVERY);
  }

  /** One that is well, in turn; any, if none is. Where there are others, not the one that was in vain. */
  pick(vain: number | null = null): number {
    const well = this.ports.filter((port) => this.well.has(port) && port !== vain);
    const choice = well.length > 0 ? well : this.ports.filter((port) => port !== vain);
    return choice[this.turn++ % choice.length] ?? 0;
  }

  /** One of them did not answer. */
  doubt(port: number): void {
    this.well.delete(port);
  }

  close(): void {
    clearInterval(this.timer);
  }

  private async look(): Promise<void> {
    await Promise.all(this.ports.map((port) => this.lookAt(port)));
  }

  private async lookAt(port: number): Promise<void> {
    const asked = fetch(`http://127.0.0.1:${port}/readyz`, { signal: AbortSignal.timeout(PATIENCE) });
    const isWell = await asked.then(
      async (answer) => (await answer.arrayBuffer(), answer.ok),
      () => false,
    );
    if (isWell) this.well.add(port);
    else this.well.delete(port);
  }
}
