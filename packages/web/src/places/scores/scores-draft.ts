import type { Card, Options } from '@sixfold/engine';
import type { Ask, SeatWish } from '@sixfold/protocol';
import type { Place } from '../../lib/route.ts';
import type { TableWishes } from '../../session/device.ts';
import { fittingOptions } from '../setup/draft.ts';

/** Who plays against whom around the real table. */
const WAYS = ['against', 'partners', 'solo'] as const;
export type ScoresWay = (typeof WAYS)[number];

const PARTNERS = 'partners';
const TEAMS = 4;
const FEWEST = 2;

/** A score board that is still being put together. */
export interface ScoresDraft {
  readonly way: ScoresWay;
  /** A name a seat, perhaps empty; also of those who do not play this time, so that no name is lost by trying. */
  readonly names: readonly string[];
  readonly players: number;
  readonly games: number;
  /** Null has it drawn. */
  readonly starter: number | null;
  /** Whether everyone has it on a device of their own. */
  readonly isOnline: boolean;
}

export interface ScoresDraftProps {
  readonly draft: ScoresDraft;
  readonly change: (draft: ScoresDraft) => void;
}

export interface ScoresCardProps extends ScoresDraftProps {
  readonly card: Card;
}

/** Where a score board is that was opened, or why there is none. */
export type OpenedScores = { readonly place: Place } | { readonly why: string };

/** Two people as they were last called here. */
export const firstDraft = (names: readonly string[]): ScoresDraft => ({
  way: 'against',
  names: Array.from({ length: TEAMS }, (_, seat) => names[seat] ?? ''),
  players: FEWEST,
  games: 1,
  starter: null,
  isOnline: false,
});

/** Which ways a game has. */
export const openWays = ({ players, options }: Card): readonly ScoresWay[] =>
  WAYS.filter((way) => (way === 'solo' ? players.includes(1) : way === 'against' || PARTNERS in options));

const SEATS: Readonly<Record<ScoresWay, number>> = { against: FEWEST, partners: TEAMS, solo: 1 };

/** Whoever was to start need not be there any more. */
const withSeats = (draft: ScoresDraft, players: number): ScoresDraft => ({
  ...draft,
  players,
  starter: draft.starter !== null && draft.starter < players ? draft.starter : null,
});

export const inWay = (draft: ScoresDraft, way: ScoresWay): ScoresDraft =>
  withSeats({ ...draft, way, isOnline: draft.isOnline && way !== 'solo' }, SEATS[way]);

export const withPlayers = (draft: ScoresDraft, players: number): ScoresDraft => withSeats(draft, players);

export const withName = (draft: ScoresDraft, seat: number, name: string): ScoresDraft => ({
  ...draft,
  names: draft.names.with(seat, name),
});

/** Which way a name can move by one in the list. On every phone the first is one's own, and stays. */
export function canMove({ players, isOnline }: ScoresDraft, seat: number, by: 1 | -1): boolean {
  const [first, last] = [Math.min(seat, seat + by), Math.max(seat, seat + by)];
  return first >= (isOnline ? 1 : 0) && last < players;
}

/** Two neighbours exchange their places, and with them their colours; whoever was to start still does. */
export function moveName(draft: ScoresDraft, seat: number, by: 1 | -1): ScoresDraft {
  const { names, starter } = draft;
  const other = seat + by;
  return {
    ...draft,
    names: names.with(seat, names[other] ?? '').with(other, names[seat] ?? ''),
    starter: starter === seat ? other : starter === other ? seat : starter,
  };
}

/** The names of those who play. */
export const namesOf = ({ names, players }: ScoresDraft): readonly string[] => names.slice(0, players);

/** All but partners is as the game has it by default: how pieces are drawn and laid is the real table's affair. */
const optionsOf = (card: Card, { way, players }: ScoresDraft): Options =>
  fittingOptions(card, {
    seats: Array.from({ length: players }),
    options: way === 'partners' ? { [PARTNERS]: true } : {},
    games: 1,
  });

/** What a score board of this device is opened with. */
export const makeWishes = (card: Card, draft: ScoresDraft): TableWishes => ({
  game: card.id,
  options: optionsOf(card, draft),
  games: draft.games,
  starter: draft.starter,
  seats: namesOf(draft).map((name) => ({ kind: 'person', name: name.trim() })),
  isPrinted: true,
});

/** What a server is asked for: the first seat is one's own, to the others people are invited. */
export function makeScoresAsk(card: Card, draft: ScoresDraft): Ask<'open'> {
  const { game, options, games, starter, isPrinted, seats } = {
    options: {},
    games: 1,
    starter: null,
    ...makeWishes(card, draft),
  };
  const wishes = seats.map(({ name }, seat): SeatWish =>
    seat === 0 ? { kind: 'me' } : { kind: 'open', ...(name !== '' && { name }) },
  );
  return { terms: { game, options, games, starter, ...(isPrinted && { isPrinted }) }, seats: wishes, isPublic: false };
}
