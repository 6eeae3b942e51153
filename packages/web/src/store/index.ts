import { signal, type ReadonlySignal } from '@preact/signals';
import type { Transcript } from '@sixfold/engine/transcript';
import type { TableConfig } from '@sixfold/table';
import { makeId } from '../lib/secrets.ts';
import { tabChanges, type Changes } from './changes.ts';
import { DiskStore } from './disk.ts';
import { FallbackStore } from './fallback.ts';
import { makeFigures, makeSoloResults, type Figures, type SoloResult } from './figures.ts';
import type { Imported } from './import.ts';
import type { SharedGame } from './share.ts';
import type { FinishedGame, PastGame, Store, StoredTable } from './store.ts';

export type { Figures, SoloResult } from './figures.ts';
export type { Imported } from './import.ts';
export { rememberedNames } from './names.ts';
export type { SharedGame } from './share.ts';
export type { FinishedGame, PastGame } from './store.ts';

const persistent = signal(true);

/** Whether the browser keeps what is stored; if not, everything lasts as long as the page. */
export const isPersistent: ReadonlySignal<boolean> = persistent;

export const store: Store = new FallbackStore(new DiskStore(), (isSo) => {
  persistent.value = isSo;
});

export const changes: Changes = tabChanges();

/** A table that can be returned to. */
export interface TableSummary {
  readonly id: string;
  readonly config: TableConfig;
  /** The game of the series that it is at, from 0. */
  readonly gameIndex: number;
  /** The moves played in it. */
  readonly ply: number;
  readonly updated: string;
  readonly isOver: boolean;
}

const summaryOf = ({ id, record, updated, isOver }: StoredTable): TableSummary => {
  const { config, games } = record;
  return { id, config, gameIndex: games.length - 1, ply: games.at(-1)?.length ?? 0, updated, isOver };
};

/** All tables, last played first. */
export const listTables = async (): Promise<TableSummary[]> => (await store.listTables()).map(summaryOf);

/** The table that was left last and is not over. */
export const lastTable = async (): Promise<TableSummary | null> =>
  (await listTables()).find(({ isOver }) => !isOver) ?? null;

/** All finished games, last ended first. */
export const listHistory = (): Promise<PastGame[]> => store.listGames();

export const loadHistory = (id: string): Promise<FinishedGame | null> => store.readGame(id);

export const statistics = async (): Promise<Figures[]> => makeFigures(await listHistory());

export const soloResults = async (game: string): Promise<SoloResult[]> => makeSoloResults(await listHistory(), game);

/** A finished game as one line of JSON; null if there is none of this id. */
export async function exportTranscript(id: string): Promise<string | null> {
  const game = await loadHistory(id);
  return game && `${JSON.stringify(game.transcript)}\n`;
}

/** Takes a transcript of any origin into the history; returns its id there. */
export async function importTranscript(text: string): Promise<Imported<string>> {
  const { parseTranscript } = await import('./import.ts');
  const parsed = parseTranscript(text);
  return parsed.ok ? { ok: true, value: await keepGame(parsed.value, []) } : parsed;
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
