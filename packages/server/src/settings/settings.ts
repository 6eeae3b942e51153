import { availableParallelism } from 'node:os';
import { nearest } from './nearest.ts';
import { contact, count, database, link, list, oneOf, path, ServeError, site, text, type Kind } from './kinds.ts';

export { ServeError };

interface Setting<T> {
  readonly kind: Kind<T>;
  /** What is taken where nothing is said. */
  readonly usual: T;
  readonly help: string;
}

const set = <T>(kind: Kind<T>, usual: T, help: string): Setting<T> => ({ kind, usual, help });

/** Every setting there is. Its flag and its environment variable follow from its name. */
const SETTINGS = {
  port: set(count(0, 65_535), 6060, 'the port; 0 takes any free one'),
  host: set(text, '0.0.0.0', 'the name or address to listen on; localhost for this machine alone'),
  data: set(text, 'data', 'the folder in which everything is kept'),
  database: set(
    database,
    '',
    'the PostgreSQL database (15 or later) in which everything is kept instead, by any number of servers; with ?sslmode=verify-full (and &sslrootcert=FILE) over TLS',
  ),
  databaseConnections: set(count(1, 1000), 10, 'connections to it for reading; two more write and listen'),
  databaseTimeout: set(count(100, 600_000), 5000, 'how long it may take for a statement, in ms'),
  tlsCert: set(text, '', 'the certificate chain in PEM form, to serve over TLS; SIGHUP has it read again'),
  tlsKey: set(text, '', 'its private key in PEM form'),
  trustProxy: set(list, [], 'addresses of proxies whose X-Forwarded headers count, such as 127.0.0.1,10.0.0.0/8'),
  publicUrl: set(site, '', 'the address under which people open the page, where a proxy is before it'),
  base: set(path, '', "the path under which the page lies; by default that of --public-url, or the server's root"),
  origins: set(list, [], 'origins whose pages may connect, beside the own: https://play.example,…'),
  name: set(text, '', 'what the page calls this place'),
  imprint: set(link, '', 'the address of the imprint'),
  privacy: set(link, '', 'the address of the privacy notice'),
  securityContact: set(contact, '', 'where to report holes to, for /.well-known/security.txt'),
  adminTokenFile: set(text, '', 'a file with the token that opens /admin and /metrics; without one both are closed'),
  metrics: set(
    oneOf('token', 'open', 'off'),
    'token',
    'who may read /metrics: whoever has the admin token, anybody, nobody',
  ),
  webhooks: set(oneOf('off', 'on'), 'off', 'whether people may be told of their turns at an address of their own'),
  bots: set(count(1, 64), Math.max(1, availableParallelism() - 1), 'threads in which bots think'),
  botBudget: set(count(1, 60_000), 500, 'how long a bot may think about a move, in ms'),
  botPace: set(count(0, 60_000), 900, "how long after its turn began a bot's move is shown, in ms"),
  graceSeconds: set(count(0, 86_400), 120, 'for so long somebody must be away before a bot may play on for them'),
  idleDays: set(count(1, 10_000), 30, 'tables that nobody touches for so many days are closed'),
  keepDays: set(count(0, 100_000), 0, 'days after which tables that are over are deleted; 0 keeps them for ever'),
  keepGuestDays: set(
    count(0, 100_000),
    0,
    'days after which guests whom nobody saw since, and who sit nowhere, are deleted; 0: as long as tables',
  ),
  leastFree: set(
    count(0, 1_000_000_000),
    200,
    'MB that must be free on the disk for a new table to be opened; games that there are go on',
  ),
  connectionWork: set(count(1, 1_000_000), 50, 'how long the server works for a connection, in ms a second'),
  guestWork: set(count(1, 1_000_000), 100, 'and for a guest with all of theirs'),
  addressWork: set(count(1, 1_000_000), 250, 'and for an address'),
  largestMessage: set(count(1024, 16_777_216), 65_536, 'bytes of the largest message'),
  connections: set(count(1, 1_000_000), 10_000, 'connections at a time, as far as the system has room'),
  connectionsPerAddress: set(count(1, 1_000_000), 100, 'connections from one address at a time'),
  guestsPerAddress: set(count(1, 1_000_000), 100, 'new guests from one address in an hour'),
  tablesPerGuest: set(count(1, 1_000_000), 60, 'tables that a guest may open in an hour'),
  tablesPerAddress: set(count(1, 1_000_000), 500, 'tables that may be opened from one address in a day'),
  liveTables: set(count(1, 1_000_000), 30, 'tables of a guest that go on at a time'),
  publicTables: set(count(1, 1_000_000), 3, 'of these, such that the lobby lists'),
  logLevel: set(oneOf('error', 'warn', 'info', 'debug', 'silent'), 'warn', 'what is logged'),
};

