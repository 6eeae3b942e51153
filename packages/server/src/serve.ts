import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { addressesOf, sayAddresses } from './addresses.ts';
import { createApp } from './app.ts';

export interface Wishes {
  /** 0 takes any free port. */
  readonly port: number;
  readonly host: string;
  /** The folder with the built page. */
  readonly root: string;
}

export interface Serving {
  /** The address for a browser on this machine. */
  readonly address: string;
  /** What to tell the person who started it. */
  readonly greeting: string;
  /** Stops listening and lets go of all connections. */
  close(): Promise<void>;
}

/** The page cannot be served as wished; the message says why and what to do. */
export class ServeError extends Error {}

/** Where the build puts the page. */
export const PAGE = join(import.meta.dirname, '../../web/dist');

/** Serves the page until it is closed. */
export async function serve({ port, host, root }: Wishes): Promise<Serving> {
  if (!existsSync(join(root, 'index.html')))
    throw new ServeError(`there is no page in ${root}; build it: npm run build`);
  const app = await createApp(root);
  try {
    await app.listen({ port, host });
  } catch (error) {
    await app.close();
    throw explained(error as NodeJS.ErrnoException, port, host);
  }
  const [bound] = app.addresses();
  const addresses = addressesOf(host, bound?.port ?? port);
  return { address: addresses.own, greeting: sayAddresses(addresses), close: () => app.close() };
}

function explained(error: NodeJS.ErrnoException, port: number, host: string): Error {
  const other = 'choose another with SIXFOLD_PORT';
  switch (error.code) {
    case 'EADDRINUSE':
      return new ServeError(`port ${port} is in use; ${other}`);
    case 'EACCES':
      return new ServeError(`port ${port} needs more rights than you have; ${other}`);
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return new ServeError(`this machine has no address "${host}"; choose another with SIXFOLD_HOST`);
    default:
      return error;
  }
}
