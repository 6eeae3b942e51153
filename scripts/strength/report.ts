import { GAME_IDS, GAMES, type Card, type GameId } from '@sixfold/engine';
import type { Detail, Standings } from '../../packages/cli/src/arena/standings.ts';
import { dotChart } from '../../packages/cli/src/charts/dots.ts';
import { ladderOf, STEPS, type Match } from './matches.ts';

/** A match and what has been played of it. */
export interface Row {
  readonly match: Match;
  readonly standings: Standings | null;
}

const HEAD = `# Strength

How strong the bots are, measured by \`npm run make:strength\`. Every deal is played in every seating with the same luck; a shared
win counts as its share; intervals are 95 %, over deals. With three or four players one of the first kind plays against the
second kind on all other seats, so an even share is a third or a quarter; Elo takes that into account. Everyone
thinks by steps, which gives the same games on every machine: ${STEPS.level} a move between adjacent levels, ${STEPS.greedy} for \`master\` against
\`greedy\` (takes what scores best), ${STEPS.instinct} against \`instinct\` (its own first impression without search), ${STEPS.alone} alone at the table.
Times are what one core of the machine that played needed. The same for programs: [strength.json](strength.json).
[What the levels are like](bots.md).
`;

const percent = (rate: number): string => (100 * rate).toFixed(1);

const sayRate = ({ winRate, interval: [low, high] }: Detail): string =>
  `${percent(winRate)} % (${percent(low)}–${percent(high)})`;

/** How the first named bot did. */
const firstOf = ({ match, standings }: Row): Detail | null =>
  standings?.standings.find(({ bot }) => bot === match.bots[0]) ?? null;

/** The whole document. `picture` tells where the picture of this name is. */
export function sayStrength(rows: readonly Row[], picture: (name: string) => string): string {
  const games = Object.values(GAMES).map(({ card }: { card: Card }) => sayGame(card.id, rows, picture));
  return [HEAD, ...games].join('\n');
}

function sayGame(game: string, all: readonly Row[], picture: (name: string) => string): string {
  const rows = all.filter(({ match }) => match.game === game);
  const together = rows.filter(({ match }) => match.players > 1);
  const alone = rows.filter(({ match }) => match.players === 1);
  return [
    `## ${game}`,
    '',
    `![Win rates in ${game} with two players](${picture(game)})`,
    '',
    '| players | match | win rate | Elo | weakest | ms/move | games |',
    '| ---: | --- | ---: | ---: | ---: | ---: | ---: |',
    ...together.map(sayRow),
    '',
    ...alone.flatMap(sayAlone),
  ].join('\n');
}

function sayRow(row: Row): string {
  const { match, standings } = row;
  const [first, second] = match.bots.map((name) => standings?.standings.find(({ bot }) => bot === name));
  const head = `| ${match.players} | ${match.bots.join(' – ')} |`;
  if (!standings || !first || !second) return `${head} not played yet | | | | |`;
  const weakest = `${first.meanWeakest.toFixed(1)} – ${second.meanWeakest.toFixed(1)}`;
  const times = `${first.msPerMove.toFixed(1)} – ${second.msPerMove.toFixed(1)}`;
  const games = standings.games < match.games ? `${standings.games} of ${match.games}` : `${standings.games}`;
  return `${head} ${sayRate(first)} | ${first.elo - second.elo} | ${weakest} | ${times} | ${games} |`;
}

function sayAlone({ match, standings }: Row): string[] {
  const lines = (standings?.standings ?? [])
    .toSorted((a, b) => b.meanWeakest - a.meanWeakest)
    .map(
      ({ bot, meanWeakest, weakestInterval: [low, high], msPerMove }) =>
        `| ${bot} | ${meanWeakest.toFixed(2)} (${low.toFixed(2)}–${high.toFixed(2)}) | ${msPerMove.toFixed(1)} |`,
    );
  const games = standings ? `${standings.games / match.bots.length} games each.` : 'Not played yet.';
  return [`Solo: ${games}`, '', '| bot | mean weakest track | ms/move |', '| --- | ---: | ---: |', ...lines, ''];
}

/** The ladder with two players; what has not been played is left out. */
export const drawGame = (game: string, rows: readonly Row[]): string =>
  dotChart({
    title: `${game}: share of the wins, two players`,
    subtitle: 'the first against the second; strokes are 95 % intervals',
    rows: rows
      .filter(({ match }) => match.game === game && match.players === 2)
      .flatMap((row) => {
        const first = firstOf(row);
        if (!first) return [];
        const { winRate: value, interval } = first;
        return [{ label: row.match.bots.join(' – '), value, interval, text: `${percent(value)} %` }];
      }),
    top: 1,
    sayTick: (value) => `${100 * value} %`,
    mark: 0.5,
  });

/** The table for README: two players, a line a game; each level that it offers with how it does against the one below. */
export function saySummary(rows: readonly Row[]): string {
  const against = (game: GameId, pair: readonly string[]): string => {
    const row = rows.find(
      ({ match }) => match.game === game && match.players === 2 && match.bots.join() === pair.join(),
    );
    const first = row && firstOf(row);
    return first ? `${percent(first.winRate)} %` : '–';
  };
  const ladder = (game: GameId): string =>
    ladderOf(game)
      .map((pair) => `${pair[0]} ${against(game, pair)}`)
      .join(', ');
  return [
    '| game | each level against the one below | `master` against `greedy` |',
    '| --- | --- | ---: |',
    ...GAME_IDS.map((game) => `| \`${game}\` | ${ladder(game)} | ${against(game, ['master', 'greedy'])} |`),
  ].join('\n');
}
