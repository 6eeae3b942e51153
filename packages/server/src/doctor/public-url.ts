import { MIRROR_HEADER, type Reflection } from '../doors/mirror.ts';
import type { ServerSettings } from '../settings/settings.ts';
import { doubt, fine, wrong, type Diagnosis } from './diagnosis.ts';

/** How long somebody may take to answer, in milliseconds. */
const PATIENCE = 10_000;
/** So many milliseconds two clocks may differ; a `Date` has whole seconds. */
const SLACK = 5000;

/** How the server that runs is asked, beside the public address. */
export interface RunningServer {
  /** What a request must show to be looked at. */
  prepareMirror(): Promise<string>;
  /** How that request looked to the server; null if it never came. */
  reflection(): Promise<Reflection | null>;
}

/** Comes in as people do, and has the server say what it saw. */
export async function checkPublicUrl(settings: ServerSettings, running: RunningServer | null): Promise<Diagnosis[]> {
  const { publicUrl } = settings;
  if (publicUrl === '') return [];
  const secret = await running?.prepareMirror();
  const response = await fetch(`${publicUrl}/healthz`, {
    headers: secret === undefined ? {} : { [MIRROR_HEADER]: secret },
    signal: AbortSignal.timeout(PATIENCE),
  }).catch((error: unknown) => sayFailure(error));
  if (typeof response === 'string') return [wrong('proxy', `${publicUrl} cannot be reached from here: ${response}`)];
  if (response.status !== 200) {
    return [wrong('proxy', `${publicUrl}/healthz answers ${response.status}; does the proxy pass everything on?`)];
  }
  return [
    fine('proxy', `${publicUrl} answers`),
    ...checkDate(response.headers.get('date'), Date.now()),
    ...(running ? sayReflection(settings, await running.reflection()) : []),
    ...(await checkSocket(publicUrl)),
  ];
}

const sayFailure = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? error.cause.message : error.message;
};

export function checkDate(date: string | null, now: number): Diagnosis[] {
  const ahead = now - Date.parse(date ?? '');
  if (Number.isNaN(ahead)) return [];
  return Math.abs(ahead) <= SLACK
    ? [fine('clock', 'this clock and the one behind the public address agree')]
    : [doubt('clock', `this clock and the one behind the public address differ by ${Math.round(ahead / 1000)} s`)];
}

/** What a proxy must tell the server, and did not. */
export function sayReflection({ publicUrl, trustProxy }: ServerSettings, seen: Reflection | null): Diagnosis[] {
  if (!seen) return [doubt('proxy', `another server than the one with this data folder answers at ${publicUrl}`)];
  const { protocol, host } = new URL(publicUrl);
  const found: Diagnosis[] = [];
  if (seen.isForwarded && seen.proxies === 0) {
    found.push(wrong('proxy', 'X-Forwarded-For comes from a proxy that is not trusted; name it with --trust-proxy'));
  }
  if (trustProxy.length > 0 && !seen.isForwarded) {
    found.push(wrong('proxy', 'the proxy sends no X-Forwarded-For: all visitors share the limits of one address'));
  }
  if (`${seen.protocol}:` !== protocol) {
    found.push(
      wrong('proxy', `people come over ${protocol} and the server sees ${seen.protocol}:; pass X-Forwarded-Proto`),
    );
  }
  if (seen.host !== host) found.push(doubt('proxy', `the server is called ${seen.host}, not ${host}; pass on Host`));
  return found.length > 0 ? found : [fine('proxy', 'the server sees who comes, how, and by which name')];
}

/** Whether tables can be played at: a socket must come through. */
async function checkSocket(publicUrl: string): Promise<Diagnosis[]> {
  const socket = new WebSocket(`${publicUrl.replace(/^http/, 'ws')}/api/socket`);
  const { promise, resolve } = Promise.withResolvers<boolean>();
  const timer = setTimeout(resolve, PATIENCE, false);
  socket.addEventListener('open', () => resolve(true));
  socket.addEventListener('error', () => resolve(false));
  const isOpen = await promise;
  clearTimeout(timer);
  socket.close();
  return isOpen
    ? [fine('proxy', 'sockets come through')]
    : [wrong('proxy', 'no socket comes through; the proxy must pass on Upgrade and Connection, and speak HTTP/1.1')];
}
