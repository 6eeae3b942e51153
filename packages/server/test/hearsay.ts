import { isDeepStrictEqual } from 'node:util';
import type { TableEvent, Who } from '@sixfold/host';
import type { TalkLine } from '@sixfold/protocol';
import type { KeptTalk } from '../src/store/store.ts';
import { Truth } from '../../testing/src/properties/truth.ts';

/** All that somebody heard over their connections, and what they may not hear anywhere. */
export interface Hearer {
  readonly name: string;
  readonly who: Who;
  readonly lines: readonly string[];
  readonly secrets: readonly string[];
}

/** Texts that answers and refusals may hold: names, tables, stages, and what cannot be asked. */
const STAGES = ['playing', 'dealing', 'gathering', 'over', 'resigned', 'closed'];
const WORDS = [...STAGES, 'person', 'open', 'bot', 'a table without a clock'];

interface Pending {
  readonly hearer: Hearer;
  /** Lines of the game by how far it had come, and lines of the table as far as a log tells them. */
  readonly games: Map<string, Set<string>>;
  readonly infos: Set<string>;
  readonly answers: Set<string>;
  readonly talk: Set<string>;
}

/** What was said at tables, as it is stored. */
export type Talks = ReadonlyMap<string, readonly KeptTalk[]>;

/**
 * Each line that somebody heard must be what some moment of a log tells them, word for word, or what somebody said at a
 * table. Returns those that are not.
 */
export function findHearsay(
  logs: ReadonlyMap<string, readonly TableEvent[]>,
  hearers: readonly Hearer[],
  known: readonly string[],
  talks: Talks = new Map(),
): string[] {
  const pending = hearers.map(sort);
  for (const [table, events] of logs) explain(table, events, pending);
  return pending.flatMap(({ hearer, games, infos, answers, talk }) => {
    const odd = [...[...games.values()].flatMap((lines) => [...lines]), ...infos];
    const said = [...answers].filter((line) => !isPlain(line, [...known, ...WORDS, ...logs.keys()]));
    const told = hearer.lines.filter((line) => hearer.secrets.some((secret) => line.includes(secret)));
    const talked = [...talk].filter((line) => !isSaid(line, logs, talks));
    return [...odd, ...said, ...talked, ...told].map((line) => `${hearer.name} may not hear ${line}`);
  });
}

function sort(hearer: Hearer): Pending {
  const pending: Pending = { hearer, games: new Map(), infos: new Set(), answers: new Set(), talk: new Set() };
  for (const line of hearer.lines) {
    if (line.startsWith('["game"')) add(pending.games, stateIn(line), line);
    else if (line.startsWith('["table"')) pending.infos.add(lasting(line));
    else if (line.startsWith('["talk"')) pending.talk.add(line);
    else if (!line.startsWith('["beat"') && !line.startsWith('["bye"')) pending.answers.add(line);
  }
  return pending;
}

function add(lines: Map<string, Set<string>>, key: string, line: string): void {
  lines.set(key, (lines.get(key) ?? new Set()).add(line));
}

const STATE = /^\["game",\{"table":"([^"]+)","round":(\d+),"ply":(\d+),"backs":(\d+),"from":(\d+)/;

const stateIn = (line: string): string => STATE.exec(line)?.slice(1, 5).join('/') ?? 'none';

/** A line of a table without who is here, and without names, which are looked at apart. */
const lasting = (line: string): string =>
  line.replaceAll(
    /"isHere":(?:true|false)|"replaceIn":\d+,|"spectators":\d+|"(?:name|by)":"(?:(?:Ada|Ben|Cleo|Dan) \d+|Bot|random|beginner|club)?"/g,
    '',
  );

/** Goes through a log event by event, and strikes out what is rightly heard at each moment. */
function explain(table: string, events: readonly TableEvent[], pending: readonly Pending[]): void {
  let length = 1;
  const truth = new Truth({ log: () => events.slice(0, length) }, table);
  for (const one of pending) strikeBegun(truth, one, seatsEver(events, one.hearer.who));
  const held = pending.map(({ hearer }) => seatsEver(events, hearer.who));
  for (; length <= events.length; length++) {
    for (const [index, one] of pending.entries()) strike(truth, one, held[index]!);
  }
}

