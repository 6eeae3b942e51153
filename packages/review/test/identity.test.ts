import { GAMES, type GameId } from '@sixfold/engine';
import { replayTranscript } from '@sixfold/engine/replay';
import { verifyTranscript } from '@sixfold/engine/verify';
import { describe, expect, test } from 'vitest';
import {
  judgeInstead,
  loadEvaluation,
  reviewedGames,
  reviewGame,
  type Effort,
  type Evaluation,
  type Review,
} from '../src/index.ts';
import { playBots } from '../../testing/src/bot-games.ts';

/** Little work: what must add up does so however much is tried out. */
const LITTLE: Effort = { falls: 128, redraws: 2, moves: 3, glances: 1, looks: 1, finalists: 2, worlds: 2 };

interface Table {
  readonly id: GameId;
  readonly players: number;
  readonly options?: Record<string, boolean>;
}

const TABLES: readonly Table[] = [
  ...reviewedGames().flatMap((id) =>
    GAMES[id].card.players.filter((players) => players > 1).map((players): Table => ({ id, players })),
  ),
  { id: 'board', players: 4, options: { partners: true } },
];

async function evaluationFor({ id, players }: Table): Promise<Evaluation> {
  const evaluation = await loadEvaluation(id, players);
  if (!evaluation) throw new Error(`nobody judges ${id}`);
  return evaluation;
}

const GAMES_EACH = [0, 1, 2];

/** By how much the parts miss the change from the start to the end, for the team that they miss most. */
function missOf({ start, values, result, total }: Review): number {
  const end = result ?? values.at(-1) ?? [];
  const misses = start.map((share, team) => {
    const parts = [total.draws, total.unknowable, total.decisions].map((part) => part[team] ?? 0);
    return (end[team] ?? 0) - share - parts.reduce((sum, part) => sum + part, 0);
  });
  return Math.max(...misses.map(Math.abs));
}

describe.each(TABLES)('$id with $players, $options', (table) => {
  test.each(GAMES_EACH)(
    'result - start = draws + unknowable + decisions, for every team of game %s',
    async (number) => {
      const { players, options = {} } = table;
      const bots = [['random'], ['greedy'], ['club', 'beginner']] as const;
      const transcript = await playBots(table.id, { players, options, seed: `identity ${number}`, bots: bots[number] });
      expect(verifyTranscript(transcript).ok).toBe(true);
      const review = reviewGame(transcript, await evaluationFor(table), { effort: LITTLE });
      expect(missOf(review)).toBeLessThan(1e-9);
      for (const shares of review.values) {
        expect(shares.every((share) => share >= 0 && share <= 1)).toBe(true);
        expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 9);
      }
      for (const { decision } of review.plies) expect(decision?.loss ?? 0).toBeGreaterThanOrEqual(0);
    },
  );
});

test('a game that was broken off is reviewed up to there, and its result not judged', async () => {
  const transcript = await playBots('board', { most: 9 });
  const review = reviewGame(transcript, await evaluationFor({ id: 'board', players: 2 }), { effort: LITTLE });
  expect(review.result).toBeNull();
  expect(review.plies).toHaveLength(9);
  expect(missOf(review)).toBeLessThan(1e-9);
});

test('what a bot decided for a person counts for nobody', async () => {
  const transcript = await playBots('dice', { bots: ['random'] });
  const evaluation = await evaluationFor({ id: 'dice', players: 2 });
  const whole = reviewGame(transcript, evaluation, { effort: LITTLE });
  const ply = whole.plies.findIndex(({ decision }) => (decision?.loss ?? 0) > 0);
  const spared = reviewGame(transcript, evaluation, { effort: LITTLE, substituted: [ply] });
  expect(spared.plies[ply]).toMatchObject({ decision: null, draws: whole.plies[ply]?.draws, decisions: [0, 0] });
  expect(missOf(spared)).toBeLessThan(1e-9);
});

test('another move is judged as the review judged the one that was played', async () => {
  const transcript = await playBots('dice', { bots: ['random'] });
  const evaluation = await evaluationFor({ id: 'dice', players: 2 });
  const { plies } = reviewGame(transcript, evaluation, { effort: LITTLE });
  const ply = plies.findIndex(({ decision }) => (decision?.mark ?? 0) > 0);
  const decision = plies[ply]?.decision;
  if (!decision) throw new Error('nothing was marked');
  const { positions, moves } = replayTranscript(transcript);
  const position = positions[ply];
  const judge = (move: number): unknown => judgeInstead(transcript, evaluation, ply, move, LITTLE);
  expect(judge(moves[ply] ?? 0)).toEqual(decision);
  expect(judge(decision.bestMove)).toMatchObject({ played: decision.best, loss: 0, mark: 0 });
  for (const move of position?.legalMoves().slice(0, 3) ?? [])
    expect(judge(move)).toMatchObject({ best: decision.best });
});

test('nobody judges a game that is played alone', async () => {
  expect(await loadEvaluation('board', 1)).toBeNull();
});
