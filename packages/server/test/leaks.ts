import { isDeepStrictEqual } from 'node:util';
import type { FairInfo } from '@sixfold/engine/fair';
import type { Truth } from './truth.ts';

/** Somebody who was at a table: their seat, and every line that they heard before the end. */
export interface Witness {
  readonly seat: number | null;
  readonly lines: readonly string[];
  /** Texts that they may not hear anywhere: seeds, ids, other people's cookies and invites. */
  readonly secrets: readonly string[];
  /** Texts that they may hear beside those of the game: names, their own invites. */
  readonly known: readonly string[];
}

/** Every word that what is told of a table may consist of, apart from names and ids. */
const WORDS = ['person', 'dealing', 'bot', 'open', 'gathering', 'playing', 'over', 'beginner', 'restart', 'sat'];
const TABLE_KEYS = ['table', 'terms', 'seats', 'you', 'isPublic', 'stage', 'spectators', 'offer', 'rematch'].concat([
  'kept',
  'invite',
  'hasTexts',
  'news',
  'begun',
  'evening',
  'fair',
]);
const FAIR_KEYS = ['round', 'root', 'from', 'isDrawn', 'pledges', 'isClosed', 'numbers'];
const SEAT_KEYS = ['kind', 'name', 'bot', 'isHere', 'replaceIn', 'isHost', 'hasResigned', 'invite'];
const NEWS_KEYS = ['what', 'seat', 'at', 'round', 'ply', 'name', 'bot', 'by'];
const TERMS_KEYS = ['game', 'options', 'games', 'starter'];

/** Whatever the witness heard and may not know. Not a word may be in it that does not have to be. */
export function findLeaks(witness: Witness, truth: Truth): string[] {
  return witness.lines.flatMap((line) => [...findSecrets(witness, line), ...findOdd(witness, truth, line)]);
}

const findSecrets = ({ secrets }: Witness, line: string): string[] =>
  secrets.filter((secret) => line.includes(secret)).map((secret) => `${secret} is told: ${line}`);

function findOdd(witness: Witness, truth: Truth, line: string): string[] {
  const [kind, ...said] = JSON.parse(line) as [string, ...unknown[]];
  const isFine =
    kind === 'game'
      ? isGame(witness, truth, line)
      : kind === 'table'
        ? isTable(witness, truth, said[0] as object)
        : kind === 'done'
          ? isAnswer(witness, truth, said[1] as object)
          : kind === 'refused'
            ? isRefusal(witness, truth, said[1] as object)
            : line === '["beat",{}]';
  return isFine ? [] : [`seat ${witness.seat} may not hear: ${line}`];
}

/** The game must be told exactly as the rules say that this seat sees it. */
function isGame({ seat }: Witness, truth: Truth, line: string): boolean {
  const [, { from, ply }] = JSON.parse(line) as [string, { from: number; ply: number }];
  return line === truth.gameLine(from, ply, seat);
}

function isTable(witness: Witness, truth: Truth, said: object): boolean {
  const { seats, terms, you, news, fair } = said as Record<'seats' | 'news', object[]> & {
    terms: object;
    fair: FairInfo;
    you: number | null;
  };
  const mayKnowInvites = you !== null && you === witness.seat;
  const seatKeys = mayKnowInvites ? SEAT_KEYS : SEAT_KEYS.filter((key) => key !== 'invite');
  return (
    hasOnly(said, mayKnowInvites ? TABLE_KEYS : TABLE_KEYS.filter((key) => key !== 'invite')) &&
    news.every((one) => hasOnly(one, NEWS_KEYS)) &&
    hasOnly(terms, TERMS_KEYS) &&
    hasOnly(fair, FAIR_KEYS) &&
    // No number is told before no more pledges are taken.
    (fair.numbers === null || fair.isClosed) &&
    seats.every((seat) => hasOnly(seat, seatKeys)) &&
    isDeepStrictEqual((terms as { options: object }).options, truth.transcript.options) &&
    saysOnly(witness, truth, said)
  );
}

/** Answers say nothing, a place in the game, the own name, the table, what the own eyes could see, or what counted. */
function isAnswer(witness: Witness, truth: Truth, answer: object): boolean {
  if ('view' in answer) {
    const { ply } = answer.view as { ply: number };
    return JSON.stringify(answer) === JSON.stringify({ view: truth.view(ply, witness.seat) });
  }
  if ('sources' in answer) return truth.explains(answer.sources);
  return hasOnly(answer, ['round', 'ply', 'name', 'now', 'table']) && saysOnly(witness, truth, answer);
}

/** Facts of a refusal come from what was asked and from what everybody sees; what they are is for the rules' tests. */
function isRefusal(witness: Witness, truth: Truth, error: object): boolean {
  const { code } = error as { code: string };
  const facts: Record<string, string[]> = {
    'wrong-invite': [],
    'no-seat': [],
    'game-not-over': [],
    'bad-ply': ['ply', 'played'],
    'not-your-turn': ['seat', 'turn'],
    'moved-on': ['round', 'ply'],
    'not-playing': ['stage'],
  };
  const rest = Object.fromEntries(Object.entries(error).filter(([key]) => key !== 'code'));
  return hasOnly(rest, facts[code] ?? []) && code in facts && saysOnly(witness, truth, rest);
}

const hasOnly = (one: object, keys: readonly string[]): boolean => Object.keys(one).every((key) => keys.includes(key));

/** Whether every text within is one that may be heard. */
function saysOnly({ known }: Witness, { table, transcript }: Truth, said: unknown): boolean {
  const settled = textsIn(transcript.fair);
  const allowed = new Set([...WORDS, ...known, table, transcript.game, ...textsIn(transcript.options), ...settled]);
  return textsIn(said).every((text) => allowed.has(text));
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}
