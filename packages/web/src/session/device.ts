import type { Game, View } from '@sixfold/engine';
import { isBotName, type BotName } from '@sixfold/bots/levels';
import { Refusal, Tables, type DeviceWish, type Tools } from '@sixfold/host';
import { AskFailed, type Seen, type TableConfig, type TableMessage } from '@sixfold/protocol';
import { DEFAULT_BOT } from '../lib/default-bot.ts';
import type { DeviceStore } from '../store/store.ts';
import { FollowedTable, type FollowTools } from './followed-table.ts';
import type { TableClient } from './session.ts';

/** What set-up asks for; the table completes the rest from the game's card. */
export type TableWishes = Pick<TableConfig, 'game' | 'seats'> & Partial<TableConfig>;

const DEVICE = { kind: 'device' } as const;

/** What the device's tables use of the page. */
export interface DeviceTools extends Tools {
  readonly store: DeviceStore;
  readonly isStored: FollowTools['isStored'];
  readonly rememberNames: (names: readonly string[]) => void;
  readonly loadGame: FollowTools['loadGame'];
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
    const client = new DeviceClient(this.tables);
    const host = this.tables.host.bind(this.tables, id);
    const { thinker, isStored, loadGame } = this.tools;
    const device = {
      uncover: () => void host().uncover(client),
      thinkAgain: () => void host().thinkAgain(),
      suggest: async (game: Game, view: View, stop: AbortSignal) =>
        (await import('../thinking/hints.ts')).suggest(thinker, game, view, stop),
    };
    const nothing = (): void => {};
    const tools = { client, device, isStored, loadGame, link: null, complain: nothing, keep: nothing };
    return new FollowedTable(id, tools);
  }
}

/** A table may name a bot of a later version. */
const knownBot = (name = ''): BotName => (isBotName(name) ? name : DEFAULT_BOT);

type DeviceReactions = { readonly [N in TableMessage[0]]: Set<(body: never) => void> };

/** One place of the page as a reader of the host in it. */
class DeviceClient implements TableClient {
  readonly who = DEVICE;
  private readonly tables: Tables;
  private readonly reactions: DeviceReactions = { table: new Set(), game: new Set() };

  constructor(tables: Tables) {
    this.tables = tables;
  }

  send([name, body]: TableMessage): void {
    for (const react of this.reactions[name]) react(body as never);
  }

  ask: TableClient['ask'] = (request, ask) => told(this.tables.ask(DEVICE, request, ask));

  on: TableClient['on'] = (name, react) => {
    this.reactions[name].add(react);
    return () => this.reactions[name].delete(react);
  };

  watch(table: string, seen: () => Seen | null): Promise<void> {
    return told(this.tables.watch(this, table, seen()));
  }

  async unwatch(table: string): Promise<void> {
    this.tables.unwatch(this, table);
  }
}

/** What is refused is told as a server would tell it. */
const told = <T>(answer: Promise<T>): Promise<T> =>
  answer.catch((error: unknown) => {
    throw error instanceof Refusal ? new AskFailed(error.error) : error;
  });
