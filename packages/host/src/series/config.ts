import { parseConfig, type Card } from '@sixfold/engine';
import { LONGEST_NAME, type Seat, type Terms } from '@sixfold/protocol';
import { accept, refuse, type Outcome } from '../contract/errors.ts';

const LONGEST_SERIES = 100;

export const isRecord = (input: unknown): input is Record<string, unknown> =>
  typeof input === 'object' && input !== null && !Array.isArray(input);

/** Reads terms for so many players from outside; options, series and starter may be left out. */
export function parseTerms(card: Card, input: unknown, players: number): Outcome<Terms> {
  if (!isRecord(input)) return refuse({ code: 'malformed', what: 'table' });
  const { game, options = {}, games = 1, starter = null, isPrinted } = input;
  if (game !== card.id) {
    const name = typeof game === 'string' ? game.slice(0, LONGEST_NAME) : typeof game;
    return refuse({ code: 'other-game', game: name, expected: card.id });
  }
  const config = parseConfig(card, players, options, starter ?? 0);
  if (!config.ok) return config;
  if (!isCount(games) || games < 1 || games > LONGEST_SERIES) return refuse({ code: 'bad-series', games });
  const first = starter === null ? null : config.value.starter;
  return accept({
    game: card.id,
    options: config.value.options,
    games,
    starter: first,
    ...(isPrinted === true && { isPrinted }),
  });
}

/** How many seats a configuration from outside has, if they are seats at all. */
export function parseSeats(input: unknown): Outcome<readonly Seat[]> {
  if (!Array.isArray(input)) return refuse({ code: 'bad-seats', what: 'seats must be a list' });
  const seats = input.flatMap(parseSeat);
  if (seats.length === input.length) return accept(seats);
  return refuse({ code: 'bad-seats', what: 'a seat is {kind: "person", name} or {kind: "bot", name, bot}' });
}

function parseSeat(input: unknown): Seat[] {
  if (!isRecord(input)) return [];
  const { kind, name, bot } = input;
  if (typeof name !== 'string' || name.length > LONGEST_NAME) return [];
  if (kind === 'person' && bot === undefined) return [{ kind, name }];
  return kind === 'bot' && typeof bot === 'string' && bot.length <= LONGEST_NAME ? [{ kind, name, bot }] : [];
}

export const isCount = (input: unknown): input is number =>
  typeof input === 'number' && Number.isInteger(input) && input >= 0;
