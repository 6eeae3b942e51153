import { loadSetup } from '@sixfold/engine/setups';
import type { Transcript } from '@sixfold/engine/transcript';
import type { Seat } from '@sixfold/protocol';
import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import type { Face } from '../../face/face.ts';
import { entryOf } from '../../games/games.ts';
import { messages } from '../../i18n/index.ts';
import { goInstead } from '../../lib/navigation.ts';
import type { Place } from '../../lib/route.ts';
import { loadHistory, parseShareLink } from '../../store/history.ts';
import '../table/table.css';
import './replay.css';
import { openReplay, type Replay as Recorded } from '../../store/replay.ts';
import { Pending, useLoaded } from '../../ui/lazy.tsx';
import { Lost } from '../../ui/page.tsx';
import { seatNames } from '../setup/names.ts';
import { Player } from './player.tsx';

export interface Film {
  readonly replay: Recorded;
  readonly face: Face;
  readonly transcript: Transcript;
  readonly seats: readonly Seat[];
  /** When it ended, as an ISO time; null where nobody knows. */
  readonly when: string | null;
  /** Where it is taken apart. */
  readonly review?: Place;
  /** Forgets it, if it is kept here. */
  readonly remove?: () => Promise<void>;
}

export async function makeFilm(
  transcript: Transcript,
  seats: readonly Seat[],
  when: string | null = null,
): Promise<Film | null> {
  // At once, not one after the other.
  const [face] = await Promise.all([entryOf(transcript.game)?.load(), loadSetup(transcript.game)]);
  const replay = face && (await openReplay(face.game, transcript));
  return face && replay ? { replay, face, transcript, seats, when } : null;
}

async function fromHistory(id: string): Promise<Film | null> {
  const game = await loadHistory(id);
  const film = game && (await makeFilm(game.transcript, game.past.seats, game.past.when));
  return film && { ...film, review: { at: 'review', id, game: '' }, remove: () => forget(id) };
}

async function forget(id: string): Promise<void> {
  await (await import('../../store/moving/device.ts')).removeGame(id);
  goInstead({ at: 'history', part: '' });
}

/** A finished game that is all in an address. */
export async function fromLink(link: string): Promise<Film | null> {
  const game = await parseShareLink(link);
  const seats = game?.names.map((name) => ({ kind: 'person' as const, name })) ?? [];
  const film = game && (await makeFilm(game.transcript, seats));
  return film && { ...film, review: { at: 'review', id: 'shared', game: link } };
}

/** A finished game of this device, to be leafed through. */
export function Replay({ id }: { id: string }): JSX.Element {
  return <Screen load={() => fromHistory(id)} id={id} missing={messages.value.history.gone} />;
}

/** A finished game that came with the address. */
export function Shared({ game }: { game: string }): JSX.Element {
  return <Screen load={() => fromLink(game)} id={game} missing={messages.value.history.badLink} />;
}

interface ScreenProps {
  readonly load: () => Promise<Film | null>;
  readonly id: string;
  readonly missing: string;
}

function Screen({ load, id, missing }: ScreenProps): JSX.Element {
  const { loaded, again } = useLoaded(load, id);
  if (!loaded || 'failed' in loaded) return <Pending isFailed={loaded !== null} again={again} />;
  if (!loaded.value) return <Lost title={missing} />;
  return <Showing {...loaded.value} />;
}

export function Showing({ seats, ...film }: Film): JSX.Element {
  const t = messages.value;
  const names = useMemo(() => seatNames(seats, t), [seats, t]);
  const seat = Math.max(
    0,
    seats.findIndex(({ kind }) => kind === 'person'),
  );
  return <Player {...film} names={names} seat={seat} />;
}
