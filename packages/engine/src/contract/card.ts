import { accept, isRecord, refuse, type Parsed } from './errors.ts';
import type { GameId } from './ids.ts';

/** What an option can be set to. */
export type OptionValue = string | number | boolean;
/** The chosen value of each option, by name. */
export type Options = Readonly<Record<string, OptionValue>>;

/** An option of a game: which values it has, and which one it has by default. */
export interface OptionCard {
  readonly default: OptionValue;
  readonly values: readonly OptionValue[];
  /** The number of players that every value but the default needs. */
  readonly needsPlayers?: number;
}

/** The rules that a game's parts follow, by number; differences and errors name them. */
export interface RuleNumbers {
  readonly pieces: string;
  readonly setup: string;
  readonly move: string;
  readonly opening: string;
  readonly score: string;
  readonly bonus: string;
  readonly swap: string;
  readonly draw: string;
  readonly end: string;
}

/** Where the luck of labels that begin with one word lies in the tree of a fair game: the first, and a step for each number. */
export interface LuckPlace {
  readonly first: number;
  readonly steps: readonly number[];
}

/** What a game's luck is for that everybody sees at once, so that it can be opened at once. */
export interface LuckCard {
  /** How many secrets are committed to: a power of two. */
  readonly leaves: number;
  /** By the first word of a label. */
  readonly places: Readonly<Record<string, LuckPlace>>;
}

/** What a lobby, a command line or a test must know of a game. */
export interface Card {
  readonly id: GameId;
  /** The published game whose rules these are. */
  readonly compatibleWith: string;
  readonly players: readonly number[];
  readonly options: Readonly<Record<string, OptionCard>>;
  /** Whether players hold pieces that others do not see. */
  readonly hidden: boolean;
  /** Raised whenever the same moves could lead to another game. */
  readonly ruleset: number;
  /** No game of random or sensible play comes near this number of plies; tests and simulations stop there. */
  readonly maxPlies: number;
  /** What the winner notes in a series, where that is not the weakest track (D12). */
  readonly winnerPoints?: number;
  readonly luck: LuckCard;
  readonly rules: RuleNumbers;
}

/** Everything that is settled before the first piece is drawn. */
export interface Config {
  readonly players: number;
  readonly options: Options;
  readonly starter: number;
}

/** Checks players, options and starter against the card; options left out get their defaults. */
export function parseConfig(card: Card, players: unknown, options: unknown, starter: unknown): Parsed<Config> {
  const count = card.players.find((allowed) => allowed === players);
  if (count === undefined) return refuse({ code: 'bad-players', players, allowed: card.players });
  if (!isSeat(starter, count)) return refuse({ code: 'bad-starter', starter, players: count });
  const chosen = parseOptions(card, count, options);
  return chosen.ok ? accept({ players: count, options: chosen.value, starter }) : chosen;
}

const isSeat = (input: unknown, players: number): input is number =>
  typeof input === 'number' && Number.isInteger(input) && input >= 0 && input < players;

function parseOptions(card: Card, players: number, input: unknown): Parsed<Options> {
  if (!isRecord(input)) return refuse({ code: 'malformed', what: 'options' });
  const unknown = Object.keys(input).find((name) => !Object.hasOwn(card.options, name));
  if (unknown !== undefined) return refuse({ code: 'unknown-option', option: unknown });
  const options: Record<string, OptionValue> = {};
  for (const [option, { default: standard, values, needsPlayers }] of Object.entries(card.options)) {
    const wish = input[option] ?? standard;
    const value = values.find((allowed) => allowed === wish);
    if (value === undefined) return refuse({ code: 'bad-option', option, value: wish, allowed: values });
    if (needsPlayers !== undefined && needsPlayers !== players && value !== standard) {
      return refuse({ code: 'option-needs-players', option, players, needs: needsPlayers });
    }
    options[option] = value;
  }
  return accept(options);
}
