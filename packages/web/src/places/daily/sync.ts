import { dealKey, parseResult, type DealResult } from '@sixfold/host/daily';
import { send } from '../../online/identity.ts';
import { callApi } from '../../online/me.ts';
import { keepResults, keptResults } from '../../store/daily.ts';

/** So many results have room in one message. */
const AT_ONCE = 5;

/** Brings together what is known here and at the server of the same person; whether something new has come. */
export async function syncResults(): Promise<boolean> {
  const theirs = readResults(await callApi('me/daily'));
  if (!theirs) return false;
  const before = await keptResults();
  await keepResults(theirs);
  const all = await keptResults();
  const told = textsOf(theirs);
  const untold = all.filter((one) => !told.has(JSON.stringify(one)));
  for (let first = 0; first < untold.length; first += AT_ONCE) {
    const sent = await send('POST', 'me/daily', { results: untold.slice(first, first + AT_ONCE) });
    if ('code' in sent) break;
  }
  return all.map(dealKey).join() !== before.map(dealKey).join();
}

const textsOf = (results: readonly DealResult[]): Set<string> => new Set(results.map((one) => JSON.stringify(one)));

/** Null where no server answers, or answers something else. */
function readResults(answer: unknown): DealResult[] | null {
  if (typeof answer !== 'object' || answer === null || !('results' in answer)) return null;
  return Array.isArray(answer.results) ? answer.results.flatMap((one) => parseResult(one) ?? []) : null;
}
