import { hashText } from '@sixfold/engine/seeded';
import { loadHistory } from '../../store/history.ts';
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
}

/** In place of the id of a game that comes with the address. */
export const SHARED = 'shared';

/** A game of this device by its id, or one that is all in the address; null where there is none. */
export async function loadReviewed(id: string, link: string): Promise<ReviewedGame | null> {
  return id === SHARED ? await fromAddress(link) : await fromDevice(id);
}

async function fromDevice(id: string): Promise<ReviewedGame | null> {
  const game = await loadHistory(id);
  const film = game && (await makeFilm(game.transcript, game.past.seats, game.past.when));
  return film && { ...film, id, teams: teamsOf(film), substituted: game.past.substituted ?? [], isOwn: true };
}

async function fromAddress(link: string): Promise<ReviewedGame | null> {
  const film = await fromLink(link);
  return film && { ...film, id: `${SHARED} ${hashText(link)}`, teams: teamsOf(film), substituted: [], isOwn: false };
}

/** Every position of a game knows who plays together. */
function teamsOf({ replay: { game }, transcript: { players, options, starter } }: Film): number[] {
  const blank = game.blank({ players, options, starter });
  return Array.from({ length: players }, (_, seat) => blank.teamOf(seat));
}
