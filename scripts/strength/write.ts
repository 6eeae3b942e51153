import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { GAME_IDS } from '@sixfold/engine';
import { fillFigures } from '../documents.ts';
import { keep } from './kept.ts';
import { allMatches, nameOf } from './matches.ts';
import { drawGame, saySummary, sayStrength } from './report.ts';
import type { Row } from './row.ts';
import { ratingsModule, scaleOf } from './scale.ts';

const root = join(import.meta.dirname, '../..');
const MODULE = 'packages/bots/src/ratings.ts';

/** Where things lie; a quick ladder writes under data/ alone. */
export const placesOf = (isQuick: boolean): { docs: string; results: string; cache: string } => {
  const docs = join(root, isQuick ? 'data/strength-quick' : 'docs');
  return {
    docs,
    results: join(docs, 'strength.json'),
    cache: join(root, 'data', isQuick ? 'strength-quick' : 'strength'),
  };
};

/** Writes all that follows from what was played by now: the document, its pictures, README's summary, the page's ratings. */
export function writeStrength(isQuick: boolean): void {
  const { docs, results, cache } = placesOf(isQuick);
  mkdirSync(join(docs, 'pictures'), { recursive: true });
  const matches = allMatches(isQuick);
  const kept = keep(results, cache, matches);
  const rows = matches.map((match): Row => ({ match, standings: kept[nameOf(match)] ?? null }));
  const picture = (game: string): string => `pictures/strength-${game}.svg`;
  for (const game of GAME_IDS) writeFileSync(join(docs, picture(game)), drawGame(game, rows));
  writeFileSync(join(docs, 'strength.md'), sayStrength(rows, picture));
  writeFileSync(isQuick ? join(docs, 'ratings.ts') : join(root, MODULE), ratingsModule(scalesOf(rows)));
  if (!isQuick) fillFigures('README.md', 'strength', saySummary(rows));
  process.stdout.write(`written: ${join(docs, 'strength.md')}\n`);
}

function scalesOf(rows: readonly Row[]): Parameters<typeof ratingsModule>[0] {
  return GAME_IDS.flatMap((game) =>
    [2, 3, 4].flatMap((players) => {
      const scale = scaleOf(game, players, rows);
      return scale ? [[game, players, scale] as const] : [];
    }),
  );
}
