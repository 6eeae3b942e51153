/**
 * Measures the house: lengths of functions, casts, cycles, folders, names, tests.
 *   npm run check:house     prints what is over a bar, and fails if something is
 *   npm run make:house      writes the tables into docs/architecture.md
 */
import { parseArgs } from 'node:util';
import { fillFigures } from './documents.ts';
import { quantile } from './house/functions.ts';
import { measureHouse, type House, type Part } from './house/measure.ts';

interface Bar {
  readonly what: string;
  readonly most?: number;
  readonly least?: number;
  readonly is: (house: House) => number;
  /** What to mend, if the bar is missed. */
  readonly list?: (house: House) => readonly string[];
}

const LONGEST_FUNCTION = 70;
const FULLEST_FOLDER = 25;

const lengths = ({ functions }: Part): number[] => functions.map(({ lines }) => lines);
const ratio = ({ testLines, lines }: Part): number => testLines / lines;
const ratioOf = ({ parts }: House, name: string): number =>
  Math.min(...parts.filter((part) => part.name === name).map(ratio));
const tooLong = (house: House) =>
  house.all.functions.filter(({ lines, isSwitch }) => lines > LONGEST_FUNCTION && !isSwitch);
const tooFull = (house: House) => house.folders.filter(({ files }) => files > FULLEST_FOLDER);

/** What must not be missed. */
const BARS: readonly Bar[] = [
  { what: 'lines of a function, median', most: 4, is: ({ all }) => quantile(lengths(all), 0.5) },
  { what: 'lines of a function, nine in ten', most: 12, is: ({ all }) => quantile(lengths(all), 0.9) },
  {
    what: `functions of more than ${LONGEST_FUNCTION} lines, switches aside`,
    most: 0,
    is: (house) => tooLong(house).length,
    list: (house) => tooLong(house).map(({ path, line, name, lines }) => `${path}:${line} ${name}, ${lines} lines`),
  },
  { what: '`any`', most: 0, is: ({ all }) => all.any },
  { what: 'lint disables, tests included', most: 0, is: ({ all }) => all.disables },
  { what: 'files in import cycles', most: 0, is: ({ cycles }) => cycles.length, list: ({ cycles }) => cycles },
  {
    what: 'casts (`as`, but not `as const`; calls of functions that only cast)',
    most: 200,
    is: ({ all }) => all.as + all.hidden,
    list: ({ parts, casters }) => [
      ...parts.map(({ name, as, hidden }) => `${name}: ${as}, and ${hidden} calls`),
      ...casters.map(({ path, line, name }) => `${path}:${line} ${name} only casts`),
    ],
  },
  { what: '`!`', most: 793, is: ({ all }) => all.bang },
  {
    what: `folders with more than ${FULLEST_FOLDER} source files`,
    most: 0,
    is: (house) => tooFull(house).length,
    list: (house) => tooFull(house).map(({ path, files }) => `${path}: ${files}`),
  },
  {
    what: 'type names declared twice',
    most: 0,
    is: ({ homonyms }) => homonyms.length,
    list: ({ homonyms }) => homonyms.map(({ name, paths }) => `${name}: ${paths.join(', ')}`),
  },
  {
    what: 'pairs of folders that import each other',
    most: 0,
    is: ({ mutual }) => mutual.length,
    list: (h) => h.mutual,
  },
  { what: 'lines of test a line of `bots`', least: 0.5, is: (house) => ratioOf(house, 'bots') },
  { what: 'lines of test a line of `cli`', least: 0.5, is: (house) => ratioOf(house, 'cli') },
];

const isMet = ({ most = Infinity, least = -Infinity, is }: Bar, house: House): boolean =>
  is(house) <= most && is(house) >= least;

const say = (value: number): string => (Number.isInteger(value) ? value.toLocaleString('en') : value.toFixed(2));

function sayPart(part: Part): string {
  const { name, files, lines, functions, as, hidden, asConst, bang, any } = part;
  const [median, most] = [quantile(lengths(part), 0.5), quantile(lengths(part), 0.9)];
  const shape = `${median} / ${most} / ${Math.max(0, ...lengths(part))}`;
  const cells = [name, files, lines, functions.length, shape, as + hidden, asConst, bang, any, ratio(part)];
  return `| ${cells.map((cell) => (typeof cell === 'number' ? say(cell) : cell)).join(' | ')} |`;
}

const sayParts = ({ parts, all }: House): string[] => [
  '| | files | lines | functions | lines of a function: median / nine in ten / most | casts | `as const` | `!` | `any` | test lines a line |',
  '| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: |',
  ...[...parts, all].filter(({ files }) => files > 0).map(sayPart),
];

const sayBars = (house: House): string[] => [
  '| bar | | is |',
  '| --- | ---: | ---: |',
  ...BARS.map((bar) => `| ${bar.what} | ${sayLimit(bar)} | ${say(bar.is(house))} |`),
];

const sayLimit = ({ most, least }: Bar): string =>
  most === undefined ? `at least ${say(least ?? 0)}` : `at most ${say(most)}`;

function check(house: House): number {
  const missed = BARS.filter((bar) => !isMet(bar, house));
  for (const bar of BARS) {
    console.log(
      `${isMet(bar, house) ? 'ok  ' : 'FAIL'} ${say(bar.is(house)).padStart(6)}  ${sayLimit(bar)}: ${bar.what}`,
    );
  }
  for (const { what, list } of missed) {
    if (list)
      console.log(
        `\n${what}\n${list(house)
          .map((line) => `  ${line}`)
          .join('\n')}`,
      );
  }
  return missed.length;
}

const { values } = parseArgs({ options: { check: { type: 'boolean' }, write: { type: 'boolean' } } });
const house = measureHouse();
console.log(`${sayParts(house).join('\n')}\n`);
const missed = check(house);
if (values.write) fillFigures('docs/architecture.md', 'house', [...sayParts(house), '', ...sayBars(house)].join('\n'));
if (values.check && missed > 0) process.exitCode = 1;
