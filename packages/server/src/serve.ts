import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { destination, pino } from 'pino';
import { addressesOf, sayAddresses } from './addresses.ts';
import { serveLocally } from './admin/local.ts';
import { createApp } from './app.ts';
import { addDoors, type Behind } from './entrance.ts';
import { Metrics } from './metrics/metrics.ts';
import { Accounts } from './limits/accounts.ts';
import { readCertificate, renewCertificate } from './certificates.ts';
import { sayDoubts } from './warnings.ts';
import { openTables } from './wiring.ts';
import { ServeError } from './settings/kinds.ts';
import { baseOf, callersOf, readSettings, sayMisspelt, type ServerSettings } from './settings/settings.ts';

/** ServerSettings that are not wished for are as usual; without a data folder there are no tables, only the page. */
export interface ServeWishes extends Partial<ServerSettings> {
  /** The folder with the built page. */
  readonly root: string;
}

export interface Serving {
  /** The address for a browser on this machine. */
  readonly address: string;
  /** What to tell the person who started it. */
  readonly greeting: string;
  /** Kept, with the reason, once nothing can be stored any more. */
  readonly lost: Promise<Error>;
  /** Has whoever comes from now on see the certificate that is in its file now; null without TLS. */
  readonly renew: (() => void) | null;
  /** Finishes what is being stored, says goodbye, stops listening and lets go of all connections. */
  close(): Promise<void>;
}

/** Serves the page, and the tables in the data folder, until it is closed. */
export async function serve({ root, ...wishes }: ServeWishes): Promise<Serving> {
  if (!existsSync(join(root, 'index.html')))
    throw new ServeError(`there is no page in ${root}; build it: npm run build:page`);
  const settings = { ...readSettings({}), ...wishes };
  const logger = pino({ level: settings.logLevel, base: null }, destination(process.stderr.fd));
  const tls = readCertificate(settings);
  for (const doubt of [...sayDoubts(settings), ...sayMisspelt(process.env)]) logger.warn(doubt);
  const [accounts, base] = [new Accounts(settings), baseOf(settings)];
  const app = await createApp({ ...settings, root, logger, tls, accounts, callers: callersOf(settings), base });
  const { close, lost } =
    wishes.data === undefined ? pageAlone(app) : await addTables(app, { root, settings, logger, accounts });
  try {
    await listen(app, settings);
  } catch (error) {
    await close();
    throw error;
  }
  const port = app.addresses()[0]?.port ?? settings.port;
  const addresses = addressesOf({ host: settings.host, port, scheme: tls ? 'https' : 'http', base });
  const greeting = sayAddresses(addresses, settings.publicUrl);
  const renew = tls && (() => renewCertificate(app, settings, logger));
  return { address: addresses.own, greeting, lost, renew, close };
}

type ServingEnd = Pick<Serving, 'lost' | 'close'>;

const pageAlone = (app: FastifyInstance): ServingEnd => ({ lost: new Promise(() => {}), close: () => app.close() });

/** Opens the house behind the doors; returns how to close both, the doors first. */
async function addTables(
  app: FastifyInstance,
  known: Pick<Behind, 'root' | 'settings' | 'logger' | 'accounts'>,
): Promise<ServingEnd> {
  const { settings, logger } = known;
  const metrics = new Metrics();
  const wiring = await openTables(settings, logger, metrics);
  const { connections, desk } = await addDoors(app, { ...known, ...wiring, metrics });
  const closeLocally = await serveLocally(settings.data, desk, metrics, logger);
  const close = async (): Promise<void> => {
    logger.info('closing');
    await closeLocally();
    await connections.close();
    await app.close();
    await wiring.close();
    logger.info('closed');
  };
  return { lost: wiring.lost, close };
}

async function listen(app: FastifyInstance, { port, host }: ServerSettings): Promise<void> {
  try {
    await app.listen({ port, host });
  } catch (error) {
    throw explained(error as NodeJS.ErrnoException, port, host);
  }
}

function explained(error: NodeJS.ErrnoException, port: number, host: string): Error {
  const other = 'choose another with --port or SIXFOLD_PORT';
  switch (error.code) {
    case 'EADDRINUSE':
      return new ServeError(`port ${port} is in use; ${other}`);
    case 'EACCES':
      return new ServeError(`port ${port} needs more rights than you have; ${other}`);
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return new ServeError(`this machine has no address "${host}"; choose another with --host or SIXFOLD_HOST`);
    default:
      return error;
  }
}
