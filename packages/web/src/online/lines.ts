import type { TableLine } from '@sixfold/protocol';

export const isMyTurn = ({ you, turn, stage }: TableLine): boolean =>
  stage === 'playing' && you !== null && turn === you;

export const goesOn = ({ stage }: TableLine): boolean => stage === 'gathering' || stage === 'playing';

/** Whether nobody but the person at the screen sits there: then one is its host. */
export const isAlone = ({ seats, you }: Pick<TableLine, 'seats' | 'you'>): boolean =>
  you !== null && seats.every(({ kind }, seat) => kind !== 'person' || seat === you);

/** Those first at which somebody waits for the person at the screen, for longest; then those touched last. */
export const waitingFirst = (tables: readonly TableLine[]): TableLine[] =>
  tables.toSorted((a, b) => {
    const [isMine, isOther] = [isMyTurn(a), isMyTurn(b)];
    if (isMine !== isOther) return isMine ? -1 : 1;
    return isMine ? a.touched.localeCompare(b.touched) : b.touched.localeCompare(a.touched);
  });

/** The list with one table as it is now, or without it where one no longer sits there. */
export function withLine(tables: readonly TableLine[], line: TableLine): readonly TableLine[] {
  const others = tables.filter(({ table }) => table !== line.table);
  return line.you === null ? others : [line, ...others];
}

const UNITS = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const;

/** How long ago something was, as one says it; nothing for a moment ago. */
export function sayAgo(at: string, now: number, language: string): string {
  const passed = now - Date.parse(at);
  const [unit, length] = UNITS.find(([, ms]) => passed >= ms) ?? [null, 1];
  if (unit === null) return '';
  return new Intl.RelativeTimeFormat(language, { numeric: 'auto' }).format(-Math.floor(passed / length), unit);
}
