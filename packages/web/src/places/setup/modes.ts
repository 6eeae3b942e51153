import { LEVELS, type Level } from '@sixfold/bots/levels';
import type { Card, Options } from '@sixfold/engine';
import type { Seat } from '@sixfold/protocol';
import { rememberedNames } from '../../store/names.ts';
import { bot, person, type TableDraft } from './draft.ts';
import { rememberedLevel } from './remembered.ts';

/** The ways to play. */
const MODES = ['bots', 'solo', 'together', 'partners', 'online'] as const;

export type Mode = (typeof MODES)[number];

export const findMode = (name: string): Mode | undefined => MODES.find((mode) => mode === name);

const PARTNERS = 'partners';
const TEAMS = 4;

/** Which of them a game has; online where there is a server. */
export function openModes({ players, options }: Card, hasServer: boolean): Mode[] {
  const isOpen: Record<Mode, boolean> = {
    bots: true,
    solo: players.includes(1),
    together: true,
    partners: PARTNERS in options,
    online: hasServer,
  };
  return MODES.filter((mode) => isOpen[mode]);
}

const persons = (seats: readonly Seat[]): Seat[] => seats.filter(({ kind }) => kind === 'person');

/** The way to play that a draft is. */
export function modeOf({ seats, options }: TableDraft): Exclude<Mode, 'online'> {
  if (seats.length === 1) return 'solo';
  if (options[PARTNERS] === true && seats.length === TEAMS) return 'partners';
  return persons(seats).length > 1 ? 'together' : 'bots';
}

/** How strong the bots of a draft are; as strong as the last where there are none. */
export function levelOfDraft({ seats }: TableDraft): Level {
  const found = seats.find(({ kind }) => kind === 'bot')?.bot;
  return LEVELS.find((level) => level === found) ?? rememberedLevel();
}

export const withLevel = (draft: TableDraft, level: Level): TableDraft => ({
  ...draft,
  seats: draft.seats.map((seat) => (seat.kind === 'bot' ? bot(level) : seat)),
});

const withoutPartners = (options: Options): Options =>
  Object.fromEntries(Object.entries(options).filter(([name]) => name !== PARTNERS));

/** People by name as they sit; further ones as they are remembered. */
const people = ({ seats }: TableDraft, count: number): Seat[] =>
  Array.from({ length: count }, (_, index) => persons(seats)[index] ?? person(rememberedNames()[index] ?? ''));

const bots = (draft: TableDraft, count: number): Seat[] =>
  Array.from({ length: count }, () => bot(levelOfDraft(draft)));

/** A draft with so many at the table, in the way it is played. */
export function withPlayers(draft: TableDraft, count: number): TableDraft {
  const isTogether = modeOf(draft) === 'together';
  const seats = isTogether ? people(draft, count) : [...people(draft, 1), ...bots(draft, count - 1)];
  return { ...draft, seats };
}

/** Who plays in teams: how many of the four are people. Partners sit opposite each other. */
export function withTeams(draft: TableDraft, count: number): TableDraft {
  const [first, second, ...rest] = people(draft, count);
  const others = bots(draft, TEAMS - count);
  const seats = count === TEAMS ? [first, second, ...rest] : [first, others[0], second ?? others[2], others[1]];
  return {
    ...draft,
    seats: seats.filter((seat) => seat !== undefined),
    options: { ...draft.options, [PARTNERS]: true },
  };
}

/** How many people a draft has. */
export const countPeople = ({ seats }: TableDraft): number => persons(seats).length;

/** The draft as another way to play has it. */
export function inMode(draft: TableDraft, mode: Mode): TableDraft {
  const plain = { ...draft, options: withoutPartners(draft.options) };
  switch (mode) {
    case 'solo':
      return { ...plain, seats: people(draft, 1) };
    case 'together':
      return { ...plain, seats: people(draft, 2) };
    case 'partners':
      return withTeams(draft, 1);
    case 'bots':
      return { ...plain, seats: [...people(draft, 1), ...bots(draft, 1)] };
    case 'online':
      return draft;
  }
}
