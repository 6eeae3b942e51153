import type { Transcript } from '@sixfold/engine/transcript';
import { makeId } from '../lib/secrets.ts';
import type { Imported } from './import.ts';
import { store } from './index.ts';
import type { SharedGame } from './share.ts';
import type { FinishedGame, PastGame } from './store.ts';

/** All finished games, last ended first. */
export const listHistory = (): Promise<PastGame[]> => store.listGames();

export const loadHistory = (id: string): Promise<FinishedGame | null> => store.readGame(id);

/** A finished game as one line of JSON, with the names of those who played it; null if there is none of this id. */
export async function exportTranscript(id: string, names: readonly string[]): Promise<string | null> {
  const game = await loadHistory(id);
  return game && `${JSON.stringify({ ...game.transcript, names })}\n`;
}

/** Takes a transcript of any origin into the history; returns its id there. */
export async function importTranscript(text: string): Promise<Imported<string>> {
  const { parseTranscript, namesIn } = await import('./import.ts');
  const parsed = parseTranscript(text);
  return parsed.ok ? { ok: true, value: await keepGame(parsed.value, namesIn(text)) } : parsed;
}

/** Takes a verified game that was played elsewhere into the history; returns its id there. */
export async function keepGame(transcript: Transcript, names: readonly string[]): Promise<string> {
  const { foreignGame } = await import('./import.ts');
  const id = makeId();
  await store.addGame(foreignGame(transcript, id, new Date().toISOString(), names));
  return id;
}

/** The fragment of an address that carries a whole finished game; null for one that the rules do not allow. */
export async function makeShareLink(transcript: Transcript, names: readonly string[] = []): Promise<string | null> {
  return (await import('./share.ts')).makeShareLink(transcript, names);
}

/** Reads such a fragment, or the whole address; null for anything that is no game by the rules. */
export async function parseShareLink(link: string): Promise<SharedGame | null> {
  return (await import('./share.ts')).parseShareLink(link);
}
