import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isSameOrigin, type Origin } from './evaluation.ts';

/** Outlives what lies under data/, which no clone has. */
const FILE = join(import.meta.dirname, '../../docs/review.json');

/** Finished figures by their names. */
export type Rows<Row> = Readonly<Record<string, Row>>;

/** A kind of figures. */
export interface Kind<Row> {
  readonly section: string;
  /** How much a row rests on; what counts most comes first. */
  readonly sizeOf: (row: Row) => readonly number[];
}

/** A row that somebody asks for. */
export interface WantedRow<Row> {
  readonly kind: Kind<Row>;
  readonly name: string;
  readonly origin: Origin;
  /** It is to rest on so much. */
  readonly size: readonly number[];
  /** Whether one that rests on as much is to stay as it is. */
  readonly isFinal: (row: Row) => boolean;
  /** Null where nothing came of it. */
  readonly measure: () => Promise<Row | null>;
}

export function readRows<Row>({ section }: Kind<Row>, file = FILE): Rows<Row> {
  const sections: Rows<Rows<Row>> = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
  return sections[section] ?? {};
}

/** The row that is kept, where it tells what was asked for, or else what is measured now, which is kept if it is the better one. */
export async function findRow<Row extends Origin>(
  wanted: WantedRow<Row>,
  isWritten: boolean,
  file = FILE,
): Promise<Row | undefined> {
  const { kind, name, measure } = wanted;
  const before = readRows(kind, file)[name];
  if (before && isEnough(before, wanted)) return before;
  const now = await measure();
  if (now && isWritten && !isBetter(kind, before, now)) keepRow(kind, name, now, file);
  return now ?? before;
}

const isEnough = <Row extends Origin>(row: Row, { kind, origin, size, isFinal }: WantedRow<Row>): boolean =>
  isSameOrigin(row, origin) && kind.sizeOf(row).every((part, place) => part >= (size[place] ?? 0)) && isFinal(row);

/** A longer run stays; but what others made yields to whatever is new. */
const isBetter = <Row extends Origin>({ sizeOf }: Kind<Row>, before: Row | undefined, now: Row): boolean =>
  before !== undefined && isSameOrigin(before, now) && isMore(sizeOf(before), sizeOf(now));

/** Whether the first place in which two differ speaks for the one. */
function isMore(one: readonly number[], other: readonly number[]): boolean {
  const place = one.findIndex((part, index) => part !== other[index]);
  return (one[place] ?? 0) > (other[place] ?? 0);
}

/** Reads anew what others may have written in the meantime. */
function keepRow<Row>({ section }: Kind<Row>, name: string, row: Row, file: string): void {
  const sections: Rows<Rows<unknown>> = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
  const changed = { ...sections, [section]: { ...sections[section], [name]: row } };
  writeFileSync(file, `{\n${Object.entries(changed).map(sectionText).join(',\n')}\n}\n`);
}

/** A line a row, so that a change of one shows as that. */
function sectionText([section, rows]: [string, Rows<unknown>]): string {
  const lines = Object.entries(rows).map(([name, row]) => `    ${JSON.stringify(name)}: ${JSON.stringify(row)}`);
  return `  ${JSON.stringify(section)}: {\n${lines.join(',\n')}\n  }`;
}
