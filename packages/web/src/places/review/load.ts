import { hashText } from '@sixfold/engine/seeded';
import type { Review } from '@sixfold/review';
import { loadHistory } from '../../store/history.ts';
import { keptReview } from '../../store/reviews.ts';
import { fromLink, makeFilm, type Film } from '../history/replay.tsx';

/** A finished game to be reviewed. */
export interface ReviewedGame extends Film {
  /** By which its review is kept. */
  readonly id: string;
  /** Plies that a bot played for a person. */
  readonly substituted: readonly number[];
  /** The team of each seat. */
  readonly teams: readonly number[];
  /** Whether it is in the history of this device. */
  readonly isOwn: boolean;
  /** Its review, where it was reviewed before. */
  readonly kept: Review | null;
}

/** In place of the id of a game that comes with the address. */
export const SHARED = 'shared';

/** A game of this device by its id, or one that is all in the address; null where there is none. */
export async function loadReviewed(id: string, link: string): Promise<ReviewedGame | null> {
  return id === SHARED ? await fromAddress(link) : await fromDevice(id);
}

async function fromDevice(id: string): Promise<ReviewedGame | null> {
  const game = await loadHistory(id);
  if (!game) return null;
  const { transcript, past } = game;
  const { seats, when, substituted = [] } = past;
  return withReview({ id, transcript, substituted, isOwn: true }, makeFilm(transcript, seats, when));
}

async function fromAddress(link: string): Promise<ReviewedGame | null> {
  const film = await fromLink(link);
  if (!film) return null;
  const id = `${SHARED} ${hashText(link)}`;
  return withReview({ id, transcript: film.transcript, substituted: [], isOwn: false }, film);
}

/** With what was found out of it before, which is looked for while it is made ready. */
async function withReview(
  known: Pick<ReviewedGame, 'id' | 'transcript' | 'substituted' | 'isOwn'>,
  opening: Film | Promise<Film | null>,
): Promise<ReviewedGame | null> {
  const [film, kept] = await Promise.all([opening, keptReview(known)]);
  return film && { ...film, ...known, teams: teamsOf(film), kept };
}

/** Every position of a game knows who plays together. */
function teamsOf({ replay: { game }, transcript: { players, options, starter } }: Film): number[] {
  const blank = game.blank({ players, options, starter });
  return Array.from({ length: players }, (_, seat) => blank.teamOf(seat));
}
