import { parseResult, type DealResult } from '@sixfold/host/daily';
import { send } from '../../online/identity.ts';
import { callApi } from '../../online/me.ts';
import { keepResults, keptResults } from '../../store/daily.ts';

/** So many results have room in one message. */
const AT_ONCE = 5;

/** Where all of a person's devices meet. */
export interface ResultServer {
  /** What it knows of them; anything else where nobody answers. */
  read(): Promise<unknown>;
  /** Whether it has taken these. */
  add(results: readonly DealResult[]): Promise<boolean>;
}

/** One of them. Of two attempts at a deal it keeps the first. */
export interface ResultShelf {
  kept(): Promise<readonly DealResult[]>;
  keep(results: readonly DealResult[]): Promise<void>;
}

const SERVER: ResultServer = {
  read: () => callApi('me/daily'),
  add: async (results) => !('code' in (await send('POST', 'me/daily', { results }))),
};
const DEVICE: ResultShelf = { kept: keptResults, keep: keepResults };

/** Brings together what is known here and at the server of the same person; whether something new has come. */
export async function syncResults(server = SERVER, device = DEVICE): Promise<boolean> {
  const theirs = readResults(await server.read());
  if (!theirs) return false;
  const before = textsOf(await device.kept());
  await device.keep(theirs);
  const all = await device.kept();
  const told = textsOf(theirs);
  await tell(
    server,
    all.filter((one) => !told.has(JSON.stringify(one))),
  );
  return all.some((one) => !before.has(JSON.stringify(one)));
}

/** What does not arrive is told the next time. */
async function tell(server: ResultServer, untold: readonly DealResult[]): Promise<void> {
  for (let first = 0; first < untold.length; first += AT_ONCE) {
    if (!(await server.add(untold.slice(first, first + AT_ONCE)))) return;
  }
}

const textsOf = (results: readonly DealResult[]): Set<string> => new Set(results.map((one) => JSON.stringify(one)));

/** Null where no server answers, or answers something else. */
function readResults(answer: unknown): DealResult[] | null {
  if (typeof answer !== 'object' || answer === null || !('results' in answer)) return null;
  return Array.isArray(answer.results) ? answer.results.flatMap((one) => parseResult(one) ?? []) : null;
}
