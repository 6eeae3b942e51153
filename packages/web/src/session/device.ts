import { isBotName, type BotName } from '@sixfold/bots/levels';
import { Refusal, Tables, type DeviceWish, type Reader, type Tools } from '@sixfold/host';
import { AskFailed, type DealOfDay, type TableClient, type TableConfig } from '@sixfold/protocol';
import { DEFAULT_BOT } from '../lib/default-bot.ts';
import type { DeviceStore } from '../store/store.ts';
import { FollowedTable } from './followed-table.ts';
import type { DeviceTable, SessionTools } from './session.ts';

/** What set-up asks for; the table completes the rest from the game's card. */
export type TableWishes = Pick<TableConfig, 'game' | 'seats'> & Partial<TableConfig> & { readonly daily?: DealOfDay };

const DEVICE = { kind: 'device' } as const;

/** What the device's tables use of the page. */
export interface DeviceTools extends Tools {
  readonly store: DeviceStore;
  readonly isStored: SessionTools['isStored'];
  readonly rememberNames: (names: readonly string[]) => void;
}

/** The tables of this device: a host in the page, over the browser's storage, for all who sit at the screen. */
export class DeviceTables {
  private readonly tools: DeviceTools;
  private readonly tables: Tables;

  constructor(tools: DeviceTools) {
    this.tools = tools;
    this.tables = new Tables(tools);
  }

  /** Opens a table as set up and stores it; returns its id. Without a seed, luck is unguessable. Fails with `Refusal`. */
  async create(
    { seats, options = {}, games = 1, starter = null, game, isPrinted, daily }: TableWishes,
    seed?: string,
  ): Promise<string> {
    const { store, rememberNames } = this.tools;
    const names = seats.flatMap(({ kind, name }) => (kind === 'person' ? [name] : []));
    const people = await store.meet(names);
    const wishes = seats.map(({ kind, name, bot }): DeviceWish =>
      kind === 'bot' ? { kind, name, bot: knownBot(bot) } : { kind, person: people[names.indexOf(name)]! },
    );
    const terms = { game, options, games, starter, ...(isPrinted && { isPrinted }) };
    const id = await this.tables.open(DEVICE, { terms, seats: wishes, isPublic: false, ...(daily && { daily }) }, seed);
    rememberNames(names);
    return id;
  }

  /** Sits down at a stored table. */
  follow(id: string): FollowedTable {
    const { tables } = this;
    const { thinker, isStored, loadGame } = this.tools;
    // It hears nothing before it watches.
    const reader: Reader = { who: DEVICE, send: () => {} };
    const device: DeviceTable = {
      uncover: () => void tables.host(id).uncover(reader),
      thinkAgain: () => void tables.host(id).thinkAgain(),
      async suggest(view, stop) {
        const [{ suggest }, game] = await Promise.all([import('../thinking/hints.ts'), loadGame(view)]);
        return await suggest(thinker, game, view, stop);
      },
    };
    const client = clientOf(tables, reader);
    return new FollowedTable(id, { client, device, isStored, link: null, complain: () => {} });
  }
}

/** A table may name a bot of a later version. */
const knownBot = (name = ''): BotName => (isBotName(name) ? name : DEFAULT_BOT);

/** The host in this page as its client, who hears as that reader. */
const clientOf = (tables: Tables, reader: Reader): TableClient => ({
  ask: (request, ask) => told(tables.ask(reader.who, request, ask)),
  watch(table, seen, hear) {
    reader.send = hear;
    return told(tables.watch(reader, table, seen()));
  },
  unwatch: async (table) => tables.unwatch(reader, table),
});

/** What is refused is told as a server would tell it. */
const told = <T>(answer: Promise<T>): Promise<T> =>
  answer.catch((error: unknown) => {
    throw error instanceof Refusal ? new AskFailed(error.error) : error;
  });
