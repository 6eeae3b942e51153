import { parseConfig, type Card, type Options } from '@sixfold/engine';
import { accept, refuse, type Outcome } from './errors.ts';

/** Who sits where: a person, or a bot by the name of its strength. */
export interface Seat {
  readonly kind: 'person' | 'bot';
  /** What to call the seat; free text. */
  readonly name: string;
  /** Which bot plays; only for bots. */
  readonly bot?: string;
}

/** What a table agrees on before the first game. */
export interface TableConfig {
  readonly game: string;
  readonly options: Options;
  readonly seats: readonly Seat[];
  /** How many games make the series (F6). */
  readonly games: number;
  /** The seat that starts the first game; null has it drawn (F5). */
  readonly starter: number | null;
}

const LONGEST_NAME = 40;
const LONGEST_SERIES = 100;

const isRecord = (input: unknown): input is Record<string, unknown> => typeof input === 'object' && input !== null;

/** Reads a game's configuration from outside; options, series and starter may be left out. */
export function parseTableConfig(card: Card, input: unknown): Outcome<TableConfig> {
  if (!isRecord(input)) return refuse({ code: 'malformed', what: 'table' });
  const { game, options = {}, games = 1, starter = null } = input;
  if (game !== card.id) {
    const name = typeof game === 'string' ? game.slice(0, 40) : typeof game;
    return refuse({ code: 'other-game', game: name, expected: card.id });
  }
  const seats = parseSeats(input['seats']);
  if (!seats.ok) return seats;
  const config = parseConfig(card, seats.value.length, options, starter ?? 0);
  if (!config.ok) return config;
  if (!Number.isInteger(games) || (games as number) < 1 || (games as number) > LONGEST_SERIES) {
    return refuse({ code: 'bad-series', games });
  }
  return accept({
    game: card.id,
    options: config.value.options,
    seats: seats.value,
    games: games as number,
    starter: starter as number | null,
  });
}

function parseSeats(input: unknown): Outcome<Seat[]> {
  if (!Array.isArray(input)) return refuse({ code: 'bad-seats', what: 'seats must be a list' });
  const seats = input.map(parseSeat);
  if (seats.includes(null)) {
    return refuse({ code: 'bad-seats', what: 'a seat is {kind: "person", name} or {kind: "bot", name, bot}' });
  }
  return accept(seats as Seat[]);
}

function parseSeat(input: unknown): Seat | null {
  if (!isRecord(input)) return null;
  const { kind, name, bot } = input;
  if (typeof name !== 'string' || name.length > LONGEST_NAME) return null;
  if (kind === 'person' && bot === undefined) return { kind, name };
  return kind === 'bot' && typeof bot === 'string' && bot.length <= LONGEST_NAME ? { kind, name, bot } : null;
}
