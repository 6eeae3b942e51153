import type { Transcript } from '@sixfold/engine/transcript';
import type { Seat } from '@sixfold/protocol';
import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import type { Face } from '../../face/face.ts';
import { entryOf } from '../../games/games.ts';
import { messages } from '../../i18n/index.ts';
import { loadHistory, parseShareLink } from '../../store/history.ts';
import '../table/table.css';
import { openReplay, type Replay as Recorded } from '../../store/replay.ts';
import { Pending, useLoaded } from '../../ui/lazy.tsx';
import { Page } from '../../ui/page.tsx';
import { seatNames } from '../setup/names.ts';
import { Player } from './player.tsx';

export interface Film {
  readonly replay: Recorded;
  readonly face: Face;
  readonly transcript: Transcript;
  readonly seats: readonly Seat[];
}

export async function makeFilm(transcript: Transcript, seats: readonly Seat[]): Promise<Film | null> {
  const face = await entryOf(transcript.game)?.load();
  const replay = face && openReplay(face.game, transcript);
  return face && replay ? { replay, face, transcript, seats } : null;
}

async function fromHistory(id: string): Promise<Film | null> {
  const game = await loadHistory(id);
  return game && makeFilm(game.transcript, game.past.seats);
}

async function fromLink(link: string): Promise<Film | null> {
  const game = await parseShareLink(link);
  return (
    game &&
    makeFilm(
      game.transcript,
      game.names.map((name) => ({ kind: 'person', name })),
    )
  );
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
  if (!loaded.value) return <Page title={missing} />;
  return <Showing {...loaded.value} />;
}

export function Showing({ seats, ...film }: Film): JSX.Element {
  const t = messages.value;
  const names = useMemo(() => seatNames(seats, t), [seats, t]);
  return <Player {...film} names={names} />;
}
