import { isDeepStrictEqual } from 'node:util';
import { granted, readEvent } from '@sixfold/host';
import type { ServerStore } from '../../packages/server/src/store/store.ts';
import type { PlayedMove, Player } from '../../packages/testing/src/player.ts';
import { readGames, type StoredPly } from '../../packages/testing/src/stored.ts';
import { readClocks } from './clocks.ts';
import type { Company } from './company.ts';

export interface Findings {
  /** Moves that are stored. */
  moves: number;
  acknowledged: number;
  /** Acknowledged moves, or moves that somebody has seen, that are not stored as they were. */
  lost: number;
  /** Stored moves of people that they never decided on. */
  duplicated: number;
  /** What was said and what time was given, as far as it was acknowledged, and how much of that is not stored once. */
  said: number;
  given: number;
  unkept: number;
  /** Clocks that somebody was told, and how many of them no log tells. */
  clocks: number;
  untrue: number;
  /** Whatever else went wrong, in words. */
  readonly faults: string[];
}

const NOTHING = {
  moves: 0,
  acknowledged: 0,
  lost: 0,
  duplicated: 0,
  said: 0,
  given: 0,
  unkept: 0,
  clocks: 0,
  untrue: 0,
};
const ALL = 1_000_000;

/** Compares what is stored with what everybody remembers. */
export async function audit(store: ServerStore, companies: readonly Company[]): Promise<Findings> {
  const findings: Findings = { ...NOTHING, faults: [] };
  for (const company of companies) {
    try {
      compare(await readGames(store, company.table), company.players, findings);
      await compareBanter(store, company, findings);
    } catch (error) {
      findings.faults.push(String(error));
    }
  }
  return findings;
}

function compare(rounds: readonly StoredPly[][], players: readonly Player[], findings: Findings): void {
  findings.moves += rounds.flat().length;
  for (const [seat, player] of players.entries()) {
    const isStored = ({ round, ply, move }: PlayedMove): boolean =>
      isDeepStrictEqual(rounds[round]?.[ply], { seat, move });
    findings.acknowledged += player.acknowledged.length;
    findings.lost += player.acknowledged.filter((move) => !isStored(move)).length;
    findings.lost += countChanged(rounds, player);
    const decided = new Set(player.decided.filter(isStored).map(({ round, ply }) => `${round}/${ply}`));
    findings.duplicated += placesOf(rounds, seat).filter((place) => !decided.has(place)).length;
    findings.faults.push(...player.faults);
  }
}

/** What was said and given must be there once; what was told of time must be what the log tells. */
async function compareBanter(store: ServerStore, { table, banter }: Company, findings: Findings): Promise<void> {
  const events = (await store.read(table, 0)).map((event) => granted(readEvent(event)));
  const gifts = events.flatMap((event) => (event.type === 'gave-time' ? [event.ms] : []));
  const said = (await store.readTalk(table, ALL)).map((line) => (line.said.kind === 'text' ? line.said.text : ''));
  const { told, faults } = readClocks(table, events);
  for (const one of banter) {
    findings.said += one.said.length;
    findings.given += one.given.length;
    findings.unkept += one.said.filter((text) => count(said, text) !== 1).length;
    findings.unkept += one.given.filter((ms) => count(gifts, ms) !== 1).length;
    findings.clocks += one.clocks.size;
    findings.untrue += [...one.clocks].filter((clock) => !told.has(clock)).length;
  }
  findings.faults.push(...faults);
}

const count = <T>(all: readonly T[], wanted: T): number => all.filter((one) => one === wanted).length;

const placesOf = (rounds: readonly StoredPly[][], seat: number): string[] =>
  rounds.flatMap((plies, round) => plies.flatMap((ply, index) => (ply.seat === seat ? [`${round}/${index}`] : [])));

/** Plies that a player has seen and that are not stored as they were seen. */
const countChanged = (rounds: readonly StoredPly[][], player: Player): number =>
  player.rounds.flatMap((plies, round) =>
    plies.filter(({ seat, move }, index) => !isDeepStrictEqual(rounds[round]?.[index], { seat, move })),
  ).length;
