import { randomBytes } from 'node:crypto';
import { Partner, takePart } from '@sixfold/engine/fair';
import { AskFailed, connect, type Client } from '@sixfold/protocol';
import { OnlineError, sayRefusal } from './refusals.ts';

/** What shows who one is: people have a cookie, programs a token. */
export type Pass = { readonly cookie: string } | { readonly token: string };

/** A connection that comes back by itself; `lose` is called where there was no server for so many milliseconds. */
export function connectTo(server: URL, pass: Pass, patience: number, lose: (why: OnlineError) => void): Client {
  const address = new URL('api/socket', server).href.replace(/^http/, 'ws');
  const headers = 'cookie' in pass ? { cookie: pass.cookie } : {};
  const client = connect({
    open: () => new WebSocket(address, { headers }),
    ...('token' in pass && { token: pass.token }),
  });
  takePart(client, new Partner(() => randomBytes(32).toString('hex')));
  let timer: NodeJS.Timeout | undefined;
  client.onState((state) => {
    if (state === 'waiting') timer ??= setTimeout(() => lose(new OnlineError(`${server.href} is gone`)), patience);
    if (state === 'waiting' || state === 'connecting') return;
    clearTimeout(timer);
    timer = undefined;
  });
  return client;
}

/** What was refused as an error that can be shown; anything else as it is. */
export const shown = (error: unknown): unknown =>
  error instanceof AskFailed ? new OnlineError(sayRefusal(error.error)) : error;
