/**
 * Follows docs/hosting.md: runs every block that is marked there, in a fresh clone and an empty folder, behind a real nginx; two
 * browsers play a game while servers are restarted.
 *   npm run test:hosting                      needs git, curl, openssl, nginx (as root it is installed) and the network for npm ci
 *   npm run test:hosting -- --modules .       takes node_modules from a checkout instead of npm ci
 */
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { startPostgres } from '../packages/testing/src/postgres.ts';
import { blocksIn, moved, PORTS, readGuide, root, type Block, type Elsewhere } from './hosting/guide.ts';
import { ensurePostgres } from './postgres.ts';

const { values } = parseArgs({ options: { modules: { type: 'string' }, keep: { type: 'boolean', default: false } } });

/** In the environment, as nothing in it lies where the guide puts things. */
const PLAYWRIGHT = [
  process.execPath,
  join(root, 'node_modules/.bin/playwright'),
  'test',
  '-c',
  join(root, 'packages/web/e2e/hosting/playwright.config.ts'),
].join(' ');

const hasProgram = (name: string): boolean => spawnSync('sh', ['-c', `command -v ${name}`]).status === 0;

/** Finds or installs what the guide presumes. */
function needPrograms(): void {
  if (!hasProgram('nginx') && process.getuid?.() === 0 && hasProgram('apt-get')) {
    execFileSync('apt-get', ['install', '-y', 'nginx-light'], { stdio: ['ignore', 2, 2] });
  }
  const missing = ['git', 'curl', 'openssl', 'nginx'].filter((name) => !hasProgram(name));
  if (missing.length > 0) throw new Error(`install ${missing.join(', ')} first: apt-get install ${missing.join(' ')}`);
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

async function findPorts(): Promise<Elsewhere['ports']> {
  const found: [string, number][] = [];
  for (const port of PORTS) found.push([port, await freePort()]);
  return { '443': 0, '80': 0, '6060': 0, '6061': 0, '6062': 0, '6070': 0, ...Object.fromEntries(found) };
}

/** What a system has before anything is installed: folders, and an nginx that serves nothing yet. */
function prepare(folder: string): void {
  for (const name of ['opt', 'etc/nginx/sites-enabled', 'var/lib', 'var/backups', 'usr/local/bin', 'home']) {
    mkdirSync(join(folder, name), { recursive: true });
  }
  writeFileSync(
    join(folder, 'etc/nginx/nginx.conf'),
    `pid ${folder}/nginx.pid;
error_log ${folder}/nginx-error.log;
worker_processes 1;
events { worker_connections 256; }
http {
  access_log off;
  client_body_temp_path ${folder}/body; proxy_temp_path ${folder}/proxy; fastcgi_temp_path ${folder}/fastcgi;
  uwsgi_temp_path ${folder}/uwsgi; scgi_temp_path ${folder}/scgi;
  include ${folder}/etc/nginx/sites-enabled/*.conf;
}
`,
  );
}

/** What stands for the system in the shell that runs the blocks. */
const prelude = (folder: string): string => `set -euo pipefail
cd ${folder}/home
export PATH="${folder}/usr/local/bin:$PATH:${ensurePostgres()}"
nginx() { command nginx -c ${folder}/etc/nginx/nginx.conf "$@" 2> >(grep -v 'could not open error log' >&2); }
${values.modules === undefined ? '' : `npm() { if [ "$1" = ci ]; then rm -rf node_modules; cp -al ${resolve(values.modules)}/node_modules .; else command npm "$@"; fi; }`}
trap 'kill $(jobs -p) 2>/dev/null || true; wait; nginx -s quit || true' EXIT
nginx
`;

const say = ({ heading, commands, isPlayed }: Block): string =>
  `printf '\\n== %s\\n' ${JSON.stringify(heading)}\n${isPlayed ? whilePlayed(commands) : commands}`;

/** The same while two browsers play: it begins once they do, and they do not end before it is done. */
const whilePlayed = (commands: string): string => `MARKS=$(mktemp -d)
PLAY_AT=https://play.example PLAY_SERVERS='http://127.0.0.1:6061 http://127.0.0.1:6062' PLAY_MARKS=$MARKS \\
  PLAY_TOKEN=$(cat /etc/sixfold/admin-token) $PLAYWRIGHT & PLAY=$!
until [ -e $MARKS/playing ]; do kill -0 $PLAY; sleep 0.5; done
${commands}
touch $MARKS/restarted
wait $PLAY
rm -r $MARKS
`;

/** The files in the clone name the same places as the guide. */
const moveFiles = (folder: string, elsewhere: Elsewhere): string =>
  ['nginx-proxy.conf', 'nginx.conf', 'nginx-path.conf', 'nginx-two.conf', 'sixfold.env']
    .map((name) => {
      const text = moved(readFileSync(join(root, 'deploy', name), 'utf8'), folder, elsewhere);
      return `cat > sixfold-source/deploy/${name} <<'END-OF-FILE'\n${text}END-OF-FILE\n`;
    })
    .join('');

function scriptOf(folder: string, elsewhere: Elsewhere): string {
  const [first, ...rest] = blocksIn(readGuide());
  if (!first) throw new Error('the guide has nothing to run');
  const clone = { ...first, commands: first.commands.replace(/^git clone \S+/m, `git clone -q file://${root}`) };
  const run = (block: Block): string => moved(say(block), folder, elsewhere);
  return [
    prelude(folder),
    run(clone),
    moveFiles(folder, elsewhere),
    ...rest.map(run),
    "printf '\\nall of it was run\\n'\n",
  ].join('\n');
}

async function follow(): Promise<number> {
  needPrograms();
  const folder = mkdtempSync(join(tmpdir(), 'sixfold-hosting-'));
  const postgres = await startPostgres();
  try {
    prepare(folder);
    const script = join(folder, 'guide.sh');
    const elsewhere = { ports: await findPorts(), database: await postgres.create('sixfold') };
    writeFileSync(script, scriptOf(folder, elsewhere));
    const shell = spawn('bash', [script], { stdio: 'inherit', env: { ...cleanEnvironment(), PLAYWRIGHT } });
    const [code] = await once(shell, 'close');
    return Number(code ?? 1);
  } finally {
    await postgres.close();
    if (!values.keep) rmSync(folder, { recursive: true });
  }
}

/** Nothing that was set for this checkout counts in the other one. */
const cleanEnvironment = (): NodeJS.ProcessEnv =>
  Object.fromEntries(Object.entries(process.env).filter(([name]) => !/^(SIXFOLD_|npm_)/.test(name)));

process.exitCode = await follow();
