import type { Translation } from '../../i18n/messages.ts';

export const dice = {
  yourDice: 'Your dice',
  othersDice: (list: string) => `The others’ dice: ${list}`,
  diceOf: (name: string) => `${name}: dice`,
  yourSheet: 'Your sheet',
  sheetOf: (name: string) => `${name}: sheet`,
  notRolled: 'not rolled yet',
  roll: 'Roll',
  again: 'Roll again',
  noRolls: 'No roll left',
  score: 'Score',
  sure: 'Sure?',
  rollsLeft: (count: number) => (count === 1 ? '1 roll left' : `${count} rolls left`),
  rollOf: (roll: number, rolls: number) => `roll ${roll} of ${rolls}`,
  crosses: (count: number) => (count === 0 ? 'no crosses' : count === 1 ? '1 cross' : `${count} crosses`),
  lost: (count: number) => `${count} lost`,
  gainShort: (count: number) => `+${count}`,
  /** Under a group or die: how many dice of the others it meets. */
  meets: (count: number) => (count === 0 ? 'no match' : count === 1 ? '1 match' : `${count} matches`),
  joker: 'Joker',
  jokerFor: (name: string) => `joker for ${name}`,
  jokerHint: (count: number) => `joker: ${count === 1 ? '1 cross' : `${count} crosses`}`,
  dieName: (count: number, name: string) => (count === 1 ? name : `${count} × ${name}`),
  rowName: (name: string, crosses: number) => `${name}: ${crosses} of 7`,
  rowWeakest: 'weakest row',
  rowGain: (count: number) => `scoring adds ${count}`,
  rowOffer: (count: number) => (count === 0 ? 'a joker would be lost here' : `with the joker +${count}`),
  closed: (from: number, to: number) => (from === to ? `box ${from} locked` : `boxes ${from} to ${to} locked`),
  section: (from: number, to: number) => (from === to ? `${from}` : `${from}–${to}`),
  opensWhen: (from: number, to: number, needs: number) =>
    `${from === to ? from : `${from}–${to}`} locked. ${needs === 1 ? 'Still without a cross' : `Still below ${needs} crosses`}:`,
  allOpen: 'All boxes are open.',
  opensNow: 'Scoring now opens the next boxes!',
  hintRoll: 'Your turn: roll all your dice.',
  hintJoker: 'Matching dice can be a joker – tap them.',
  hintPicked: (crosses: string) => `Choose a row: the joker brings ${crosses}.`,
  hintUsed: 'Tap the joker again to take it back.',
  hintAgain: 'Roll again, or score?',
  hintScore: 'Last roll: score now.',
  hintOver: 'The game is over.',
  wins: 'That wins the game!',
  /** What a screen reader hears. */
  heardDice: (list: string) => `Your dice: ${list}.`,
  heardOthers: (list: string) => `The others’ dice: ${list}.`,
  heardRoll: (roll: string, list: string) => `${roll}: ${list}.`,
  heardMatch: (name: string, matches: string) => `${name} ${matches}`,
  heardScore: (gains: string) => `Scoring brings ${gains}.`,
  heardNothing: 'nothing',
  heardJoker: (from: string, to: string) => `${from} as joker for ${to}.`,
  keys: 'R rolls, S scores, 1 to 6 choose a row for the joker.',
  saidRoll: (name: string, list: string) => `${name}: roll (${list})`,
  saidScore: (name: string) => `${name}: score`,
  saidNothing: (name: string) => `${name}: no crosses`,
  saidJokers: (said: string, jokers: string) => `${said}, joker: ${jokers}`,
  saidJoker: (from: string, to: string) => `${from} for ${to}`,
  saidOwnJoker: (from: string) => `${from} in its own row`,
  eventScore: (name: string, points: number, track: number) => `${name} +${points}, now ${track}`,
  eventEnd: 'All 42 boxes are crossed: that wins the game',
  options: {
    startRule: {
      name: 'Start',
      values: {
        rolled: ['With opening roll', 'Everyone but the first player rolls once before the game.'],
        blank: ['No opening roll', 'Nobody has dice on the table before the first turn.'],
      },
    },
  },
};

declare module '../../i18n/messages.ts' {
  interface Messages {
    readonly dice: Translation<typeof dice>;
  }
}
