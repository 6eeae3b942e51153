import type { GameId } from '@sixfold/engine';
import { LONGEST_TEXT, PHRASES, REACTIONS } from '@sixfold/protocol';
import type { Ask, ProtocolError, Request, TableRecord } from '@sixfold/protocol';
import * as v from 'valibot';
import { nameSchema } from '../guests/names.ts';

/** Ids, invites, tokens and names of bots: all that is looked up and never shown. */
const word = v.pipe(v.string(), v.maxLength(100));
const whole = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const table = word;
const seat = v.pipe(whole, v.maxValue(9));
const hex32 = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/, '64 hexadecimal digits'));
const atTable = v.strictObject({ table });

/** Options and moves differ by game: their form is checked here, the rest by the rules. */
const options = v.record(word, v.union([word, v.number(), v.boolean()]));
const move = v.looseObject({ type: word });
/** Read by whoever opens the table, who trusts nothing in it. */
const record = v.custom<TableRecord>((input) => typeof input === 'object' && input !== null, 'a table record');

/** A game that is not known is refused by whoever opens the table, in words of its own. */
const game = v.custom<GameId>((input) => typeof input === 'string' && input.length <= 100, 'a game');
const terms = v.strictObject({
  game,
  options,
  games: whole,
  starter: v.nullable(seat),
  isPrinted: v.exactOptional(v.literal(true)),
});
const wish = v.variant('kind', [
  v.strictObject({ kind: v.literal('me') }),
  v.strictObject({ kind: v.literal('open'), name: v.optional(nameSchema) }),
  v.strictObject({ kind: v.literal('bot'), name: nameSchema, bot: word }),
]);
const tempo = v.strictObject({
  kind: v.picklist(['live', 'days']),
  bank: whole,
  gain: whole,
  cap: v.nullable(whole),
  onTime: v.picklist(['bot', 'lost']),
});
const offer = v.variant('kind', [
  v.strictObject({ kind: v.literal('take-back'), ply: whole }),
  v.strictObject({ kind: v.literal('replace'), seat }),
  v.strictObject({ kind: v.literal('remove'), seat }),
  v.strictObject({ kind: v.literal('end') }),
  v.strictObject({ kind: v.literal('pause') }),
]);

/** No line breaks, no invisible characters: a text is one line to be read. */
const text = v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(LONGEST_TEXT), v.regex(/^[^\p{C}\p{Zl}\p{Zp}]+$/u));
const said = v.variant('kind', [
  v.strictObject({ kind: v.literal('phrase'), phrase: v.picklist(PHRASES) }),
  v.strictObject({ kind: v.literal('reaction'), reaction: v.picklist(REACTIONS) }),
  v.strictObject({ kind: v.literal('text'), text }),
]);

/** The form of everything that can be asked. */
export const ASKS: { readonly [R in Request]: v.GenericSchema<unknown, Ask<R>> } = {
  // Lenient: a page of another version must hear that, and not that its greeting is odd.
  hello: v.object({ version: v.number(), token: v.optional(word), hasPart: v.optional(v.boolean()) }),
  lobby: v.strictObject({ isWanted: v.boolean() }),
  mine: v.strictObject({ isFollowed: v.optional(v.boolean()) }),
  open: v.strictObject({
    terms,
    seats: v.pipe(v.array(wish), v.maxLength(10)),
    isPublic: v.boolean(),
    record: v.optional(record),
    standIn: v.optional(word),
    tempo: v.optional(tempo),
    hasTexts: v.optional(v.boolean()),
  }),
  watch: v.strictObject({ table, seen: v.nullable(v.strictObject({ round: whole, ply: whole, backs: whole })) }),
  unwatch: atTable,
  attend: v.strictObject({ table, idle: v.nullable(whole) }),
  holidays: v.strictObject({}),
  holiday: v.strictObject({ from: whole, until: whole }),
  say: v.strictObject({ table, said }),
  block: v.strictObject({ table, seat, isBlocked: v.boolean() }),
  blocked: v.strictObject({}),
  unblock: v.strictObject({ person: word }),
  sit: v.strictObject({ table, seat: v.optional(seat), invite: v.optional(word) }),
  knock: atTable,
  admit: v.strictObject({ table, knock: whole, isAdmitted: v.boolean() }),
  pledge: v.strictObject({ table, round: whole, pledge: hex32 }),
  reveal: v.strictObject({ table, round: whole, number: hex32 }),
  fill: v.strictObject({ table, seat, bot: word }),
  clear: v.strictObject({ table, seat }),
  move: v.strictObject({ table, round: whole, ply: whole, move }),
  moves: atTable,
  next: v.strictObject({ table, round: whole }),
  offer: v.strictObject({ table, offer }),
  agree: v.strictObject({ table, offer: whole, isAgreed: v.boolean() }),
  resign: atTable,
  give: v.strictObject({ table, seat, ms: whole }),
  resume: atTable,
  reopen: atTable,
  close: atTable,
  rematch: atTable,
  look: v.strictObject({ table, round: whole, ply: whole }),
  explain: v.strictObject({ table, round: whole, ply: whole }),
  transcript: v.strictObject({ table, round: whole }),
};

/** A message that has the form of one. */
export type Asked = {
  readonly [R in Request]: { readonly number: number; readonly request: R; readonly ask: Ask<R> };
}[Request];

/** What a line says, or what is wrong with it, with its number if it has one. */
export type MessageReading = Asked | { readonly number: number | null; readonly error: ProtocolError };

/** How much of a message its request and its number take, at most. */
const LONGEST_HEAD = 64;

/** The number of a message that nobody reads. */
export function numberIn(data: Buffer): number | null {
  const number = /^\["[a-z]*",(\d{1,15}),/.exec(data.toString('latin1', 0, LONGEST_HEAD))?.[1];
  return number === undefined ? null : Number(number);
}

export function readMessage(line: string): MessageReading {
  const input = parse(line);
  if (input === undefined) return misread(null, 'no JSON');
  if (!Array.isArray(input) || input.length !== 3) return misread(null, 'a message is [request, number, ask]');
  const [request, number, ask] = input as unknown[];
  if (!v.is(whole, number)) return misread(null, 'the number of a message is a whole number from 0');
  if (typeof request !== 'string' || !Object.hasOwn(ASKS, request)) {
    return misread(number, `there is no request ${shown(request)}`);
  }
  return readAsk(request as Request, number, ask);
}

function readAsk(request: Request, number: number, ask: unknown): MessageReading {
  const read = v.safeParse(ASKS[request], ask, { abortEarly: true });
  if (!read.success) return misread(number, `${request}: ${sayIssue(read.issues[0])}`);
  // The table of schemas ties each request to its ask; the compiler cannot follow a name that it does not know.
  return { number, request, ask: read.output } as Asked;
}

function parse(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}

const misread = (number: number | null, what: string): MessageReading => ({
  number,
  error: { code: 'not-understood', what },
});

const LONGEST_SHOWN = 100;

const shown = (input: unknown): string =>
  typeof input === 'string' ? JSON.stringify(input.slice(0, LONGEST_SHOWN)) : `of type ${typeof input}`;

/** What is wrong where, cut short: a message may not be answered with its own length. */
export function sayIssue(issue: v.BaseIssue<unknown>): string {
  const path = v.getDotPath(issue);
  return `${path === null ? '' : `${path}: `}${issue.message}`.slice(0, 2 * LONGEST_SHOWN);
}
