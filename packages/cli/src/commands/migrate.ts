import type { Finding } from '@sixfold/server/migrate';
import type { MoveProgress } from '@sixfold/server/moving';
import { readSettings } from '@sixfold/server/settings';
import { FINE, readArgs, UsageError, WRONG, type Command } from '../command-line/command.ts';
import { explained, explainedLater } from '../command-line/data-folder.ts';
import { describeError } from '../terminal/describe.ts';

const help = `
Usage: sixfold migrate --check [--from PLACE | --data DIR] [--json]
       sixfold migrate --to PLACE [--from PLACE]

With --check: replays all tables that gather people or are being played against the installed rules, and lists those that
would go on or end differently (exit code 1). It changes nothing, and the server may run meanwhile. The format of the
database needs no command: the server brings it up to date when it starts, after a backup.

With --to: moves everything to an empty place, and compares both at the end. A place is a data folder, or a PostgreSQL
database as in postgres://USER:PASSWORD@HOST/NAME. No server may use either meanwhile. What is broken off goes on from where
it was if it is called again; until then no server uses the place. What is moved from stays as it is.

  --check        check the tables
  --to PLACE     where to move everything
  --from PLACE   from where, or what to check; default: SIXFOLD_DATABASE, SIXFOLD_DATA, or data
  --data DIR     the same for a data folder
  --json         print what was found as JSON
`;

export const migrate: Command = {
  name: 'migrate',
  summary: 'check that the rules suit the tables in play, or move all to another database',
  help,
  async run(words) {
    const { values, positionals } = readArgs(words, {
      check: { type: 'boolean', default: false },
      to: { type: 'string' },
      from: { type: 'string' },
      data: { type: 'string' },
      json: { type: 'boolean', default: false },
    });
    if (positionals.length > 0) throw new UsageError(`migrate takes no "${positionals[0]}"`);
    if (values.check === (values.to !== undefined)) throw new UsageError('migrate takes either --check or --to PLACE');
    const from = values.from ?? values.data ?? usualPlace();
    return values.to === undefined ? check(from, values.json) : move(from, values.to);
  },
};

async function check(place: string, json: boolean): Promise<number> {
  const { checkDatabase, checkTables } = await import('@sixfold/server/migrate');
  const checked = place.startsWith('postgres')
    ? explainedLater(checkDatabase(place))
    : explained(() => checkTables(place));
  const { fine, findings } = await checked;
  const text = json
    ? JSON.stringify({ fine, findings }, null, 2)
    : [...findings.map(describe), `${fine} tables go on as they were, ${findings.length} do not`].join('\n');
  process.stdout.write(`${text}\n`);
  return findings.length === 0 ? FINE : WRONG;
}

const usualPlace = (): string =>
  explained(() => {
    const { database, data } = readSettings(process.env);
    return database === '' ? data : database;
  });

async function move(from: string, to: string): Promise<number> {
  const { moveEverything } = await import('@sixfold/server/moving');
  const moved = await explainedLater(moveEverything(from, to, tellProgress()));
  const again = moved.isResumed ? ', after an attempt that was broken off' : '';
  process.stdout.write(
    `${moved.tables} tables with ${moved.events} events are in ${moved.to}, as they are in ${moved.from}${again}\n`,
  );
  return FINE;
}

/** One line that changes in a terminal, else a line a table of the database. */
function tellProgress(): (progress: MoveProgress) => void {
  const isTerminal = process.stderr.isTTY;
  return ({ what, table, done, of }) => {
    if (isTerminal) process.stderr.write(`\r\u001B[K${what} ${table}: ${done} of ${of}${done === of ? '\n' : ''}`);
    else if (done === of) process.stderr.write(`${what} ${table}: ${done} of ${of}\n`);
  };
}

function describe({ table, game, ruleset, installed, what, error }: Finding): string {
  const rules = installed === ruleset ? `rules ${ruleset}` : `rules ${ruleset}, now ${installed ?? 'none'}`;
  return `${table} (${game}, ${rules}): ${error ? describeError(error) : WHAT[what]}`;
}

const WHAT: Readonly<Record<Finding['what'], string>> = {
  'other-rules': 'its moves are allowed, but may count for something else now',
  over: 'by the installed rules it is over',
  'cannot-load': 'it cannot be loaded',
};
