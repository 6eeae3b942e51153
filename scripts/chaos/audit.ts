import { isDeepStrictEqual } from 'node:util';
import type { ServerStore } from '../../packages/server/src/store/store.ts';
import type { PlayedMove, Player } from '../../packages/testing/src/player.ts';
import { readGames, type StoredPly } from '../../packages/testing/src/stored.ts';
import type { Company } from './company.ts';

export interface Findings {
  /** Moves that are stored. */
  moves: number;
  acknowledged: number;
  /** Acknowledged moves, or moves that somebody has seen, that are not stored as they were. */
  lost: number;
  /** Stored moves of people that they never decided on. */
  duplicated: number;
  /** Whatever else went wrong, in words. */
  readonly faults: string[];
}

/** Compares what is stored with what everybody remembers. */
export async function audit(store: ServerStore, companies: readonly Company[]): Promise<Findings> {
  const findings: Findings = { moves: 0, acknowledged: 0, lost: 0, duplicated: 0, faults: [] };
  for (const company of companies) {
    try {
      compare(await readGames(store, company.table), company.players, findings);
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

const placesOf = (rounds: readonly StoredPly[][], seat: number): string[] =>
  rounds.flatMap((plies, round) => plies.flatMap((ply, index) => (ply.seat === seat ? [`${round}/${index}`] : [])));

/** Plies that a player has seen and that are not stored as they were seen. */
const countChanged = (rounds: readonly StoredPly[][], player: Player): number =>
  player.rounds.flatMap((plies, round) =>
    plies.filter(({ seat, move }, index) => !isDeepStrictEqual(rounds[round]?.[index], { seat, move })),
  ).length;
