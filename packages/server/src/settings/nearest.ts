/** How many letters must be added, left out or changed to make one word of another. */
function distance(from: string, to: string): number {
  const first = Array.from({ length: to.length + 1 }, (_, column) => column);
  return [...from].reduce((above, letter) => nextRow(above, letter, to), first).at(-1) ?? 0;
}

function nextRow(above: readonly number[], letter: string, to: string): number[] {
  const row = [(above[0] ?? 0) + 1];
  for (const [column, other] of [...to].entries()) {
    const [changed = 0, added = 0] = above.slice(column, column + 2);
    const left = row[column] ?? 0;
    row.push(Math.min(changed + Number(letter !== other), added + 1, left + 1));
  }
  return row;
}

/** So many letters may be wrong. */
const MOST_WRONG = 3;

/** The word that was probably meant; null if none is near. */
export function nearest(word: string, known: readonly string[]): string | null {
  const [best] = known
    .map((name) => ({ name, wrong: distance(word, name) }))
    .filter(({ wrong }) => wrong <= MOST_WRONG)
    .toSorted((a, b) => a.wrong - b.wrong);
  return best?.name ?? null;
}