type Name = keyof typeof SETTINGS;

export type ServerSettings = {
  readonly [N in Name]: (typeof SETTINGS)[N] extends Setting<infer T> ? T : never;
};

const NAMES = Object.keys(SETTINGS) as Name[];

const words = (name: string): string[] => name.split(/(?=[A-Z])/).map((word) => word.toLowerCase());
const flagOf = (name: string): string => words(name).join('-');
const variableOf = (name: string): string => `SIXFOLD_${words(name).join('_').toUpperCase()}`;

export const SETTING_FLAGS: readonly string[] = NAMES.map(flagOf);

type Texts = Readonly<Record<string, string | undefined>>;

/** What else the environment may say to this program and its tools. */
const OTHER_VARIABLES: readonly string[] = [
  'SIXFOLD_HOME',
  'SIXFOLD_BROWSER',
  'SIXFOLD_FIREFOX',
  'SIXFOLD_SCREEN',
  'SIXFOLD_POSTGRES',
];

/** What in the environment looks like a setting and is none, with the one that may have been meant. */
export function sayMisspelt(environment: Texts): string[] {
  const known = [...NAMES.map(variableOf), ...OTHER_VARIABLES];
  return Object.keys(environment)
    .filter((name) => name.startsWith('SIXFOLD_') && !known.includes(name))
    .map((name) => {
      const near = nearest(name, known);
      return `${name} is no setting${near === null ? '; "sixfold serve --help" lists them' : `: did you mean ${near}?`}`;
    });
}

/** All settings: a flag counts before the environment; an empty variable counts as none. */
export function readSettings(environment: Texts, flags: Texts = {}): ServerSettings {
  const settings = Object.fromEntries(
    NAMES.map((name) => [name, readSetting(name, environment, flags)]),
  ) as ServerSettings;
  checkTogether(settings);
  return settings;
}

function readSetting(name: Name, environment: Texts, flags: Texts): ServerSettings[Name] {
  const { kind, usual }: Setting<ServerSettings[Name]> = SETTINGS[name];
  const [flag, variable] = [flags[flagOf(name)], environment[variableOf(name)]];
  if (flag !== undefined) return readText(`--${flagOf(name)}`, kind, flag);
  return variable ? readText(variableOf(name), kind, variable) : usual;
}

function readText<T>(name: string, kind: Kind<T>, input: string): T {
  const value = kind.read(input);
  if (value === null) throw new ServeError(`${name} takes ${kind.takes}, not "${input}"`);
  return value;
}

function checkTogether({ tlsCert, tlsKey, botBudget, botPace }: ServerSettings): void {
  if ((tlsCert === '') !== (tlsKey === '')) throw new ServeError('TLS needs both --tls-cert and --tls-key');
  // A move that is shown later when it was hard to find would tell what the bot had to think about.
  if (botPace > 0 && botBudget >= botPace) {
    throw new ServeError(`--bot-budget (${botBudget}) must be below --bot-pace (${botPace})`);
  }
}

/** The path under which everything lies; empty for the root. */
export function baseOf({ base, publicUrl }: Pick<ServerSettings, 'base' | 'publicUrl'>): string {
  return base === '' && publicUrl !== '' ? new URL(publicUrl).pathname.replace(/\/$/, '') : base;
}

/** How many may be connected: a browser has a socket, and a few connections beside it to load the page. */
export function callersOf({ connections, connectionsPerAddress, trustProxy }: ServerSettings): {
  readonly most: number;
  readonly mostFrom: number | null;
} {
  return { most: connections, mostFrom: trustProxy.length > 0 ? null : 4 * connectionsPerAddress };
}

/** The table of settings, for a help text. */
export function saySettings(): string {
  const lines = NAMES.map((name) => [`--${flagOf(name)} ${SETTINGS[name].kind.stands}`, sayHelp(name)] as const);
  const width = Math.max(...lines.map(([flag]) => flag.length)) + 2;
  return lines.map(([flag, help]) => `  ${flag.padEnd(width)}${help}`).join('\n');
}

function sayHelp(name: Name): string {
  const { usual, help } = SETTINGS[name];
  const shown = String(usual);
  return shown === '' ? help : `${help}; default: ${shown}`;
}
