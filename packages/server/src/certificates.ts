import { readFileSync } from 'node:fs';
import { createSecureContext, Server } from 'node:tls';
import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import { ServeError } from './settings/kinds.ts';
import type { ServerSettings } from './settings/settings.ts';

type TlsFiles = Pick<ServerSettings, 'tlsCert' | 'tlsKey'>;

/** A certificate with its key, in PEM form. */
export interface Certificate {
  readonly cert: string;
  readonly key: string;
}

/** The certificate to serve with; null without TLS. Fails with `ServeError`. */
export function readCertificate({ tlsCert, tlsKey }: TlsFiles): Certificate | null {
  if (tlsCert === '') return null;
  const pair = { cert: readPem('--tls-cert', tlsCert), key: readPem('--tls-key', tlsKey) };
  try {
    createSecureContext(pair);
  } catch (error) {
    throw new ServeError(`--tls-cert and --tls-key are no certificate with its key: ${(error as Error).message}`);
  }
  return pair;
}

function readPem(flag: string, path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    throw new ServeError(`${flag}: ${path} cannot be read (${(error as NodeJS.ErrnoException).code})`);
  }
}

/** Serves whoever comes from now on with the certificate that is there now; one that is no good changes nothing. */
export function renewCertificate({ server }: FastifyInstance, files: TlsFiles, logger: Logger): void {
  try {
    const certificate = readCertificate(files);
    if (certificate && server instanceof Server) server.setSecureContext(certificate);
    logger.info('the certificate was read again');
  } catch (error) {
    logger.error(`the certificate stays as it was: ${(error as Error).message}`);
  }
}
