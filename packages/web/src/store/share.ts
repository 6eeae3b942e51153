import { parseConfig, parseGame, resultGivenUp, type Position } from '@sixfold/engine';
import { Recorder, type Transcript } from '@sixfold/engine/transcript';
import { verifyTranscript } from '@sixfold/engine/verify';
import { LONGEST_NAME } from '@sixfold/protocol';
import { makePlace } from '../lib/route.ts';
import { dealAgain, drawnIn, luckOf } from './script.ts';
import { pack, unpack } from './pack.ts';

/** A whole finished game and the names of those who played it. */
export interface SharedGame {
  readonly transcript: Transcript;
  /** One a seat; empty for those whom nobody named. */
  readonly names: readonly string[];
}

type Stopped = NonNullable<Transcript['stopped']>;

/** All that a transcript cannot be derived without, in the order of the list below. */
type Essence = [
  version: number,
  game: string,
  players: number,
  options: unknown,
  seed: string,
  starter: number,
  setup: Record<string, unknown>,
  names: unknown,
  plies: [notation: string, drawn: string][],
  /** Only of a game that was broken off. */
  stopped?: Stopped | null,
  /** Only if luck is not of the first edition. */
  luck?: Transcript['luck'],
];

const VERSION = 1;
const LONGEST_LINK = 200_000;

/** The fragment of an address that carries the game: `#/shared/…`. Null for a transcript that the rules do not allow. */
export async function makeShareLink(transcript: Transcript, names: readonly string[]): Promise<string | null> {
  const verdict = verifyTranscript(transcript);
  if (!verdict.ok) return null;
  const { game, players, options, seed, starter, setup, plies, stopped, luck } = transcript;
  const drawn = plies.map(({ events }) => drawnIn(events).join(' '));
  const moves = verdict.moves.map((move, ply): [string, string] => [move, drawn[ply]!]);
  const essence: Essence = [VERSION, game, players, options, seed, starter, setup, names, moves];
  if (stopped || luck) essence.push(stopped ?? null);
  if (luck) essence.push(luck);
  return makePlace({ at: 'shared', game: await pack(JSON.stringify(essence)) });
}

/** Reads an address, its fragment, or the part that carries the game; null for anything that is no game by the rules. */
export async function parseShareLink(link: string): Promise<SharedGame | null> {
  if (link.length > LONGEST_LINK) return null;
  const text = await unpack(link.slice(link.lastIndexOf('/') + 1));
  try {
    return text === null ? null : await rebuild(JSON.parse(text));
  } catch {
    // Whatever a forged link trips over, in the rules or before them: it is no game.
    return null;
  }
}

/** Plays the game again, which makes the transcript, and has that verified like one from anywhere. */
async function rebuild(input: unknown): Promise<SharedGame | null> {
  const [version, id, players, options, seed, starter, setup, names, plies, stopped, luck] = input as Essence;
  const game = parseGame(id);
  if (version !== VERSION || !game.ok) return null;
  const config = parseConfig(game.value.card, players, options, starter);
  if (!config.ok || plies.length > game.value.card.maxPlies) return null;
  const position = await dealAgain(game.value, config.value, setup);
  if (!position) return null;
  const recorder = new Recorder(game.value, position, seed, luck ?? 1);
  for (const [notation, drawn] of plies) {
    const move = game.value.parseNotation(position, notation);
    if (!move.ok) return null;
    recorder.play(move.value, luckOf(drawn.split(' ').filter(Boolean)));
  }
  // As it was written down: the order of a rack is free there.
  const transcript = { ...recorder.transcript(), setup, ...(stopped && brokenOff(position, stopped)) };
  return verifyTranscript(transcript).ok ? { transcript, names: parseNames(names, config.value.players) } : null;
}

/** What the table made of a game that was broken off; whether it may have is verified with the rest. */
const brokenOff = (position: Position, stopped: Stopped): Pick<Transcript, 'stopped' | 'result'> => ({
  stopped,
  result: stopped.reason === 'agreed' ? position.result() : resultGivenUp(position, [stopped.seat]),
});

const parseNames = (names: unknown, players: number): string[] =>
  Array.from({ length: players }, (_, seat) => {
    const name: unknown = Array.isArray(names) ? names[seat] : '';
    return typeof name === 'string' ? name.slice(0, LONGEST_NAME) : '';
  });