function strike(truth: Truth, { hearer: { who }, games, infos, answers }: Pending, held: readonly number[]): void {
  const { series, state, seats, hasBegun, isDealt } = truth.now();
  const [viewer = null] = truth.seatsOf(who);
  infos.delete(lasting(truth.tableLine(who, { names: seats.map(() => ''), present: [] })));
  if (!hasBegun || !isDealt) return;
  const lines = games.get([truth.id, state.round, state.ply, state.backs].join('/'));
  for (const line of lines ?? []) {
    const from = Number(STATE.exec(line)![5]);
    if (line === truth.gameLine(who, { from, viewer, handTo: null, isStuck: false })) lines!.delete(line);
  }
  const transcript = series.transcript(series.round);
  // Whoever has a seat again may look at what it saw meanwhile, and whoever has none any more at what everybody saw.
  const views = [...held, null].map((seat) => ({ view: series.match.view(seat) }));
  strikeAnswer(answers, [...views, ...(transcript ? [{ transcript }] : [])]);
}

/** What was played elsewhere can be looked at by everybody in their way. */
function strikeBegun(truth: Truth, { answers }: Pending, seats: readonly number[]): void {
  const { series, opened } = truth.now();
  for (const [round, moves] of (opened.begun?.rounds ?? []).entries()) {
    for (const seat of [null, ...seats]) {
      const views = [...moves.keys()].map((ply) => series.before(round, ply, 0));
      strikeAnswer(
        answers,
        views.flatMap((before) => (before.ok ? [{ view: before.value.view(seat) }] : [])),
      );
    }
  }
}

/** The seats that somebody held at some time. */
function seatsEver(events: readonly TableEvent[], who: Who): number[] {
  const isTheirs = (person: string): boolean => who.kind === 'person' && who.id === person;
  return events.flatMap((event) => {
    if (event.type === 'sat') return isTheirs(event.person) ? [event.seat] : [];
    if (event.type !== 'opened') return [];
    return [...event.seats.entries()].flatMap(([seat, one]) =>
      one.kind === 'person' && isTheirs(one.person) ? [seat] : [],
    );
  });
}

function strikeAnswer(answers: Set<string>, rightly: readonly object[]): void {
  const texts = new Set(rightly.map((one) => JSON.stringify(one)));
  for (const line of answers) if (texts.has(line.slice(line.indexOf('{'), -1))) answers.delete(line);
}

/** Whether every line of talk is one that is stored, with a seat that whoever said it holds or held, or none. */
function isSaid(text: string, logs: ReadonlyMap<string, readonly TableEvent[]>, talks: Talks): boolean {
  const [, { table, lines }] = JSON.parse(text) as [string, { table: string; lines: readonly TalkLine[] }];
  return lines.every(({ seat, ...line }) => {
    const stored = talks.get(table)?.find(({ number }) => number === line.number);
    if (!stored) return false;
    const { person, ...said } = stored;
    const seats: readonly (number | null)[] = seatsEver(logs.get(table) ?? [], { kind: 'person', id: person });
    return isDeepStrictEqual(said, line) && [...seats, null].includes(seat);
  });
}

/** Whether an answer or a refusal holds nothing but numbers and texts that may be heard. */
function isPlain(line: string, known: readonly string[]): boolean {
  const [kind, , said] = JSON.parse(line) as [string, number, Record<string, unknown>];
  if (kind !== 'done' && kind !== 'refused') return false;
  const { code: _, ...facts } = said;
  const isFine = (fact: unknown): boolean =>
    fact === null || typeof fact === 'number' || known.includes(fact as string);
  return Object.entries(facts).every(([name, fact]) => (name === 'holidays' ? isSpans(fact) : isFine(fact)));
}

const isSpans = (fact: unknown): boolean =>
  Array.isArray(fact) && fact.every((span: object) => Object.values(span).every((one) => typeof one === 'number'));
