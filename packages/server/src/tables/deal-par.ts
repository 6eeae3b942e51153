import { BOTS_VERSION } from '@sixfold/bots/levels';
import { GAME_IDS, type GameId } from '@sixfold/engine';
import { DEAL_STEPS, dealStart, parOf, type Par } from '@sixfold/host/daily';
import type { ServiceTools } from './tools.ts';

/** Whose share of the bots' time it is: one thought at a time, while no table waits for one. */
const SHARE = 'par';

/** Par of ranked deals, made once their date is over, one deal after the other; of several servers by one. */
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
    const isOurs = this.tools.peers?.isFirst !== false;
    if (isOurs && bots === BOTS_VERSION && !this.making.has(name)) this.enqueue(name, date, game);
    return null;
  }

  /** Has par be made of what was played on a date that is over. */
  async makeAll(date: string): Promise<void> {
    for (const game of GAME_IDS) {
      const rows = await this.tools.store.listDeal(date, game);
      if (rows.some(({ bots, result }) => bots === BOTS_VERSION && result !== null)) {
        await this.read(date, game, BOTS_VERSION);
      }
    }
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
    const game = await loadGame({ game: id });
    const start = dealStart(game.card, await this.seedOf(date, id));
    const budget = { iterations: DEAL_STEPS };
    const par = await parOf(game, start, async (bot, view, luck) => {
      return (await thinker.think({ bot, view, luck, budget, share: SHARE, isPatient: true }, this.stop.signal)).move;
    });
    await store.keepOnce(name, JSON.stringify(par));
  }
}
