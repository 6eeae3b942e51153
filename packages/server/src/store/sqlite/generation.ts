import type { DatabaseSync } from 'node:sqlite';

/** How often everything in a database has been replaced by a restore. */
const GENERATION = `SELECT value FROM meta WHERE name = 'generation'`;

export const readGeneration = (database: DatabaseSync): number =>
  Number(database.prepare(GENERATION).get()?.['value'] ?? 0);

export function writeGeneration(database: DatabaseSync, generation: number): void {
  database.prepare(`INSERT OR REPLACE INTO meta VALUES ('generation', ?)`).run(String(generation));
}

/**
 * Counts the restores since it was made, and tells of each. What others commit meanwhile (programs that copy the
 * file elsewhere do) changes nothing here and is passed over.
 */
export function watchRestores(database: DatabaseSync, tell: () => void): () => number {
  const version = database.prepare('PRAGMA data_version');
  const look = (): unknown => version.get()?.['data_version'];
  let [seen, generation, restores] = [look(), readGeneration(database), 0];
  return () => {
    const now = look();
    if (now === seen) return restores;
    seen = now;
    if (readGeneration(database) === generation) return restores;
    generation = readGeneration(database);
    restores++;
    tell();
    return restores;
  };
}
