import { isDeepStrictEqual } from 'node:util';
import type { PlayedMove } from '@sixfold/protocol';
import type { Store } from '../../packages/server/src/store/store.ts';
import type { Player } from '../../packages/testing/src/player.ts';
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
export async function audit(store: Store, companies: readonly Company[]): Promise<Findings> {
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

function compare(games: readonly StoredPly[][], players: readonly Player[], findings: Findings): void {
  findings.moves += games.flat().length;
  for (const [seat, player] of players.entries()) {
    const isStored = ({ game, ply, move }: PlayedMove): boolean =>
      isDeepStrictEqual(games[game]?.[ply], { seat, move });
    findings.acknowledged += player.acknowledged.length;
    findings.lost += player.acknowledged.filter((move) => !isStored(move)).length;
    findings.lost += countChanged(games, player);
    const decided = new Set(player.decided.filter(isStored).map(({ game, ply }) => `${game}/${ply}`));
    findings.duplicated += placesOf(games, seat).filter((place) => !decided.has(place)).length;
    findings.faults.push(...player.faults);
  }
}

const placesOf = (games: readonly StoredPly[][], seat: number): string[] =>
  games.flatMap((plies, game) => plies.flatMap((ply, index) => (ply.seat === seat ? [`${game}/${index}`] : [])));

/** Plies that a player has seen and that are not stored as they were seen. */
const countChanged = (games: readonly StoredPly[][], player: Player): number =>
  player.games.flatMap((plies, game) =>
    plies.filter(({ seat, move }, index) => !isDeepStrictEqual(games[game]?.[index], { seat, move })),
  ).length;
