import {
  LETTERS,
  type Config,
  type EndReason,
  type MoveObject,
  type Preview,
  type SeenEvent,
  type Source,
  type Tracks,
} from '@sixfold/engine';
import { nameAt, type TerminalWords } from './face.ts';
import { said } from './language.ts';
import { padded, wrapped, type Paint } from './paint.ts';

/** A move and what it led to. */
interface ToldMove {
  readonly seat: number;
  readonly move: MoveObject;
  readonly events: readonly SeenEvent[];
}

/** What is needed to put a game into words. */
export interface Speech {
  readonly face: Pick<TerminalWords, 'sayMove'>;
  readonly config: Config;
  readonly names: readonly string[];
  readonly paint: Paint;
}

/** What happened, a paragraph for each run of moves by one player. */
export function sayDeeds(deeds: readonly ToldMove[], speech: Speech): string[] {
  const paragraphs: { seat: number; deeds: string[] }[] = [];
  for (const deed of deeds) {
    if (paragraphs.at(-1)?.seat !== deed.seat) paragraphs.push({ seat: deed.seat, deeds: [] });
    paragraphs.at(-1)!.deeds.push(sayDeed(deed, speech));
  }
  const { names, paint } = speech;
  const colon = said('', ':');
  return paragraphs.flatMap(({ seat, deeds: told }) =>
    wrapped(`${paint.bold(nameAt(names, seat))}${colon} ${told.join('; ')}.`),
  );
}

function sayDeed({ move, events }: ToldMove, { face, config, paint }: Speech): string {
  const done = face.sayMove(move, config);
  const rest = sayEvents(events, paint);
  if (done === null) return rest;
  return rest === '' ? done : `${done}: ${rest}`;
}

export function sayEvents(events: readonly SeenEvent[], paint: Paint): string {
  const scores = events.filter((event) => event.type === 'score');
  const isBarren = scores.length > 0 && scores.every(({ points }) => points === 0);
  const told = events.map((event, index) => sayEvent(event, events[index + 1], paint)).filter((text) => text !== '');
  return [...(isBarren ? [said('no points', 'keine Punkte')] : []), ...told].join(', ');
}

const GERMAN_ENDS: Readonly<Record<EndReason, string>> = {
  full: 'kein Stein passt mehr',
  instant: 'Sofortsieg',
  supply: 'der letzte Stein ist gelegt',
  stuck: 'kein Stein kann gelegt werden',
  passes: 'alle haben gepasst',
};

const ENDS: Readonly<Record<EndReason, string>> = {
  full: 'no tile fits any more',
  instant: 'that wins the game',
  supply: 'the last tile is played',
  stuck: 'no tile can be placed',
  passes: 'all have passed',
};

/** An event in the past tense, so that it reads well after any name, or without a verb; empty for one that goes without saying. */
function sayEvent(event: SeenEvent, next: SeenEvent | undefined, paint: Paint): string {
  switch (event.type) {
    case 'score':
      return event.points === 0 ? '' : `${paint.name(event.symbol)} +${event.points} → ${event.track}`;
    case 'bonus':
      return said(`a bonus turn for ${paint.name(event.symbol)}`, `Bonuszug für ${paint.name(event.symbol)}`);
    case 'show':
      return said(`showed ${event.pieces.join(' ')}`, `gezeigt: ${event.pieces.join(' ')}`);
    case 'draw':
      return sayDrawn(event.pieces);
    case 'reshuffle':
      return said('the discard pile was shuffled', 'der Ablagestapel wurde gemischt');
    case 'flip':
      return sayFlip(paint.name(event.piece), event.to === 'tray', next?.type === 'bust');
    case 'bust':
      return said('went bust', 'verzockt');
    case 'return':
      return said(`${event.pieces.join(' ')} went back to the pile`, `${event.pieces.join(' ')} zurück in den Stapel`);
    case 'roll':
      return `${said('rolled', 'Wurf')} ${event.pieces.map((letter) => paint.ink(letter, letter)).join(' ')}`;
    case 'final-round':
      return said('the final round begins', 'die letzte Runde beginnt');
    case 'end':
      return said(ENDS, GERMAN_ENDS)[event.reason];
  }
}

function sayFlip(name: string, isMatch: boolean, isBust: boolean): string {
  if (isMatch) return said(`drew ${name} into the tray`, `${name} in die Schale`);
  return isBust
    ? said(`drew ${name}`, `${name} aufgedeckt`)
    : said(`${name} came to the centre`, `${name} in die Mitte`);
}

function sayDrawn(pieces: readonly string[] | number): string {
  const what = typeof pieces === 'number' ? String(pieces || '') : pieces.join(' ');
  return what === '' ? '' : said(`drew ${what}`, `${what} gezogen`);
}

const NAME = 8;

/** What a move would score, a line for each symbol; `before` are the mover's tracks. */
export function sayPreview(
  preview: Preview,
  before: Tracks,
  sayFrom: (from: Source) => string,
  paint: Paint,
): string[] {
  const reached = [...before];
  const scores = preview.scores.flatMap(({ symbol, points, track, from }) => {
    const index = LETTERS.indexOf(symbol);
    const lost = reached[index]! + points - track;
    reached[index] = track;
    const head = `  ${padded(paint.name(symbol), NAME)}${points === 0 ? ' 0' : `+${points} → ${track}`}`;
    const sources = from
      .map(sayFrom)
      .filter((source) => source !== '')
      .join(', ');
    return wrapped(
      `${head}${lost > 0 ? ` (${lost} ${said('lost', 'verfallen')})` : ''}${sources && `   ${said('from', 'aus')} ${sources}`}`,
      4,
    );
  });
  return [
    ...(scores.length > 0 ? scores : [`  ${said('no points', 'keine Punkte')}`]),
    ...preview.bonus.map(
      (symbol) => `  ${paint.bold(said('A bonus turn', 'Ein Bonuszug'))} ${said('for', 'für')} ${paint.name(symbol)}!`,
    ),
    ...(preview.wins ? [`  ${paint.bold(said('That wins the game!', 'Damit gewinnst du!'))}`] : []),
  ];
}
