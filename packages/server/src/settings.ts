import { ServeError } from './serve.ts';

const DEFAULT_PORT = 6060;
const DEFAULT_HOST = 'localhost';

/** Port and host from the environment; an empty value counts as none. */
export function readSettings(environment: Readonly<Record<string, string | undefined>>): {
  port: number;
  host: string;
} {
  const port = environment['SIXFOLD_PORT'] || String(DEFAULT_PORT);
  return { port: readPort('SIXFOLD_PORT', port), host: environment['SIXFOLD_HOST'] || DEFAULT_HOST };
}

/** Reads a port; 0 takes any free one. */
export function readPort(name: string, text: string): number {
  const port = Number(text);
  if (!/^\d+$/.test(text) || port > 65_535) throw new ServeError(`${name} takes a port from 0 to 65535, not "${text}"`);
  return port;
}
