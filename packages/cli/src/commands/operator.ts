import type { AdminTable } from '@sixfold/server/admin';
import { FINE, readArgs, readCount, UsageError, type Command } from '../command-line/command.ts';
import { askingServer, readFolder } from '../command-line/data-folder.ts';

const DATA = '  --data DIR   the data folder of the server; default: SIXFOLD_DATA, or data';
const DATA_FLAG = { data: { type: 'string' } } as const;
const AT_RUNNING = `It speaks to the server that runs with the data folder, and needs no token: whoever may enter the folder may do this.`;

export const tables: Command = {
  name: 'tables',
  summary: 'list the tables of a server that runs',
  help: `
Usage: sixfold tables [--data DIR] [--json]

Lists the tables that gather people or are being played, last touched first, with who sits there.
${AT_RUNNING}

  --json       print them as JSON
${DATA}
`,
  async run(words) {
    const { values, positionals } = readArgs(words, { ...DATA_FLAG, json: { type: 'boolean', default: false } });
    if (positionals.length > 0) throw new UsageError(`tables takes no "${positionals[0]}"`);
    const { tables: found } = await askingServer(readFolder(values.data), 'tables');
    const lines = values.json ? [JSON.stringify(found, null, 2)] : [...found.map(describe), `${found.length} tables`];
    process.stdout.write(`${lines.join('\n')}\n`);
    return FINE;
  },
};

function describe({ id, game, stage, isPublic, touched, seats }: AdminTable): string {
  const when = new Date(touched).toISOString().slice(0, 16).replace('T', ' ');
  const names = seats.map(({ kind, name, guest }) => [name || '-', kind === 'person' ? guest : kind].join(' = '));
  return `${id}  ${game}  ${stage}${isPublic ? ', public' : ''}  ${when}  ${names.join(', ')}`;
}

export const close: Command = {
  name: 'close',
  summary: 'close a table of a server that runs',
  help: `
Usage: sixfold close TABLE [--data DIR]

Closes a table. Those who sit there can open it again; "sixfold forget TABLE" deletes it.
${AT_RUNNING}

${DATA}
`,
  async run(words) {
    const { values, positionals } = readArgs(words, DATA_FLAG);
    const id = only(positionals, 'close takes one table; "sixfold tables" lists them');
    await askingServer(readFolder(values.data), 'close', { id });
    return say('closed');
  },
};

export const forget: Command = {
  name: 'forget',
  summary: 'delete a table or a guest of a server that runs',
  help: `
Usage: sixfold forget ID [--data DIR]

Deletes a table with all that happened there, or a guest: where they sat, no name is left, and nobody waits for them.
"sixfold tables" shows the ids of both. ${AT_RUNNING}

${DATA}
`,
  async run(words) {
    const { values, positionals } = readArgs(words, DATA_FLAG);
    const id = only(positionals, 'forget takes one table or guest; "sixfold tables" lists them');
    const { kind } = await askingServer(readFolder(values.data), 'forget', { id });
    return say(`the ${kind} is gone`);
  },
};

export const block: Command = {
  name: 'block',
  summary: 'keep a guest or an address out of a server that runs',
  help: `
Usage: sixfold block (--guest ID | --address ADDRESS) [--days n] [--lift] [--data DIR]

Lets nobody in who is that guest, or comes from that address; whoever is there is let go. A guest can come back under
another name, an address is shared by a household. ${AT_RUNNING}

  --days n     for so many days; without, for good
  --lift       lets them in again
${DATA}
`,
  async run(words) {
    const { values, positionals } = readArgs(words, {
      ...DATA_FLAG,
      guest: { type: 'string' },
      address: { type: 'string' },
      days: { type: 'string' },
      lift: { type: 'boolean', default: false },
    });
    const { guest, address } = values;
    const what = only(
      [guest, address, ...positionals].filter((one) => one !== undefined),
      'block takes either --guest or --address',
    );
    const banned = { kind: guest === undefined ? 'address' : 'guest', what };
    const days = values.days === undefined ? {} : { days: readCount('--days', values.days, 1, 3650) };
    await askingServer(readFolder(values.data), ...ordered(values.lift, banned, days));
    return say(values.lift ? 'lifted' : 'blocked');
  },
};

const ordered = (isLifted: boolean, banned: object, days: object): ['lift' | 'ban', object] =>
  isLifted ? ['lift', banned] : ['ban', { ...banned, ...days }];

export const tell: Command = {
  name: 'say',
  summary: 'tell everybody at a server that runs something',
  help: `
Usage: sixfold say TEXT [--minutes n] [--data DIR]

Shows a line to everybody who is there, and to whoever comes, such as "We restart in ten minutes". An empty text takes it
back. ${AT_RUNNING}

  --minutes n  for so many minutes; default: 10
${DATA}
`,
  async run(words) {
    const { values, positionals } = readArgs(words, { ...DATA_FLAG, minutes: { type: 'string', default: '10' } });
    const text = only(positionals, 'say takes one text, in quotes');
    const minutes = readCount('--minutes', values.minutes, 1, 1440);
    await askingServer(readFolder(values.data), 'say', { text, minutes });
    return say(text === '' ? 'taken back' : 'said');
  },
};

function only(found: readonly string[], wrong: string): string {
  const [one, ...more] = found;
  if (one === undefined || more.length > 0) throw new UsageError(wrong);
  return one;
}

function say(what: string): number {
  process.stdout.write(`${what}\n`);
  return FINE;
}
