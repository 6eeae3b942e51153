import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readAdminKey } from '../admin/key.ts';
import { askServer } from '../admin/client.ts';
import { PAGE } from '../page-folder.ts';
import { sayMisspelt, type ServerSettings } from '../settings/settings.ts';
import { sayDoubts } from '../warnings.ts';
import { checkDisk, checkFolder, checkSqlite } from './data.ts';
import { checkPostgres } from './postgres.ts';
import { doubt, examine, fine, wrong, type Diagnosis } from './diagnosis.ts';
import { checkPublicUrl, type RunningServer } from './public-url.ts';
import { checkCertificate } from './tls.ts';

export type { Diagnosis };

/** A connection is a file, and the server has some of its own. */
const OWN_FILES = 100;

/** Looks at all that a server needs, one thing after the other. */
export async function* examineServer(
  settings: ServerSettings,
  environment: NodeJS.ProcessEnv,
): AsyncGenerator<Diagnosis> {
  yield* await examine('settings', () => checkSettings(settings, environment));
  yield* await examine('page', checkPage);
  yield* await examine('data', () => checkFolder(settings));
  if (settings.database === '') {
    yield* await examine('disk', () => checkDisk(settings));
    yield* await examine('database', () => checkSqlite(settings));
  } else yield* await examine('database', () => checkPostgres(settings));
  yield* await examine('system', () => checkFiles(settings));
  yield* await examine('tls', () => checkCertificate(settings));
  const running = await findRunning(settings);
  yield running ? fine('server', 'it runs') : doubt('server', 'none runs with this data folder just now');
  yield* await examine('proxy', () => checkPublicUrl(settings, running));
}

function checkSettings(settings: ServerSettings, environment: NodeJS.ProcessEnv): Diagnosis[] {
  readAdminKey(settings.adminTokenFile);
  const doubts = [...sayMisspelt(environment), ...sayDoubts(settings)];
  return doubts.length > 0 ? doubts.map((said) => doubt('settings', said)) : [fine('settings', 'all are understood')];
}

const checkPage = (): Diagnosis[] => [
  existsSync(join(PAGE, 'index.html'))
    ? fine('page', 'it is built')
    : wrong('page', `there is none in ${PAGE}; npm run build:page`),
];

/** Where the system says how many files a process may have open. */
function checkFiles({ connections }: ServerSettings): Diagnosis[] {
  if (!existsSync('/proc/self/limits')) return [];
  const most = Number(/^Max open files +(\d+)/m.exec(readFileSync('/proc/self/limits', 'utf8'))?.[1] ?? Infinity);
  if (most >= connections + OWN_FILES) return [fine('system', `${most} files may be open`)];
  return [
    doubt('system', `only ${most} files may be open: so many connections at most; LimitNOFILE=65536, or ulimit -n`),
  ];
}

/** The server that runs with the data folder; null if none does. */
async function findRunning({ data }: ServerSettings): Promise<RunningServer | null> {
  const isThere = await askServer(data, 'state').then(
    () => true,
    () => false,
  );
  if (!isThere) return null;
  return {
    prepareMirror: async () => (await askServer(data, 'mirror', {})).secret,
    reflection: async () => (await askServer(data, 'reflection')).seen,
  };
}
