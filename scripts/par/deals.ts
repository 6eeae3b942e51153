import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { BOTS_VERSION } from '@sixfold/bots/levels';
import { GAME_IDS, type GameId } from '@sixfold/engine';
import { NEWEST_LUCK } from '@sixfold/engine/seeded';
import { dateAfter, dealKey, type Par } from '@sixfold/host/daily';

/** A deal whose par is wanted. */
export interface WantedDeal {
  readonly date: string;
  readonly game: GameId;
}

/** Par of a deal, and what made it: made by other bots or with other luck, it is another one. */
export interface MadePar extends WantedDeal, Par {
  readonly bots: number;
  readonly luck: number;
}

/** All deals of so many dates. */
export const dealsFrom = (from: string, days: number): WantedDeal[] =>
  Array.from({ length: days }, (_, day) => dateAfter(from, day)).flatMap((date) =>
    GAME_IDS.map((game) => ({ date, game })),
  );

/** The share of one of several machines. */
export const partOf = (deals: readonly WantedDeal[], part: number, of: number): WantedDeal[] =>
  deals.filter((_, index) => index % of === part - 1);

export const made = (deal: WantedDeal, par: Par): MadePar => ({
  ...deal,
  ...par,
  bots: BOTS_VERSION,
  luck: NEWEST_LUCK,
});

/** What was made so far, by deal; what other bots made is left out. */
export function readLedgers(files: readonly string[]): Map<string, MadePar> {
  const lines = files.filter((file) => existsSync(file)).flatMap((file) => readFileSync(file, 'utf8').split('\n'));
  const entries: MadePar[] = lines.filter(Boolean).map((line) => JSON.parse(line));
  const current = entries.filter(({ bots, luck }) => bots === BOTS_VERSION && luck === NEWEST_LUCK);
  return new Map(current.map((entry) => [dealKey(entry), entry]));
}

export function addToLedger(file: string, entry: MadePar): void {
  mkdirSync(dirname(file), { recursive: true });
  appendFileSync(file, `${JSON.stringify(entry)}\n`);
}

/** The module that the page loads: a number a date, and behind a stroke how many of thirty plays were won. */
export function parModule(from: string, days: number, pars: ReadonlyMap<string, MadePar>): string {
  const entry = (date: string, game: GameId): string => {
    const par = pars.get(dealKey({ date, game }));
    return par ? [par.points, ...(par.wins === null ? [] : [par.wins])].join('/') : '';
  };
  const dates = Array.from({ length: days }, (_, day) => dateAfter(from, day));
  const rows = GAME_IDS.map((game) => `    ${game}: '${dates.map((date) => entry(date, game)).join(' ')}',`);
  return `import type { GameId } from '@sixfold/engine';

/**
 * Par of the open deals, written by \`npm run make:par\`: from a date on, an entry a date, how far a master's weakest track came
 * in the mean of thirty plays; behind a stroke how many of them it won.
 */
export const PAR: { readonly bots: number; readonly from: string; readonly deals: Readonly<Partial<Record<GameId, string>>> } = {
  bots: ${BOTS_VERSION},
  from: '${from}',
  deals: {
${rows.join('\n')}
  },
};
`;
}
