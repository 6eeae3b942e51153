import { LEVELS } from '@sixfold/bots/levels';
import { GAME_IDS } from '@sixfold/engine';
import type { PlayedGame } from '../../store/figures.ts';
import { daysInARow, winsInARow } from './streaks.ts';

type Test = (played: readonly PlayedGame[]) => boolean;

const someWon =
  (isSo: (won: PlayedGame) => boolean): Test =>
  (played) =>
    played.some((one) => one.hasWon === true && isSo(one));

/** Of all games there are, some was played that is so. */
const inEveryGame =
  (isSo: (one: PlayedGame) => boolean): Test =>
  (played) =>
    GAME_IDS.every((id) => played.some((one) => one.past.game === id && isSo(one)));

/** Won although another one's weakest colour came as far. */
const isClose = ({ past: { result }, points }: PlayedGame): boolean =>
  points !== null && result.ranks.some((rank, seat) => rank === 2 && result.points[seat] === points);

/** Where whoever has all six at the goal wins at once, that is nothing else than winning. */
const isBalanced = ({ past: { result }, seat, points }: PlayedGame): boolean =>
  points !== null && points > 0 && result.instant === null && new Set(result.tracks[seat]).size === 1;

const [WINS, DAYS, MANY, CROWD] = [5, 7, 100, 4] as const;

/** What can be achieved, and how: each stays reached, whatever is played after it. */
const TESTS = {
  win: someWon(() => true),
  best: someWon(({ against }) => against === LEVELS.at(-1)),
  close: someWon(isClose),
  crowd: someWon(({ past }) => past.seats.length >= CROWD),
  balance: (played) => played.some(isBalanced),
  every: inEveryGame(() => true),
  everyWon: inEveryGame(({ hasWon }) => hasWon === true),
  row: (played) => winsInARow(played).best >= WINS,
  days: (played) => daysInARow(played, 0).best >= DAYS,
  many: (played) => played.length >= MANY,
} satisfies Record<string, Test>;

export type Achievement = keyof typeof TESTS;

export const ACHIEVEMENTS: readonly Achievement[] = [
  'win',
  'every',
  'close',
  'balance',
  'crowd',
  'row',
  'best',
  'days',
  'everyWon',
  'many',
];

/** What one person has achieved, with the game in which it was reached. The games are the earliest first. */
export function achievedBy(played: readonly PlayedGame[]): Map<Achievement, PlayedGame> {
  const achieved = new Map<Achievement, PlayedGame>();
  for (const name of ACHIEVEMENTS) {
    const last = played[firstWith(played, TESTS[name])];
    if (last) achieved.set(name, last);
  }
  return achieved;
}

/** The game with which a test is passed first; behind the last one where it is not. What is reached stays so: halves do. */
function firstWith(played: readonly PlayedGame[], isReached: Test): number {
  let [low, high] = [0, played.length];
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if (isReached(played.slice(0, middle + 1))) high = middle;
    else low = middle + 1;
  }
  return low;
}

/** What people of this device reached with one game. */
export function reachedWith(
  id: string,
  played: readonly PlayedGame[],
): { readonly name: string; readonly achievement: Achievement }[] {
  const names = new Set(played.filter(({ past }) => past.id === id).map(({ name }) => name));
  return [...names].flatMap((name) =>
    [...achievedBy(played.filter((one) => one.name === name))]
      .filter(([, { past }]) => past.id === id)
      .map(([achievement]) => ({ name, achievement })),
  );
}
