/**
 * One process of players: gathers tables, says so, and then plays at whatever rate it is told, for as long as it is told. Others
 * do the same at other tables.
 */
import { FastChance, GAMES, type GameId } from '@sixfold/engine';
import { drive, gatherAll } from '../load/play.ts';
import { LoadTable, type Load } from '../load/tables.ts';
import { Tally } from '../load/tally.ts';

export interface LoaderWishes {
  readonly addresses: readonly string[];
  readonly tables: number;
  readonly game: GameId;
  readonly players: number;
  readonly seed: number;
}

export interface Drive {
  readonly rate: number;
  readonly seconds: number;
}

/** What became of it; times in milliseconds. */
export interface Driven {
  readonly seconds: number;
  readonly acknowledged: readonly number[];
  /** What was refused, lost or doubled. */
  readonly trouble: readonly string[];
}

function makeLoad({ addresses, game, players, seed }: LoaderWishes): Load {
  const terms = { game, options: {}, games: 100, starter: null };
  const shared = { terms, players, company: false, chance: new FastChance(seed), tally: new Tally() };
  return { addresses, game: GAMES[game], ...shared, ready: [] };
}

/** What went wrong since it was asked last. */
function takeTrouble(tally: Tally): string[] {
  const { lost, duplicated, trouble } = tally;
  tally.lost = tally.duplicated = 0;
  return [...(lost + duplicated > 0 ? [`lost ${lost}, duplicated ${duplicated}`] : []), ...trouble.splice(0)];
}

const wishes: LoaderWishes = JSON.parse(process.argv[2] ?? '');
const load = makeLoad(wishes);
await gatherAll(Array.from({ length: wishes.tables }, () => new LoadTable(load)));
process.send?.('gathered');

async function answer({ rate, seconds }: Drive): Promise<void> {
  load.tally.begin();
  const passed = await drive(load, rate, seconds);
  const driven: Driven = { seconds: passed, acknowledged: load.tally.acknowledged, trouble: takeTrouble(load.tally) };
  process.send?.(driven);
}

process.on('message', (wish: Drive) => void answer(wish));
