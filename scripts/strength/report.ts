import { STAND_INS } from '@sixfold/bots';
import { GAME_IDS, type GameId } from '@sixfold/engine';
import type { Detail } from '../../packages/cli/src/arena/standings.ts';
import { dotChart } from '../../packages/cli/src/charts/dots.ts';
import { pairOf } from './kept.ts';
import { BEFORE, gamesOf, ladderOf, sayBot, STEPS, type Kind, type Match } from './matches.ts';
import type { Row } from './row.ts';
import { scaleOf } from './scale.ts';
import { sayBars } from './say-bars.ts';

const HEAD = `# Strength

How strong the bots are, measured by \`npm run make:strength\`. Every deal is played in every seating with the same luck; a shared
win counts as its share; intervals are 95 %, over deals. With three or four players one of the first kind plays against the
second kind on all other seats, so an even share is a third or a quarter; Elo takes that into account. Levels play each other
until it is clear who is better, at least 20 deals and at most 400, with intervals that allow for that
([how](bots.md#the-arena)); who stopped early may look a little stronger than they are. Everyone thinks by steps, which gives the same
games on every machine: ${STEPS.level} a move between levels and against people, ${STEPS.longer} where ten times the time is tried, ${STEPS.greedy} for \`master\`
against \`greedy\` (takes what scores best), ${STEPS.instinct} against \`instinct\` (its own first impression without search), ${STEPS.alone} alone at the
table. The master of \`${BEFORE}\` is built from the repository and sits at the same tables. Times are what one core of the machine that
played needed. The same for programs: [strength.json](strength.json). [What the levels are like](bots.md).
`;

const percent = (rate: number): string => (100 * rate).toFixed(1);

const sayRate = ({ winRate, interval: [low, high] }: Detail): string =>
  `${percent(winRate)} % (${percent(low)}–${percent(high)})`;

/** How the first named bot did. */
const firstOf = ({ match, standings }: Row): Detail | null => (standings && pairOf(match, standings)[0]) ?? null;

const sayMatch = ({ bots }: Match): string => bots.map(sayBot).join(' – ');

/** The whole document. `picture` tells where the picture of this name is. */
export const sayStrength = (rows: readonly Row[], picture: (name: string) => string): string =>
  [HEAD, sayBars(rows), ...GAME_IDS.map((game) => sayGame(game, rows, picture))].join('\n');

/** Those of a match that are told line by line. */
const TOLD: readonly Kind[] = ['ladder', 'scale', 'reference', 'longer', 'hurry', 'before'];

function sayGame(game: GameId, all: readonly Row[], picture: (name: string) => string): string {
  const rows = all.filter(({ match }) => match.game === game);
  return [
    `## ${game}`,
    '',
    `![Win rates in ${game} with two players](${picture(game)})`,
    '',
    ...sayScales(game, rows),
    '| players | match | win rate | Elo | weakest | ms/move | deals |',
    '| ---: | --- | ---: | ---: | ---: | ---: | ---: |',
    ...rows.filter(({ match }) => TOLD.includes(match.kind)).map(sayRow),
    '',
    ...sayPeople(game, rows),
    ...rows.filter(({ match }) => match.kind === 'alone').flatMap(sayAlone),
  ].join('\n');
}

function sayScales(game: GameId, rows: readonly Row[]): string[] {
  const levels = ladderOf(game).toReversed();
  const counts = [...new Set(rows.map(({ match }) => match.players))].filter((players) => players > 1);
  const line = (players: number): string => {
    const scale = scaleOf(game, players, rows);
    return `| ${players} | ${levels.map((level) => scale?.[level] ?? '').join(' | ')} |`;
  };
  return [
    'Elo of all levels on one scale, from the matches between neighbours and next neighbours:',
    '',
    `| players | ${levels.join(' | ')} |`,
    `| ---: | ${levels.map(() => '---:').join(' | ')} |`,
    ...counts.map(line),
    '',
  ];
}

function sayRow({ match, standings }: Row): string {
  const [first, second] = standings ? pairOf(match, standings) : [];
  const head = `| ${match.players} | ${sayMatch(match)} |`;
  if (!standings || !first || !second) return `${head} not played yet | | | | |`;
  const weakest = `${first.meanWeakest.toFixed(1)} – ${second.meanWeakest.toFixed(1)}`;
  const times = `${first.msPerMove.toFixed(1)} – ${second.msPerMove.toFixed(1)}`;
  const deals = standings.games / match.players;
  const isPart = standings.games < gamesOf(match) && !match.isUntilClear;
  const cells = [sayRate(first), first.elo - second.elo, weakest, times, isPart ? `${deals} of ${match.deals}` : deals];
  return `${head} ${cells.join(' | ')} |`;
}

/** How whoever stands in for people did against every level. */
function sayPeople(game: GameId, rows: readonly Row[]): string[] {
  const levels = ladderOf(game).toReversed();
  const cell = (who: string, level: string): string => {
    const row = rows.find(({ match: { kind, bots } }) => kind === 'people' && bots.join() === [who, level].join());
    const first = row && firstOf(row);
    return first ? sayRate(first) : 'not played yet';
  };
  return [
    'Share of the wins of [people](bots.md#levels) against every level, with two players:',
    '',
    `| | ${levels.join(' | ')} |`,
    `| --- | ${levels.map(() => '---:').join(' | ')} |`,
    ...['random', ...STAND_INS].map((who) => `| ${who} | ${levels.map((level) => cell(who, level)).join(' | ')} |`),
    '',
  ];
}

function sayAlone({ match, standings }: Row): string[] {
  const lines = (standings?.standings ?? [])
    .toSorted((a, b) => b.meanWeakest - a.meanWeakest)
    .map(
      ({ bot, meanWeakest, weakestInterval: [low, high], msPerMove }) =>
        `| ${bot} | ${meanWeakest.toFixed(2)} (${low.toFixed(2)}–${high.toFixed(2)}) | ${msPerMove.toFixed(1)} |`,
    );
  const games = standings ? `${standings.games / match.bots.length} games each.` : 'not played yet.';
  return [`Solo: ${games}`, '', '| bot | mean weakest track | ms/move |', '| --- | ---: | ---: |', ...lines, ''];
}

const DRAWN: readonly Kind[] = ['ladder', 'reference', 'longer', 'before'];

/** The ladder with two players; what has not been played is left out. */
export const drawGame = (game: string, rows: readonly Row[]): string =>
  dotChart({
    title: `${game}: share of the wins, two players`,
    subtitle: 'the first against the second; strokes are 95 % intervals',
    rows: rows
      .filter(({ match: { kind, ...match } }) => match.game === game && match.players === 2 && DRAWN.includes(kind))
      .flatMap((row) => {
        const first = firstOf(row);
        if (!first) return [];
        const { winRate: value, interval } = first;
        return [{ label: sayMatch(row.match), value, interval, text: `${percent(value)} %` }];
      }),
    top: 1,
    sayTick: (value) => `${100 * value} %`,
    mark: 0.5,
  });

/** The table for README: Elo with two players, a line a game. */
export function saySummary(rows: readonly Row[]): string {
  const levels = [...new Set(GAME_IDS.flatMap((game) => ladderOf(game).toReversed()))];
  const line = (game: GameId): string => {
    const scale = scaleOf(game, 2, rows);
    return `| \`${game}\` | ${levels.map((level) => scale?.[level] ?? '–').join(' | ')} |`;
  };
  return [
    `| game | ${levels.join(' | ')} |`,
    `| --- | ${levels.map(() => '---:').join(' | ')} |`,
    ...GAME_IDS.map(line),
  ].join('\n');
}
