import { writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { BOT_NAMES, STAND_INS } from '@sixfold/bots';
import { drawStandings } from '../arena/chart.ts';
import { readBudget, readEntrants } from '../arena/entrants.ts';
import { Ledger } from '../arena/ledger.ts';
import type { ArenaPlan, Played } from '../arena/match.ts';
import { sayStandings } from '../arena/report.ts';
import { runArena } from '../arena/run.ts';
import { seatingsOf } from '../arena/seatings.ts';
import { clearGames, makeStandings, standingsOf } from '../arena/standings.ts';
import { FINE, readArgs, readCount, UsageError, WRONG, type Command } from '../command-line/command.ts';
import { readConfig, readGame } from '../command-line/game-arguments.ts';

const MOST_GAMES = 10_000_000;
const MOST_JOBS = 256;
const LONGEST_GRACE = 600_000;
const STOPPED = 130;

const help = `
Usage: sixfold arena --game G --bots A,B[,…] [options]

Lets bots compete and tells how strong they are: win rates with 95 % intervals, Elo, the mean weakest track and the time
a move takes. Every deal is played several times with the same luck, so that everyone sits on every seat:

  2 players, A,B      A and B, then B and A; with more names, all pairs
  3 or 4, A,B         one A against B on all other seats, once on each seat
  3 or 4, as many     all names together, in every rotation of the seats
  partners            the names are teams, as with 2 players
  solo                each name plays the deal alone

A shared win counts as its share; a bot on several seats counts with all of them together.

  --game G          the game ("sixfold games" lists them)
  --players N       default: 2
  --bots A,B[,…]    ${BOT_NAMES.slice(0, 4).join(', ')}, ${BOT_NAMES.slice(4).join(', ')},
                    people: ${STAND_INS.join(', ')};
                    or "exec:COMMAND" for a program of your own (see docs/bots.md; no commas in the command),
                    or from:FOLDER/NAME for a bot of another checkout of this project;
                    master@50ms and master@200 have a budget of their own, in time or in steps
  --games K         games for each pair or company, or each name alone; rounded up to whole deals; default: 100
  --deals K         whole deals instead
  --until-clear     two names only: stop as soon as it is clear which is better; the intervals allow for that
  --seed S          any text; deal i has the seed S/i; default: 1
  --ms n            how long a bot may think about a move; default: 300
  --iterations n    how many steps instead: then the same seed gives the same games on every machine
  --grace n         milliseconds after its budget in which a program must answer or forfeit; default: 5000
  --options JSON    the game's options, such as '{"partners":true}'
  --jobs n          threads; default: one a core (${availableParallelism()})
  --json            print {"game","players","games","standings":[{"bot","winRate","interval":[low,high],"elo",
                    "meanWeakest","msPerMove"}…]}
  --out DIR         write standings.json, standings.svg and games.jsonl there; stopped with Ctrl+C and started
                    again with the same arguments, the arena goes on where it was

Ends with code 1 where somebody forfeited every game, since nothing was measured then.
`;

export const arena: Command = {
  name: 'arena',
  summary: 'let bots compete and measure how strong they are',
  help,
  async run(words) {
    const { values, positionals } = readArgs(words, {
      game: { type: 'string' },
      players: { type: 'string', default: '2' },
      bots: { type: 'string' },
      games: { type: 'string' },
      deals: { type: 'string' },
      'until-clear': { type: 'boolean', default: false },
      seed: { type: 'string', default: '1' },
      ms: { type: 'string' },
      iterations: { type: 'string' },
      grace: { type: 'string', default: '5000' },
      options: { type: 'string' },
      jobs: { type: 'string', default: String(availableParallelism()) },
      json: { type: 'boolean', default: false },
      out: { type: 'string' },
    });
    if (positionals.length > 0) throw new UsageError(`arena takes no "${positionals[0]}"`);
    const plan = readPlan(values);
    const most = readGames(plan, values.games, values.deals);
    const jobs = readCount('--jobs', values.jobs, 1, MOST_JOBS);
    const ledger = values.out === undefined ? null : new Ledger(values.out, plan);
    const played = await runArena(plan, most, jobs, ledger);
    const games = (plan.untilClear && clearGames(plan, played.slice(0, most))) || most;
    const standings = standingsOf(plan, played.slice(0, games));
    const json = `${JSON.stringify(makeStandings(standings))}\n`;
    if (values.out !== undefined) {
      writeFileSync(join(values.out, 'standings.json'), json);
      writeFileSync(join(values.out, 'standings.svg'), drawStandings(plan, standings));
    }
    if (played.length < games) return sayStopped(played.length, games, values.out);
    process.stdout.write(values.json ? json : sayStandings(plan, standings));
    return sayHopeless(plan, played.slice(0, games));
  },
};

function readPlan(values: {
  game?: string | undefined;
  players: string;
  bots?: string | undefined;
  seed: string;
  ms?: string | undefined;
  iterations?: string | undefined;
  grace: string;
  options?: string | undefined;
  'until-clear': boolean;
}): ArenaPlan {
  const game = readGame(values.game);
  const players = readCount('--players', values.players, 1, 4);
  const config = readConfig(game, players, values.options);
  if (values.bots === undefined) throw new UsageError('--bots is missing, such as --bots master,greedy');
  const entrants = readEntrants(values.bots, readBudget(values.ms, values.iterations));
  return {
    game: game.card.id,
    players,
    options: config.options,
    seed: values.seed,
    entrants,
    seatings: seatingsOf(entrants.length, game.blank(config).teams),
    grace: readCount('--grace', values.grace, 0, LONGEST_GRACE),
    ...(values['until-clear'] && needDuel(entrants.length, players)),
  };
}

function needDuel(entrants: number, players: number): Pick<ArenaPlan, 'untilClear'> {
  if (entrants !== 2 || players === 1) throw new UsageError('--until-clear is for two names that play each other');
  return { untilClear: true };
}

/** All games of all deals that are needed for so many of each company. */
function readGames({ seatings }: ArenaPlan, games: string | undefined, deals: string | undefined): number {
  if (games !== undefined && deals !== undefined) throw new UsageError('either --games or --deals, not both');
  if (deals !== undefined) return readCount('--deals', deals, 1, MOST_GAMES) * seatings.length;
  const each = readCount('--games', games ?? '100', 1, MOST_GAMES);
  return Math.ceil(each / seatings[0]!.length) * seatings.length;
}

/** Where somebody forfeited every game, nothing was measured. */
function sayHopeless({ entrants }: ArenaPlan, played: readonly Played[]): number {
  const hasForfeited = (entrant: number): boolean =>
    played
      .filter(({ seats }) => seats.includes(entrant))
      .every(({ seats, forfeit }) => forfeit !== undefined && seats[forfeit.seat] === entrant);
  const hopeless = entrants.filter((_, index) => hasForfeited(index));
  for (const { label } of hopeless) process.stderr.write(`sixfold: ${label} forfeited every game\n`);
  return hopeless.length > 0 ? WRONG : FINE;
}

function sayStopped(played: number, games: number, out: string | undefined): number {
  const next = out === undefined ? 'with --out DIR it could go on later' : 'the same command goes on from there';
  process.stderr.write(`sixfold: stopped after ${played} of ${games} games; ${next}\n`);
  return STOPPED;
}
