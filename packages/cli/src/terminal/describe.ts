import type { At } from '@sixfold/engine';
import type { TableError } from '@sixfold/protocol';
import { describeInGerman } from './describe-german.ts';
import { said } from './language.ts';

/** What was thrown, in its own words. */
export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

const list = (items: readonly unknown[]): string => items.map(String).join(', ');
const place = ([q, r]: At): string => `(${q},${r})`;

const DISKS = {
  full: 'the disk is full',
  'read-only': 'the disk may not be written',
  failed: 'the disk failed',
  unknown: 'or it was; look again',
};

/** An error for people at a terminal. `field` says how fields are to be named. */
export const describeError = (error: TableError, field: (at: At) => string = place): string =>
  said(null, describeInGerman(error, field)) ?? describeInEnglish(error, field);

function describeInEnglish(error: TableError, field: (at: At) => string): string {
  const both = ([a, b]: [At, At]): string => `${field(a)} and ${field(b)}`;
  switch (error.code) {
    case 'malformed':
      return `${error.what} is missing or malformed`;
    case 'unknown-game':
      return `there is no game "${error.game}"`;
    case 'bad-players':
      return `the game is for ${list(error.allowed)} players, not ${String(error.players)}`;
    case 'bad-starter':
      return `the starting seat must be from 0 to ${error.players - 1}, not ${String(error.starter)}`;
    case 'unknown-option':
      return `the game has no option "${error.option}"`;
    case 'bad-option':
      return `option ${error.option} can be ${list(error.allowed)}, not ${String(error.value)}`;
    case 'option-needs-players':
      return `option ${error.option} is for ${error.needs} players, not ${error.players}`;
    case 'bad-seat':
      return `there is no seat ${String(error.seat)} among ${error.players}`;
    case 'not-your-turn':
      return `it is seat ${error.turn}'s turn, not seat ${error.seat}'s`;
    case 'game-over':
      return 'the game is over';
    case 'unknown-move':
      return `there is no move ${error.type}`;
    case 'not-now':
      return `"${error.type}" is not possible now; possible: ${list(error.legal)}`;
    case 'unknown-piece':
      return `${error.piece} is no piece of the game`;
    case 'not-held':
      return `${error.piece} is not in the player's hand`;
    case 'field-off-board':
      return `${field(error.at)} is not on the board`;
    case 'fields-not-adjacent':
      return `${both(error.at)} are not neighbours`;
    case 'field-taken':
      return `${field(error.at)} is taken`;
    case 'must-touch-start':
      return `this tile must touch one of the symbols at ${error.open.map(field).join(', ')}`;
    case 'different-heights':
      return `${both(error.at)} are at different heights (${list(error.heights)})`;
    case 'covers-one-tile':
      return `a tile may not lie exactly on one other, as on ${both(error.at)}`;
    case 'swap-not-allowed':
      return `swapping is only allowed at the end of a turn, with no piece that shows a weakest symbol (${list(error.weakest)})`;
    case 'symbol-not-on-piece':
      return `${error.piece} does not show ${error.symbol}`;
    case 'unknown-symbol':
      return `${error.symbol} is no symbol`;
    case 'no-such-group':
      return `there are no two equal dice showing ${error.symbol}`;
    case 'goes-back':
      return `${error.symbol} is at ${error.from} and never goes back, not to ${error.to} either`;
    case 'past-stop':
      return `${error.symbol} stops at ${error.stop} and does not come to ${error.to}`;
    case 'too-much':
      return `${error.symbol} can get ${error.most} points at most, not ${error.points}`;
    case 'too-little':
      return `${error.symbol} gets ${error.least} at least if it gets any, not ${error.points}`;
    case 'too-many-symbols':
      return `${error.most} symbols can advance at once, not ${error.symbols}`;
    case 'gate-closed':
      return `${error.symbol} comes to ${error.from} and beyond once all six are at ${error.needs}`;
    case 'other-game':
      return `this is a table for "${error.game}", not for "${error.expected}"`;
    case 'bad-seats':
      return error.what;
    case 'bad-series':
      return `a series has from 1 to 100 games, not ${String(error.games)}`;
    case 'bad-ply':
      return `there is no ply ${String(error.ply)} to go back to; ${error.played} were played`;
    case 'game-not-over':
      return 'the game is not over yet';
    case 'series-over':
      return 'the series is over';
    case 'unknown-format':
      return `"${error.format}" is no format of a saved table`;
    case 'newer-format':
      return `the table was saved by a newer version (${error.format}); this one reads up to ${error.newest}`;
    case 'ruleset-changed':
      return `ply ${error.ply} of game ${error.round + 1} is not allowed by the installed rules (saved under version ${error.stored}, installed ${error.installed}): ${describeError(error.error, field)}`;
    case 'no-such-table':
      return 'there is no such table';
    case 'not-stored':
      return `it could not be stored: ${DISKS[error.why]}`;
    case 'internal':
      return 'something went wrong';
    default:
      // The rest is between people who are not in one room.
      return `it is refused (${error.code})`;
  }
}
