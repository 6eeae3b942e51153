import type { Finding } from '@sixfold/server/migrate';
import { FINE, readArgs, UsageError, WRONG, type Command } from '../command-line/command.ts';
import { explained, readFolder } from '../command-line/data-folder.ts';
import { describeError } from '../terminal/describe.ts';

const help = `
Usage: sixfold migrate --check [--data DIR] [--json]

Replays all tables that gather people or are being played against the installed rules, and lists those that would go on
or end differently (exit code 1). It changes nothing, and the server may run meanwhile. The format of the database needs
no command: the server brings it up to date when it starts, after a backup.

  --check      needed, for there is nothing else to do
  --data DIR   the data folder; default: SIXFOLD_DATA, or data
  --json       print what was found as JSON
`;

export const migrate: Command = {
  name: 'migrate',
  summary: 'check that the installed rules suit the tables in play',
  help,
  async run(words) {
    const { values, positionals } = readArgs(words, {
      check: { type: 'boolean', default: false },
      data: { type: 'string' },
      json: { type: 'boolean', default: false },
    });
    if (positionals.length > 0) throw new UsageError(`migrate takes no "${positionals[0]}"`);
    if (!values.check) throw new UsageError('--check is missing');
    const { checkTables } = await import('@sixfold/server/migrate');
    const { fine, findings } = explained(() => checkTables(readFolder(values.data)));
    const text = values.json
      ? JSON.stringify({ fine, findings }, null, 2)
      : [...findings.map(describe), `${fine} tables go on as they were, ${findings.length} do not`].join('\n');
    process.stdout.write(`${text}\n`);
    return findings.length === 0 ? FINE : WRONG;
  },
};

function describe({ table, game, ruleset, installed, what, error }: Finding): string {
  const rules = installed === ruleset ? `rules ${ruleset}` : `rules ${ruleset}, now ${installed ?? 'none'}`;
  return `${table} (${game}, ${rules}): ${error ? describeError(error) : WHAT[what]}`;
}

const WHAT: Readonly<Record<Finding['what'], string>> = {
  'other-rules': 'its moves are allowed, but may count for something else now',
  over: 'by the installed rules it is over',
  'cannot-load': 'it cannot be loaded',
};
