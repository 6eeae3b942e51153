import { parseConfig, type Config, type RuleNumbers } from '../contract/card.ts';
import { ScriptedChance, ScriptError, type Chance } from '../contract/chance.ts';
import { isRecord, type GameError } from '../contract/errors.ts';
import type { GameEvent } from '../contract/events.ts';
import { startGame, type Game } from '../contract/game.ts';
import { resultGivenUp } from '../contract/given-up.ts';
import type { Position, Result } from '../contract/position.ts';
import { isSame } from '../contract/same.ts';
import { readFair } from '../fair/read.ts';
import { luckOf, Seed, type Edition, type GameLuck } from '../luck/seeded.ts';
import { PARSE_SETUP, parseGame } from '../games/games.ts';
import { scriptOf } from './replay.ts';
import { FORMAT } from './transcript.ts';

/** The first thing in a transcript that is not as the rules have it. */
export interface Difference {
  /** The ply's number from 0; null for what stands outside the plies. */
  ply: number | null;
  /** The rule broken, or `format`. */
  rule: string;
  /** The field, or what is wrong. */
  what: string;
  expected?: unknown;
  found?: unknown;
  /** Why a move was refused. */
  error?: GameError;
}

/** A game that was checked to its end. */
export interface Verified {
  game: Game;
  /** The position at the end. */
  position: Position;
  /** The move of every ply, in notation. */
  moves: string[];
}

/** A game that stands up to the rules, or the first thing that does not. */
export type Verdict = ({ ok: true } & Verified) | { ok: false; difference: Difference };

const MOST_PLIES = 100_000;

/** Thrown and caught within this file only. */
class DifferenceFound extends Error {
  readonly difference: Difference;

  constructor(difference: Difference) {
    super(difference.what);
    this.difference = difference;
  }
}

/**
 * Replays a transcript of any origin and checks every field but the seed; with `draws` also that all luck follows from
 * the seed.
 */
export function verifyTranscript(input: unknown, draws = false): Verdict {
  try {
    return { ok: true, ...replay(input, draws) };
  } catch (error) {
    if (error instanceof DifferenceFound) return { ok: false, difference: error.difference };
    throw error;
  }
}

function replay(input: unknown, draws: boolean): Verified {
  const head = readHead(input);
  const { game, config, plies, record } = head;
  const luck = draws ? claimedLuck(head) : null;
  const position = dealSetup(game, config, record['setup'], luck);
  const moves = plies.map((ply, index) => {
    try {
      return replayPly(game, position, ply, luck?.ply(index) ?? null);
    } catch (error) {
      throw error instanceof DifferenceFound ? new DifferenceFound({ ...error.difference, ply: index }) : error;
    }
  });
  checkResult(endOf(position, record), record['result'], game.card.rules);
  return { game, position, moves };
}

/** The luck that all draws must follow from: of the seed alone, or settled by all who sat there. */
function claimedLuck({ game, config, seed, edition, record }: Head): GameLuck {
  const { fair } = record;
  const { players, starter } = config;
  if (fair === undefined && edition === 1) return new Seed(seed);
  if (fair === undefined) return luckOf(seed, players, edition);
  if (edition !== 2) fail({ rule: 'F7', what: 'fair luck is of the second edition', found: edition });
  const luck = readFair(fair, { card: game.card, players, starter, seed });
  if ('wrong' in luck) fail({ rule: 'F7', what: luck.wrong, found: fair });
  return luck;
}

/** The result that follows from how the game ended: by its rules, or broken off by the table (F9). */
function endOf(position: Position, { stopped }: Record<string, unknown>): Result {
  const { rules } = position.card;
  if (stopped !== undefined) return brokenOff(position, stopped);
  if (!position.ended) fail({ rule: rules.end, what: 'the game is cut short: it goes on after the last ply' });
  return position.result();
}

/** F9: of two sides one gives up or runs out of time and is second; or all agree to leave it as it stands. */
function brokenOff(position: Position, stopped: unknown): Result {
  if (!isRecord(stopped)) fail({ rule: 'format', what: 'stopped is a JSON object', found: stopped });
  expectFields('stopped', ['reason', 'seat'], stopped);
  const { reason, seat } = stopped;
  const { players } = position.config;
  if (!Number.isInteger(seat) || Number(seat) < 0 || Number(seat) >= players)
    fail({ rule: 'format', what: 'stopped.seat is a seat', found: seat });
  if (position.ended) fail({ rule: 'F9', what: 'a game that has ended is not broken off' });
  if (reason === 'agreed') return position.result();
  if (reason !== 'resigned' && reason !== 'time')
    fail({ rule: 'format', what: 'stopped.reason is resigned, time or agreed', found: reason });
  if (position.teams !== 2) fail({ rule: 'F9', what: 'a bot plays on where more than two sides play' });
  return resultGivenUp(position, [Number(seat)]);
}

function fail(difference: Omit<Difference, 'ply'>): never {
  throw new DifferenceFound({ ply: null, ...difference });
}

/** Every field is known and none is missing: what cannot be checked is not waved through. */
function expectFields(what: string, fields: readonly string[], found: object): void {
  expectSame(`fields of ${what}`, 'format', fields.toSorted(), Object.keys(found).toSorted());
}

function expectSame(what: string, rule: string, expected: unknown, found: unknown): void {
  if (!isSame(expected, found)) fail({ rule, what, expected, found });
}

interface Head {
  game: Game;
  config: Config;
  seed: string;
  edition: Edition;
  plies: unknown[];
  record: Record<string, unknown>;
}

const FIELDS = ['format', 'game', 'players', 'options', 'seed', 'starter', 'setup', 'plies', 'result'];

