import { isBotName, type BotName } from '@sixfold/bots/levels';
import { Refusal, Tables, type DeviceWish, type Reader, type Tools } from '@sixfold/host';
import { AskFailed, type TableClient, type TableConfig } from '@sixfold/protocol';
import { DEFAULT_BOT } from '../lib/default-bot.ts';
import type { DeviceStore } from '../store/store.ts';
import { FollowedTable } from './followed-table.ts';
import type { DeviceTable, SessionTools } from './session.ts';

/** What set-up asks for; the table completes the rest from the game's card. */
export type TableWishes = Pick<TableConfig, 'game' | 'seats'> & Partial<TableConfig>;

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
  async create({ seats, options = {}, games = 1, starter = null, game }: TableWishes, seed?: string): Promise<string> {
    const { store, rememberNames } = this.tools;
    const names = seats.flatMap(({ kind, name }) => (kind === 'person' ? [name] : []));
    const people = await store.meet(names);
    const wishes = seats.map(({ kind, name, bot }): DeviceWish =>
      kind === 'bot' ? { kind, name, bot: knownBot(bot) } : { kind, person: people[names.indexOf(name)]! },
    );
    const terms = { game, options, games, starter };
    const id = await this.tables.open(DEVICE, { terms, seats: wishes, isPublic: false }, seed);
    rememberNames(names);
    return id;
  }

  /** Sits down at a stored table. */
  follow(id: string): FollowedTable {
    const { thinker, isStored, loadGame } = this.tools;
    const client = new DeviceReader(this.tables);
    const device: DeviceTable = {
      uncover: () => void this.tables.host(id).uncover(client),
      thinkAgain: () => void this.tables.host(id).thinkAgain(),
      async suggest(view, stop) {
        const [{ suggest }, game] = await Promise.all([import('../thinking/hints.ts'), loadGame(view.game)]);
        return await suggest(thinker, game, view, stop);
      },
    };
    return new FollowedTable(id, { client, device, isStored, link: null, complain: () => {} });
  }
}

/** A table may name a bot of a later version. */
const knownBot = (name = ''): BotName => (isBotName(name) ? name : DEFAULT_BOT);

/** One place of the page as a reader of the host in it. */
class DeviceReader implements Reader, TableClient {
  readonly who = DEVICE;
  /** Silent until a table is watched. */
  send: Reader['send'] = () => {};
  private readonly tables: Tables;

  constructor(tables: Tables) {
    this.tables = tables;
  }

  ask: TableClient['ask'] = (request, ask) => told(this.tables.ask(DEVICE, request, ask));

  watch: TableClient['watch'] = (table, seen, hear) => {
    this.send = hear;
    return told(this.tables.watch(this, table, seen()));
  };

  async unwatch(table: string): Promise<void> {
    this.tables.unwatch(this, table);
  }
}

/** What is refused is told as a server would tell it. */
const told = <T>(answer: Promise<T>): Promise<T> =>
  answer.catch((error: unknown) => {
    throw error instanceof Refusal ? new AskFailed(error.error) : error;
  });
