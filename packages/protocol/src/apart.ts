import type { SeatInfo } from './tables.ts';

const alike = (name: string): string => name.normalize('NFKC').toLowerCase();

/** What to call the seats, so that people can be told apart: whoever is called as somebody before them has a number. */
export function tellApart(seats: readonly Pick<SeatInfo, 'kind' | 'name'>[]): string[] {
  const taken = new Set<string>();
  const everybody = new Set(seats.map(({ name }) => alike(name)));
  return seats.map(({ kind, name }) => {
    if (kind !== 'person' || name === '') return name;
    let told = name;
    for (let number = 2; taken.has(alike(told)) || (told !== name && everybody.has(alike(told))); number++) {
      told = `${name} (${number})`;
    }
    taken.add(alike(told));
    return told;
  });
}
