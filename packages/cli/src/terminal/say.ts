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
  const paragraphs: { seat: number; said: string[] }[] = [];
  for (const deed of deeds) {
    if (paragraphs.at(-1)?.seat !== deed.seat) paragraphs.push({ seat: deed.seat, said: [] });
    paragraphs.at(-1)!.said.push(sayDeed(deed, speech));
  }
  const { names, paint } = speech;
  return paragraphs.flatMap(({ seat, said }) => wrapped(`${paint.bold(nameAt(names, seat))} ${said.join('; ')}.`));
}

function sayDeed({ move, events }: ToldMove, { face, config, paint }: Speech): string {
  const said = face.sayMove(move, config);
  const rest = sayEvents(events, paint);
  if (said === null) return rest;
  return rest === '' ? said : `${said}: ${rest}`;
}

export function sayEvents(events: readonly SeenEvent[], paint: Paint): string {
  const scores = events.filter((event) => event.type === 'score');
  const isBarren = scores.length > 0 && scores.every(({ points }) => points === 0);
  const said = events.map((event, index) => sayEvent(event, events[index + 1], paint)).filter((text) => text !== '');
  return [...(isBarren ? ['no points'] : []), ...said].join(', ');
}

const ENDS: Readonly<Record<EndReason, string>> = {
  full: 'no tile fits any more',
  instant: 'that wins the game',
  supply: 'the last tile is played',
  stuck: 'no tile can be laid',
  passes: 'all have passed',
};

/** An event in the past tense, so that it reads well after any name; empty for one that goes without saying. */
function sayEvent(event: SeenEvent, next: SeenEvent | undefined, paint: Paint): string {
  switch (event.type) {
    case 'score':
      return event.points === 0 ? '' : `${paint.name(event.symbol)} +${event.points} → ${event.track}`;
    case 'bonus':
      return `a bonus turn for ${paint.name(event.symbol)}`;
    case 'show':
      return `showed ${event.pieces.join(' ')}`;
    case 'draw':
      return sayDrawn(event.pieces);
    case 'reshuffle':
      return 'the discard pile was shuffled';
    case 'flip':
      if (event.to === 'tray') return `drew ${paint.name(event.piece)} into the tray`;
      return next?.type === 'bust'
        ? `drew ${paint.name(event.piece)}`
        : `${paint.name(event.piece)} came to the middle`;
    case 'bust':
      return 'went bust';
    case 'return':
      return `${event.pieces.join(' ')} went back to the pile`;
    case 'roll':
      return `rolled ${event.pieces.map((letter) => paint.ink(letter, letter)).join(' ')}`;
    case 'final-round':
      return 'the final round begins';
    case 'end':
      return ENDS[event.reason];
  }
}

function sayDrawn(pieces: readonly string[] | number): string {
  if (typeof pieces === 'number') return pieces === 0 ? '' : `drew ${pieces}`;
  return pieces.length === 0 ? '' : `drew ${pieces.join(' ')}`;
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
      .filter((said) => said !== '')
      .join(', ');
    return wrapped(`${head}${lost > 0 ? ` (${lost} lost)` : ''}${sources && `   from ${sources}`}`, 4);
  });
  return [
    ...(scores.length > 0 ? scores : ['  no points']),
    ...preview.bonus.map((symbol) => `  ${paint.bold('A bonus turn')} for ${paint.name(symbol)}!`),
    ...(preview.wins ? [`  ${paint.bold('This wins the game!')}`] : []),
  ];
}
