import type { Diagnosis } from '@sixfold/server/doctor';
import { readSettings, SETTING_FLAGS } from '@sixfold/server/settings';
import { FINE, readArgs, UsageError, WRONG, type Command } from '../command-line/command.ts';
import { explained } from '../command-line/data-folder.ts';

const help = `
Usage: sixfold doctor [settings] [--json]

Looks at what a server with these settings needs, whether one runs or not, and says what to mend: settings, page, data
folder, disk, database, limits of the system, certificate, clock, and, if --public-url is set, what a proxy makes of those
who come. Takes the settings of "sixfold serve", as flags or in the environment; run it as the user that runs the server.
Ends with code 1 if something must be mended, with 0 if things are well or could only be better.

  --json       print what was found as JSON
`;

const MARKS: Readonly<Record<Diagnosis['level'], string>> = { fine: 'ok   ', doubt: 'hm   ', wrong: 'WRONG' };

export const doctor: Command = {
  name: 'doctor',
  summary: 'check what a server needs, and say what to mend',
  help,
  async run(words) {
    const flags = Object.fromEntries(SETTING_FLAGS.map((flag) => [flag, { type: 'string' } as const]));
    const { values, positionals } = readArgs(words, { ...flags, json: { type: 'boolean', default: false } });
    if (positionals.length > 0) throw new UsageError(`doctor takes no "${positionals[0]}"`);
    const { json, ...texts } = values;
    const settings = explained(() => readSettings(process.env, texts));
    const { examineServer } = await import('@sixfold/server/doctor');
    const found: Diagnosis[] = [];
    for await (const diagnosis of examineServer(settings, process.env)) {
      found.push(diagnosis);
      if (!json) process.stdout.write(`${MARKS[diagnosis.level]} ${diagnosis.part}: ${diagnosis.said}\n`);
    }
    if (json) process.stdout.write(`${JSON.stringify(found, null, 2)}\n`);
    return found.some(({ level }) => level === 'wrong') ? WRONG : FINE;
  },
};
