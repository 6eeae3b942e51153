import type { Position } from '@sixfold/engine';
import { replayTranscript, type ReplayedGame } from '@sixfold/engine/replay';
import { hashText } from '@sixfold/engine/seeded';
import type { Transcript } from '@sixfold/engine/transcript';
import type { Evaluation, TeamShares } from '../contract/evaluation.ts';
import { evenShares, minus, nothing, plus, sharesAt } from '../contract/shares.ts';
import type { LuckSample } from '../statistics/luck.ts';
import { judgeMove, type JudgedMove } from './decisions.ts';
import { USUAL_EFFORT, type Effort } from './effort.ts';
import { expectAfter, type Expected } from './expectation.ts';
import { REVIEW_FORMAT, type Parts, type Review, type ReviewedDecision, type ReviewedPly } from './review.ts';

/** What a review can be told beside the game. */
export interface ReviewOptions {
  readonly effort?: Effort;
  /** Plies that a bot played for a person: what was decided there counts for nobody. */
  readonly substituted?: readonly number[];
}

/** How far a review has come: first the graph, then what draws were worth, then the decisions. */
export interface ReviewStep {
  readonly stage: 'graph' | 'draws' | 'decisions';
  readonly done: number;
  readonly of: number;
  /** The chances after the deal and after each ply, as far as they are known. */
  readonly values: readonly TeamShares[];
}

/** What a review rests on, once it was gone through. */
interface Material extends ReplayedGame {
  readonly evaluation: Evaluation;
  readonly effort: Effort;
  readonly seed: string;
  readonly values: TeamShares[];
}

/** Luck that is drawn anew must not be the same in every game, nor that of the game. */
const seedOf = ({ seed, setup, starter }: Transcript): string =>
  hashText(JSON.stringify(['review', seed, starter, setup]));

/**
 * Reviews a game step by step, most of them some hundredths of a second; a decision that is judged again takes a few tenths. The transcript
 * must have been verified, and more than one must have played.
 */
export function* reviewInSteps(
  transcript: Transcript,
  evaluation: Evaluation,
  { effort = USUAL_EFFORT, substituted = [] }: ReviewOptions = {},
): Generator<ReviewStep, Review> {
  const material = gather(transcript, evaluation, effort);
  const { positions, moves, values } = material;
  for (const position of positions) {
    values.push(sharesAt(evaluation, position));
    yield { stage: 'graph', done: values.length, of: positions.length, values };
  }
  const expected: Expected[] = [];
  for (let ply = -1; ply < moves.length; ply++) {
    expected.push(expectPly(material, ply));
    yield { stage: 'draws', done: expected.length, of: positions.length, values };
  }
  const judged: (JudgedMove | null)[] = [];
  for (let ply = 0; ply < moves.length; ply++) {
    judged.push(substituted.includes(ply) ? null : judgePly(material, ply));
    yield { stage: 'decisions', done: judged.length, of: moves.length, values };
  }
  return makeReview(transcript, material, expected, judged);
}

const gather = (transcript: Transcript, evaluation: Evaluation, effort: Effort): Material => ({
  ...replayTranscript(transcript),
  evaluation,
  effort,
  seed: seedOf(transcript),
  values: [],
});

