import { levelsOf, STAND_INS } from '@sixfold/bots';
import { USUAL_STEPS } from '@sixfold/bots/levels';
import { GAMES as FAMILY, type Card, type GameId } from '@sixfold/engine';
import { BARS, type Bar } from './bars.ts';

/** What a match is for. */
export const KINDS = ['ladder', 'scale', 'reference', 'longer', 'hurry', 'before', 'people', 'alone'] as const;
export type Kind = (typeof KINDS)[number];

/** The first bot against the second, or everyone alone; bots are words of the arena. */
export interface Match {
  readonly kind: Kind;
  readonly game: GameId;
  readonly players: number;
  readonly bots: readonly string[];
  readonly deals: number;
  /** Whoever has no budget of their own thinks by steps, which gives the same games on every machine. */
  readonly steps: number;
  /** It ends as soon as it is clear who is better. */
  readonly isUntilClear?: true;
  readonly bar?: Bar;
}

/** The master of before, in a folder that is made from the repository when it is needed. */
export const BEFORE = 'e23f5d4';
export const BEFORE_FOLDER = `data/before/${BEFORE}`;

const DEALS = { usual: 400, scale: 60, hurry: 200 } as const;

/** Steps a move: between levels, against each reference, and alone; all of them under 300 ms on one core. */
export const STEPS = { level: USUAL_STEPS, longer: 240, greedy: 60, instinct: 180, alone: 250 } as const;

/** A master in a hurry, and an expert with five times the time. */
const HURRY = ['master@100ms', 'expert@500ms'] as const;

/** Steps cost at most so many times as much as before. */
const DEAREST = 1.2;

/** Bots look at the clock between steps of a few milliseconds, and share the machine. */
const LATE = 25;

/** The quick ladder only shows that everything works. */
const QUICK = { deals: 3, steps: 3 } as const;
const QUICKER = 20;

/** A game's levels, best first. */
export const ladderOf = (game: GameId): readonly string[] => levelsOf(game).toReversed();

/** Each with the one so many below it. */
const pairsOf = (ladder: readonly string[], apart: number): (readonly string[])[] =>
  ladder.slice(apart).map((lower, index) => [ladder[index] ?? '', lower]);

export const allMatches = (isQuick: boolean): Match[] =>
  Object.values(FAMILY).flatMap(({ card }: { card: Card }) =>
    card.players
      .flatMap((players) => (players === 1 ? aloneIn(card.id) : matchesOf(card.id, players)))
      .map((match) => (isQuick ? quick(match) : match)),
  );

/** Budgets of their own are as much shorter. */
const quick = (match: Match): Match => ({
  ...match,
  ...QUICK,
  bots: match.bots.map((word) => word.replace(/(?<=@)\d+/, (own) => `${Math.ceil(Number(own) / QUICKER)}`)),
});

function matchesOf(game: GameId, players: number): Match[] {
  return [
    ...betweenLevels(game, players),
    ...references(players).map((other) => ({
      ...usual('reference', game, players, ['master', other]),
      steps: STEPS[other],
    })),
    ...before(game, players),
    ...(players === 2 ? [...withTime(game), ...withPeople(game)] : []),
  ];
}

const usual = (kind: Kind, game: GameId, players: number, bots: readonly string[], bar?: Bar): Match => ({
  kind,
  game,
  players,
  bots,
  deals: DEALS.usual,
  steps: STEPS.level,
  ...(bar && { bar }),
});

const references = (players: number): ('greedy' | 'instinct')[] =>
  players === 2 ? ['greedy', 'instinct'] : ['greedy'];

/** Neighbours make the ladder; those and theirs one scale. */
function betweenLevels(game: GameId, players: number): Match[] {
  const between = (kind: Kind, apart: number): Match[] =>
    pairsOf(ladderOf(game), apart).map((pair) => ({ ...usual(kind, game, players, pair), isUntilClear: true }));
  return [
    ...between('ladder', 1).map((match) => ({ ...match, bar: { isBetter: true } as const })),
    ...between('scale', 2).map((match) => ({ ...match, deals: DEALS.scale })),
  ];
}

function before(game: GameId, players: number): Match[] {
  const bars = BARS[game];
  const least = players === 2 ? bars?.before.least : bars?.crowd && bars.crowd / players;
  if (!bars || least === undefined) return [];
  const { deals } = players === 2 ? bars.before : { deals: DEALS.usual };
  return [{ ...againstBefore(game, players, deals, STEPS.level), bar: { least, dearest: DEAREST } }];
}

/** A master against the master of before. */
export const againstBefore = (game: GameId, players: number, deals: number, steps: number): Match => ({
  ...usual('before', game, players, ['master', `from:${BEFORE_FOLDER}/master`], { dearest: DEAREST }),
  deals,
  steps,
});

function withTime(game: GameId): Match[] {
  const { longer, hurry } = BARS[game] ?? {};
  const least = (share: number | undefined): Bar | undefined => (share === undefined ? share : { least: share });
  const slowly = [`master@${STEPS.longer}`, `master@${STEPS.level}`];
  const hurried = { ...usual('hurry', game, 2, HURRY, { ...least(hurry), late: LATE }), deals: DEALS.hurry };
  return [
    usual('longer', game, 2, slowly, least(longer)),
    ...(hurry === undefined ? [] : [{ ...hurried, isUntilClear: true as const }]),
  ];
}

/** Whoever has never read a book against every level. */
function withPeople(game: GameId): Match[] {
  const levels = ladderOf(game).toReversed();
  const barOf = (who: string, level: string): Bar | undefined => {
    if (level !== levels[0]) return undefined;
    if (who === 'child20') return { least: 0.4, most: 0.7 };
    const most = BARS[game]?.random;
    return who === 'random' && most !== undefined ? { most } : undefined;
  };
  return ['random', ...STAND_INS].flatMap((who) =>
    levels.map((level) => usual('people', game, 2, [who, level], barOf(who, level))),
  );
}

function aloneIn(game: GameId): Match[] {
  const weakest = BARS[game]?.weakest;
  const match = usual('alone', game, 1, [...ladderOf(game), 'greedy'], weakest === undefined ? weakest : { weakest });
  return [{ ...match, steps: STEPS.alone }];
}

/** A name for the match's folder. */
export const nameOf = ({ game, players, bots, steps }: Match): string =>
  [game, players, ...(players === 1 ? ['alone'] : bots.map(sayBot)), steps].join('-').replaceAll(' ', '-');

/** A bot as people call it. */
export const sayBot = (word: string): string => word.replace(/^from:.*\/(\w+)\/([^/]+)$/, '$2 of $1');

/** The games of each deal: everyone alone, or the first bot on every seat. */
export const gamesOf = ({ players, bots, deals }: Match): number => (players === 1 ? bots.length : players) * deals;
