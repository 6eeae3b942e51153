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
  jokerFor: (name: string) => `joker for ${name}`,
  jokerHint: (count: number) => `tap: joker ${count}`,
  dieName: (count: number, name: string) => (count === 1 ? name : `${count} × ${name}`),
  rowName: (name: string, crosses: number) => `${name}: ${crosses} of 7`,
  rowWeakest: 'weakest row',
  rowGain: (count: number) => `scoring adds ${count}`,
  rowOffer: (count: number) => (count === 0 ? 'a joker would be lost here' : `with the joker +${count}`),
  closed: (from: number, to: number) => (from === to ? `box ${from} closed` : `boxes ${from} to ${to} closed`),
  section: (from: number, to: number) => (from === to ? `${from}` : `${from}–${to}`),
  opensWhen: (from: number, to: number, needs: number) =>
    `${from === to ? from : `${from}–${to}`} closed until every row has ${needs === 1 ? '1 cross' : `${needs} crosses`}:`,
  allOpen: 'All boxes are open.',
  opensNow: 'Scoring now opens the next boxes!',
  hintRoll: 'Your turn: roll all your dice.',
  hintJoker: 'Equal dice can be a joker: tap them.',
  hintPicked: (crosses: string) => `Choose a row: the joker brings ${crosses}.`,
  hintUsed: 'Tap the joker again to take it back.',
  hintAgain: 'Roll again, or score?',
  hintScore: 'Last roll: score now.',
  hintTurn: (name: string) => `${name} – on turn`,
  hintOver: 'The game is over.',
  wins: 'This wins the game!',
  /** What a screen reader hears. */
  heardRoll: (roll: string, list: string) => `${roll}: ${list}.`,
  heardMatch: (name: string, matches: string) => `${name} ${matches}`,
  heardScore: (gains: string) => `Scoring brings ${gains}.`,
  heardNothing: 'nothing',
  heardJoker: (from: string, to: string) => `${from} as joker for ${to}.`,
  keys: 'R rolls, S scores, 1 to 6 choose a row for the joker.',
  saidRoll: (name: string, list: string) => `${name} – roll: ${list}`,
  saidScore: (name: string) => `${name} – score`,
  saidNothing: (name: string) => `${name} – score without a cross`,
  saidJokers: (said: string, jokers: string) => `${said}, joker: ${jokers}`,
  saidJoker: (from: string, to: string) => `${from} for ${to}`,
  eventScore: (name: string, points: number, track: number) => `${name} +${points} → ${track}`,
  eventEnd: 'All 42 boxes are crossed: that wins the game',
  options: {
    startRule: {
      name: 'Start',
      values: {
        rolled: ['Dice on the table', 'Everyone but the first player rolls once before the game.'],
        blank: ['Empty table', 'Nobody has dice on the table before the first turn.'],
      },
    },
  },
  lessons: [
    {
      title: 'What it is about',
      text: 'Everyone has a sheet with six rows, one for each colour, and seven boxes in each row. You cross boxes from left to right. Whoever first crosses all 42 boxes wins at once. For everybody else the weakest row counts – so do not leave a colour behind.',
    },
    {
      title: 'Rolling',
      text: 'On your turn you roll all your dice: four each with two players, three with three, two with four. You may roll again up to two times, but always all of them. Afterwards they stay where they are: the others will want to match them.',
    },
    {
      title: 'Matching',
      text: 'Each of your dice gives one cross in its colour for every die of the other players that shows the same. One red die against two red dice gives two crosses, two red dice against two even four. Your own dice never match each other.',
    },
    {
      title: 'Jokers',
      text: 'Equal dice may be a joker instead of being matched: two give one cross, three give two, four give three – all in one colour that you choose freely. Tap the equal dice, then a row. Two different pairs are two jokers.',
    },
    {
      title: 'Closed boxes',
      text: 'Boxes 4 to 6 stay closed until each of your six rows has at least one cross. Box 7 opens once all rows have four. Crosses that find no open box are lost. A cross that opens boxes is made first, so one good turn can open them and use them.',
    },
    {
      title: 'Start and end',
      text: 'Before the first turn everyone but the starting player rolls, so that there is something to match. With the blank start nobody does: dice then count once their owner has had a turn. At the end weakest rows are compared, if they are equal the second weakest, and so on.',
    },
  ],
  guides: {
    roll: 'Your turn! Press “Roll”. The dice of the others lie above: you want to show the same as they do.',
    matches: 'Dice that light up match. For each match you get a cross in that row: the sheet shows which ones.',
    again: 'Not happy? You may roll all your dice again, three rolls in all. “Score” keeps what the sheet shows.',
    jokers: 'You have equal dice! Instead of matching they can be a joker: tap them, then choose any row.',
    closed:
      'The hatched boxes are still closed. They open once every row is long enough; until then crosses there are lost.',
    weakest: 'The marked row is your weakest. It decides in the end, so help it first – jokers are good for that.',
  },
};

declare module '../../i18n/messages.ts' {
  interface Messages {
    readonly dice: Translation<typeof dice>;
  }
}
