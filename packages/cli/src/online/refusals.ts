import type { At } from '@sixfold/engine';
import type { AskFailed } from '@sixfold/protocol';
import { describeError } from '../terminal/describe.ts';
import { said } from '../terminal/language.ts';

/** Something at a server that whoever started the command must hear of; said in one line. */
export class OnlineError extends Error {}

const STAGES: Readonly<Record<string, string>> = {
  over: 'the game is over',
  resigned: 'the game is over',
  closed: 'the table was closed',
  gathering: 'the game has not begun',
};

/** What is said in German; the rest is for whoever runs a program, or said of a move. */
const GERMAN: Readonly<Partial<Record<AskFailed['error']['code'], string>>> = {
  'connection-lost': 'die Verbindung ist verloren gegangen',
  'table-full': 'dort ist kein Platz frei',
  'seat-not-open': 'dort ist kein Platz frei',
  'wrong-invite': 'der Link lädt nicht an diesen Tisch ein, oder nicht mehr',
  'score-board': 'das ist die Wertungstafel eines gedruckten Spiels: Öffne den Link im Browser',
  'not-playing': 'das geht gerade nicht',
  'no-seat': 'das dürfen nur die Spieler am Tisch',
  'moved-on': 'die Partie ist inzwischen weiter',
  'already-offered': 'es läuft schon eine Abstimmung: Antworte zuerst',
  'not-offered': 'du wirst gerade nichts gefragt',
  'too-fast': 'das ist zu viel auf einmal',
  'shutting-down': 'der Server wird gerade beendet',
};

/** Why something is not done that was asked of a table; `field` says how fields are to be named. */
export const sayRefusal = (error: AskFailed['error'], field?: (at: At) => string): string =>
  said(undefined, GERMAN[error.code]) ?? sayInEnglish(error, field);

function sayInEnglish(error: AskFailed['error'], field?: (at: At) => string): string {
  switch (error.code) {
    case 'connection-lost':
      return 'the connection was lost';
    case 'wrong-token':
      return 'nobody has this token: make a new one';
    case 'other-version':
      return `the server speaks version ${error.version} of the protocol: another version of this program is needed`;
    case 'table-full':
    case 'seat-not-open':
      return 'no seat is free there';
    case 'score-board':
      return 'this is a score board of a printed game: open the link in a browser';
    case 'wrong-invite':
      return 'the link does not invite to this table, or not any more';
    case 'other-seat':
      return `seat ${error.seat} is the one that is kept there`;
    case 'not-playing':
      return STAGES[error.stage] ?? `that cannot be done now (${error.stage})`;
    case 'no-seat':
      return 'only for those who sit at the table';
    case 'moved-on':
      return 'the game has gone on meanwhile';
    case 'already-offered':
      return 'something else is being asked: answer it first';
    case 'not-offered':
      return 'nothing is being asked of you';
    case 'too-many':
      return `there may be no more than ${error.most} ${error.what}`;
    case 'too-fast':
      return 'the server is asked too much at once';
    case 'shutting-down':
      return 'the server is being shut down';
    case 'not-understood':
      return `the server does not understand it: ${error.what}`;
    case 'hello-first':
    case 'seated-together':
    case 'other-origin':
    case 'too-large':
      return `it is refused (${error.code})`;
    default:
      return describeError(error, field);
  }
}
