import { BOTS_VERSION } from '@sixfold/bots/levels';
import type { GameId } from '@sixfold/engine';
import { DEAL_STEPS, dealStart, parOf, type Par } from '@sixfold/host/daily';
import type { ServiceTools } from './tools.ts';

/** Whose share of the bots' time it is: one thought at a time, in turns with people's tables. */
const SHARE = 'par';

/** Par of ranked deals, made when somebody asks for it after their date, one deal after the other. */
export class DealPar {
  private readonly tools: ServiceTools;
  private readonly seedOf: (date: string, game: GameId) => Promise<string>;
  private readonly making = new Set<string>();
  private queue: Promise<unknown> = Promise.resolve();
  private readonly stop = new AbortController();

  constructor(tools: ServiceTools, seedOf: DealPar['seedOf']) {
    this.tools = tools;
    this.seedOf = seedOf;
  }

  /** Null as long as there is none; then it is being made, if the bots that would make it are still here. */
  async read(date: string, game: GameId, bots: number): Promise<Par | null> {
    const name = `par ${date} ${game} ${bots}`;
    const kept = await this.tools.store.readKept(name);
    if (kept !== null) return JSON.parse(kept);
    if (bots === BOTS_VERSION && !this.making.has(name)) this.enqueue(name, date, game);
    return null;
  }

  private enqueue(name: string, date: string, game: GameId): void {
    this.making.add(name);
    this.queue = this.queue
      .then(() => this.make(name, date, game))
      .catch((error: unknown) => this.tools.logger.warn({ err: error }, 'no par was made'))
      .finally(() => this.making.delete(name));
  }

  private async make(name: string, date: string, id: GameId): Promise<void> {
    const { loadGame, thinker, store } = this.tools;
    const game = await loadGame(id);
    const start = dealStart(game.card, await this.seedOf(date, id));
    const budget = { iterations: DEAL_STEPS };
    const par = await parOf(game, start, async (bot, view, luck) => {
      return (await thinker.think({ bot, view, luck, budget, share: SHARE }, this.stop.signal)).move;
    });
    await store.keepOnce(name, JSON.stringify(par));
  }
}
