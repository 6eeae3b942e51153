import type { TableState } from '../../session/state.ts';

/** How many games each seat has won this evening, this one included where it is the table's only one; null before. */
export function winsOf({ info: { evening }, config, result }: TableState): readonly number[] | null {
  if (!evening || config.games > 1 || !result) return evening;
  return evening.map((wins, seat) => wins + Number(result.ranks[seat] === 1));
}

/** The score of an evening: of two as everybody writes it, of more by name. */
export function sayScore(wins: readonly number[], names: readonly string[]): string {
  if (wins.length === 2) return `${names[0]} ${wins.join(' : ')} ${names[1]}`;
  return wins.map((count, seat) => `${names[seat]} ${count}`).join(' · ');
}
