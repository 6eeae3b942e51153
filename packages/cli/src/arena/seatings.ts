import { UsageError } from '../command-line/command.ts';

/**
 * The games that are played with one deal: who sits where, entrants by number, a team a place. Everyone comes to sit on
 * every place, so that neither the deal nor the place favours anybody.
 */
export function seatingsOf(entrants: number, teams: number): number[][] {
  return companiesOf(entrants, teams).flatMap(rotations);
}

/** Who plays together. */
function companiesOf(entrants: number, teams: number): number[][] {
  const all = Array.from({ length: entrants }, (_, index) => index);
  if (teams === 1) return all.map((one) => [one]);
  if (entrants < 2) throw new UsageError('--bots takes at least two names, such as master,greedy');
  if (teams === 2) return all.flatMap((one) => all.slice(one + 1).map((other) => [one, other]));
  if (entrants === 2) return [[0, ...Array<number>(teams - 1).fill(1)]];
  if (entrants === teams) return [all];
  throw new UsageError(`--bots takes 2 or ${teams} names for ${teams} players, not ${entrants}`);
}

const rotations = (company: readonly number[]): number[][] =>
  company.map((_, by) => [...company.slice(company.length - by), ...company.slice(0, company.length - by)]);