/** Reviews a game at once. */
export function reviewGame(transcript: Transcript, evaluation: Evaluation, options: ReviewOptions = {}): Review {
  const steps = reviewInSteps(transcript, evaluation, options);
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

/**
 * Judges another move than the one that was played at a ply, in the same worlds and with the same luck as the review did; null
 * where it makes no difference.
 */
export function judgeInstead(
  transcript: Transcript,
  evaluation: Evaluation,
  ply: number,
  move: number,
  effort: Effort = USUAL_EFFORT,
): ReviewedDecision | null {
  const material = gather(transcript, evaluation, effort);
  const instead = { ...material, moves: material.moves.with(ply, move) };
  const judged = judgePly(instead, ply);
  return judged && decisionOf(instead, ply, judged);
}

/** What luck did in a game; nothing is said of decisions, which take most of the time. */
export function luckOfGame(transcript: Transcript, evaluation: Evaluation, effort: Effort = USUAL_EFFORT): LuckSample {
  const material = gather(transcript, evaluation, effort);
  const { positions, moves } = material;
  const values = positions.map((position) => sharesAt(evaluation, position));
  const luckAt = (ply: number): TeamShares => minus(at(values, ply + 1), expectPly(material, ply).shares);
  const draws = moves.map((_, ply) => luckAt(ply));
  const own = draws.map((shares, ply) => shares[moverAt(positions, ply)] ?? 0);
  return {
    result: at(values, moves.length),
    draws: draws.reduce(plus, luckAt(-1)),
    drawers: own.reduce((sum, share) => sum + share, 0),
  };
}

function moverAt(positions: readonly Position[], ply: number): number {
  const position = at(positions, ply);
  return position.teamOf(position.turn);
}

/** What was to be expected of the luck of a ply, or for -1 of the deal. */
function expectPly({ game, positions, moves, evaluation, effort, seed }: Material, ply: number): Expected {
  const position = at(positions, Math.max(ply, 0));
  const label = `${seed}/draws/${ply}`;
  if (ply < 0) return expectAfter(evaluation, game.blank(position.config), deal, effort, label);
  return expectAfter(evaluation, position, (world, chance) => world.play(at(moves, ply), chance), effort, label);
}

const deal = (position: Position, chance: Parameters<Position['deal']>[0]): void => position.deal(chance);

const judgePly = ({ game, positions, moves, evaluation, effort, seed }: Material, ply: number): JudgedMove | null =>
  judgeMove({
    game,
    evaluation,
    position: at(positions, ply),
    played: at(moves, ply),
    effort,
    seed: `${seed}/decision/${ply}`,
  });

function at<T>(list: readonly T[], index: number): T {
  const item = list[index];
  if (item === undefined) throw new Error(`there is no ${index}`);
  return item;
}

/** The change from before to after in three parts, which add up to it whatever was expected. */
function partsOf(before: TeamShares, { shares }: Expected, after: TeamShares, decisions: TeamShares): Parts {
  return { draws: minus(after, shares), unknowable: minus(minus(shares, before), decisions), decisions };
}

function makeReview(
  transcript: Transcript,
  material: Material,
  [dealt = { shares: [], error: 0 }, ...expected]: readonly Expected[],
  judged: readonly (JudgedMove | null)[],
): Review {
  const { game, positions, evaluation, effort, values } = material;
  const { teams, config } = at(positions, 0);
  const seats = Array.from({ length: config.players }, (_, seat) => seat);
  const start = evenShares(teams);
  const dealing = { ...partsOf(start, dealt, at(values, 0), nothing(teams)), drawsError: dealt.error };
  const plies = expected.map((one, ply) => plyOf(material, ply, one, judged[ply] ?? null));
  return {
    format: REVIEW_FORMAT,
    game: game.card.id,
    players: config.players,
    teams: seats.map((seat) => at(positions, 0).teamOf(seat)),
    evaluation: { name: evaluation.name, hash: evaluation.hash, seesLuck: evaluation.seesLuck },
    effort,
    start,
    values,
    result: transcript.stopped || !positions.at(-1)?.ended ? null : at(values, values.length - 1),
    deal: dealing,
    plies,
    total: plies.reduce(addParts, addParts(dealing, unchanged(teams))),
    seats: seats.map((seat) => decisionsOf(plies.filter((ply) => ply.seat === seat))),
  };
}

function plyOf(material: Material, ply: number, expected: Expected, judged: JudgedMove | null): ReviewedPly {
  const { positions, values } = material;
  const position = at(positions, ply);
  const decisions = judged?.effect ?? nothing(position.teams);
  return {
    seat: position.turn,
    ...partsOf(at(values, ply), expected, at(values, ply + 1), decisions),
    drawsError: expected.error,
    decision: judged && decisionOf(material, ply, judged),
  };
}

function decisionOf(
  { game, positions, moves, evaluation }: Material,
  ply: number,
  judged: JudgedMove,
): ReviewedDecision {
  const position = at(positions, ply);
  const { best, loss, error, mark } = judged;
  return {
    played: game.makeNotation(position, at(moves, ply)),
    best: game.makeNotation(position, best),
    bestMove: best,
    loss,
    error,
    mark,
    reasons: mark === 0 ? [] : evaluation.reasons(position, best),
  };
}

const unchanged = (teams: number): Parts => ({
  draws: nothing(teams),
  unknowable: nothing(teams),
  decisions: nothing(teams),
});

const addParts = (a: Parts, b: Parts): Parts => ({
  draws: plus(a.draws, b.draws),
  unknowable: plus(a.unknowable, b.unknowable),
  decisions: plus(a.decisions, b.decisions),
});

function decisionsOf(plies: readonly ReviewedPly[]): Review['seats'][number] {
  const real = plies.flatMap(({ decision }) => decision ?? []);
  return { real: real.length, lost: real.reduce((sum, { loss }) => sum + loss, 0) };
}
