/**
 * How many moves a second are acknowledged within half a second, 99 of 100 of them: by one server on SQLite, by one on
 * PostgreSQL, and by two on one PostgreSQL, where neighbours at a table come in by different servers. All three stand ready, and
 * take each step of the search in turn, so that whatever else the machine does meets all of them.
 *   npm run bench:throughput
 *   npm run bench:throughput -- --cores 0,1 --load-cores 2-7 --loaders 4      servers and databases on two cores, players on others
 * SIXFOLD_POSTGRES names the folder with PostgreSQL's programs, TMPDIR the disk; ends with 1 where a bar is missed.
 */
import { parseArgs } from 'node:util';
import { GAME_IDS } from '@sixfold/engine';
import { makeFolder, removeFolder } from '../packages/testing/src/real-server.ts';
import { probeDisk } from './load/probe.ts';
import { quantile } from './load/tally.ts';
import { Search } from './throughput/search.ts';
import { Setup, type Conditions, type Kind, type Step } from './throughput/setup.ts';

const { values } = parseArgs({
  options: {
    tables: { type: 'string', default: '300' },
    players: { type: 'string', default: '4' },
    game: { type: 'string', default: 'board' },
    from: { type: 'string', default: '250' },
    warm: { type: 'string', default: '2' },
    seconds: { type: 'string', default: '9' },
    minutes: { type: 'string', default: '8' },
    loaders: { type: 'string', default: '1' },
    cores: { type: 'string', default: '' },
    'load-cores': { type: 'string', default: '' },
  },
});

const KINDS: readonly Kind[] = [
  { name: 'one server, SQLite', servers: 1, isPostgres: false },
  { name: 'one server, PostgreSQL', servers: 1, isPostgres: true },
  { name: 'two servers, PostgreSQL', servers: 2, isPostgres: true },
];

/** 99 of 100 moves are acknowledged sooner, in milliseconds, and no more than this share of what was wished is missing. */
const LONGEST = 500;
const MISSING = 0.02;
/** The bars: of one server on the same, and of SQLite. */
const [OF_ONE, OF_SQLITE] = [0.8, 0.25];

const isHeld = ({ rate, moves, p99, trouble }: Step): boolean =>
  moves >= (1 - MISSING) * rate && p99 < LONGEST && trouble.length === 0;

/** One of the three, with what is known of it. */
class Contest {
  readonly search = new Search(Number(values.from));
  best: Step | null = null;
  readonly setup: Setup;

  constructor(setup: Setup) {
    this.setup = setup;
  }

  async step(): Promise<void> {
    const { next } = this.search;
    if (next === null) return;
    const step = await this.setup.play(next, Number(values.warm), Number(values.seconds));
    say(this.setup.kind, step, isHeld(step) ? 'held' : 'not held');
    for (const trouble of step.trouble.slice(0, 2)) console.log(`  ${trouble.slice(0, 200)}`);
    this.search.tell(isHeld(step));
    if (this.search.held === next) this.best = step;
  }
}

const inMs = (seconds: number): string => (1000 * seconds).toFixed(3);

function say({ name }: Kind, { rate, moves, p50, p99, servers, database, load }: Step, verdict: string): void {
  const cpu = `CPU ms a move: servers ${inMs(servers)}, database ${inMs(database)}, load ${inMs(load)}`;
  const times = `p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms`;
  console.log(`${name.padEnd(24)}${rate}/s: ${moves.toFixed(0)}/s, ${times}; ${cpu}; ${verdict}`);
}

function readConditions(): Conditions {
  const game = GAME_IDS.find((id) => id === values.game);
  if (!game) throw new Error(`--game is one of ${GAME_IDS.join(', ')}`);
  const [tables, players, loaders] = [Number(values.tables), Number(values.players), Number(values.loaders)];
  return { game, tables, players, loaders, cores: values.cores, loadCores: values['load-cores'] };
}

async function openAll(contests: Contest[]): Promise<void> {
  for (const kind of KINDS) {
    const began = performance.now();
    contests.push(new Contest(await Setup.open(kind, readConditions())));
    const seconds = ((performance.now() - began) / 1000).toFixed(1);
    console.log(`${kind.name.padEnd(24)}${values.tables} tables of ${values.players} gathered in ${seconds} s`);
  }
}

/** Until all is known, or the time is up. */
async function contend(contests: readonly Contest[], until: number): Promise<void> {
  while (contests.some(({ search }) => search.next !== null) && performance.now() < until) {
    for (const contest of contests) await contest.step();
  }
}

function judge([sqlite, one, two]: readonly Contest[]): boolean {
  const verdicts = [
    { what: 'two servers of one, on PostgreSQL', share: ratio(two, one), bar: OF_ONE },
    { what: 'PostgreSQL of SQLite, one server', share: ratio(one, sqlite), bar: OF_SQLITE },
  ];
  for (const { what, share, bar } of verdicts) {
    console.log(`${share >= bar ? 'ok  ' : 'FAIL'} ${what}: ${share.toFixed(2)}, at least ${bar}`);
  }
  return verdicts.every(({ share, bar }) => share >= bar);
}

const ratio = (one?: Contest, other?: Contest): number => (one?.search.held ?? 0) / (other?.search.held ?? 0);

const until = performance.now() + Number(values.minutes) * 60_000;
const folder = makeFolder();
const endProbe = probeDisk(folder);
const contests: Contest[] = [];
try {
  await openAll(contests);
  await contend(contests, until);
  const raw = await endProbe();
  console.log('\nthe highest rates that were held:');
  for (const { best, setup } of contests) if (best) say(setup.kind, best, 'held');
  console.log(
    `raw fdatasync meanwhile: p50 ${quantile(raw, 0.5).toFixed(1)} ms, p99 ${quantile(raw, 0.99).toFixed(1)} ms`,
  );
  process.exitCode = judge(contests) ? 0 : 1;
} finally {
  for (const { setup } of contests) await setup.close();
  removeFolder(folder);
}
process.exit();