/**
 * `luck` is there if it is not of the first edition, `stopped` if a game was broken off; `fair` may hold proofs of fair luck
 * for those who know them.
 */
function withoutExtras({
  luck: _luck,
  fair: _fair,
  stopped: _stopped,
  ...record
}: Record<string, unknown>): Record<string, unknown> {
  return record;
}

function readHead(record: unknown): Head {
  if (!isRecord(record)) fail({ rule: 'format', what: 'a transcript is a JSON object', found: record });
  expectSame('format', 'format', FORMAT, record['format']);
  expectFields('the transcript', FIELDS, withoutExtras(record));
  const game = parseGame(record['game']);
  if (!game.ok) fail({ rule: 'format', what: 'game', error: game.error, found: record['game'] });
  const config = parseConfig(game.value.card, record['players'], record['options'], record['starter']);
  if (!config.ok) fail({ rule: 'format', what: 'players, options or starter', error: config.error });
  expectSame('options', 'format', config.value.options, record['options']);
  const { seed, luck, plies } = record;
  if (typeof seed !== 'string') fail({ rule: 'format', what: 'seed is a text', found: seed });
  if (luck !== undefined && luck !== 2) fail({ rule: 'format', what: 'luck is 2 or left out', found: luck });
  if (!Array.isArray(plies)) fail({ rule: 'format', what: 'plies is a list', found: plies });
  if (plies.length > MOST_PLIES) fail({ rule: 'format', what: `more than ${MOST_PLIES} plies`, found: plies.length });
  return { game: game.value, config: config.value, seed, edition: luck ?? 1, plies, record };
}

function dealSetup(game: Game, config: Config, setup: unknown, luck: GameLuck | null): Position {
  const { rules } = game.card;
  const script = PARSE_SETUP[game.card.id](config, setup);
  if (!script.ok) fail({ rule: script.error.rule ?? rules.setup, what: 'setup', error: script.error, found: setup });
  const position = game.blank(config);
  withScript(rules, () => position.deal(new ScriptedChance(script.value)));
  const made = game.makeSetup(position);
  expectFields('the setup', Object.keys(made), setup as object);
  if (!luck) return position;
  const dealt = startGame(game, config, luck.setup());
  expectSame('setup does not follow from the seed', 'F7', game.makeSetup(dealt), made);
  return dealt;
}

/** Turns a piece that cannot be drawn into a difference. */
function withScript(rules: RuleNumbers, action: () => void): void {
  try {
    action();
  } catch (error) {
    if (!(error instanceof ScriptError)) throw error;
    if (error.wanted === null) fail({ rule: rules.draw, what: 'a draw, flip or roll is missing' });
    fail({ rule: rules.pieces, what: 'a piece is drawn that is not left' });
  }
}

const PLY_FIELDS = ['seat', 'legal', 'move', 'events', 'tracks'];

/** Checks and plays a ply; returns its move in notation. */
function replayPly(game: Game, position: Position, ply: unknown, luck: Chance | null): string {
  const { rules } = game.card;
  if (position.ended) fail({ rule: rules.end, what: 'a ply after the end of the game' });
  if (!isRecord(ply)) fail({ rule: 'format', what: 'a ply is a JSON object', found: ply });
  expectFields('the ply', PLY_FIELDS, ply);
  const found = ply['events'];
  if (!Array.isArray(found)) fail({ rule: 'format', what: 'events is a list', found });
  expectSame('seat', 'F5', position.turn, ply['seat']);
  expectSame('legal', rules.move, position.countMoves(), ply['legal']);
  const move = game.parseMove(position, ply['move']);
  if (!move.ok) fail({ rule: move.error.rule ?? rules.move, what: 'move', error: move.error, found: ply['move'] });
  expectFields('the move', Object.keys(game.makeMove(position, move.value)), ply['move'] as object);

  const notation = game.makeNotation(position, move.value);
  const events: GameEvent[] = [];
  withScript(rules, () => position.play(move.value, luck ?? new ScriptedChance(scriptOf(found)), events));
  checkEvents(rules, events, found, luck !== null);
  expectSame('tracks', 'F2', position.allTracks(), ply['tracks']);
  return notation;
}

function checkEvents(rules: RuleNumbers, expected: GameEvent[], found: unknown[], draws: boolean): void {
  const index = expected.findIndex((event, place) => !isSame(event, found[place]));
  const place = index < 0 ? expected.length : index;
  if (index < 0 && expected.length === found.length) return;
  const type = expected[place]?.type ?? (found[place] as GameEvent | null)?.type;
  const isLuck = draws && (type === 'draw' || type === 'flip' || type === 'roll');
  const what = isLuck ? 'event does not follow from the seed' : `event ${place + 1}`;
  fail({
    rule: isLuck ? 'F7' : ruleOf(rules, type),
    what,
    expected: expected[place] ?? 'none',
    found: found[place] ?? 'none',
  });
}

function ruleOf(rules: RuleNumbers, type: GameEvent['type'] | undefined): string {
  switch (type) {
    case 'score':
      return rules.score;
    case 'bonus':
      return rules.bonus;
    case 'show':
      return rules.swap;
    case 'end':
    case 'final-round':
      return rules.end;
    default:
      return rules.draw;
  }
}

function checkResult({ ranks, tracks, instant, points }: Result, found: unknown, rules: RuleNumbers): void {
  if (!isRecord(found)) fail({ rule: 'format', what: 'result is a JSON object', found });
  expectFields('the result', ['ranks', 'tracks', 'instant', 'points'], found);
  expectSame('result.tracks', 'F2', tracks, found['tracks']);
  expectSame('result.instant', rules.end, instant, found['instant']);
  expectSame('result.ranks', 'F4', ranks, found['ranks']);
  expectSame('result.points', 'F6', points, found['points']);
}
