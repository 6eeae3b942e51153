import { LETTERS, type Letter, type Result, type Standing, type Tracks } from '@sixfold/engine';
import { nameAt, YOU } from './face.ts';
import { said } from './language.ts';
import { fitted, padded, type Paint } from './paint.ts';

const NAME = 14;

interface RankedValue {
  readonly letter: Letter;
  readonly value: number;
}

/** The six values as the ranking compares them: from the weakest up (F4). */
const inOrder = (tracks: Tracks): RankedValue[] =>
  LETTERS.map((letter, symbol) => ({ letter, value: tracks[symbol]! })).toSorted((a, b) => a.value - b.value);

/** The players from first to last with their sorted values, the one that decides against the neighbour in brackets. */
export function sayRanking({ ranks, tracks, instant }: Result, names: readonly string[], paint: Paint): string[] {
  const seats = [...ranks.entries()].toSorted(([, a], [, b]) => a - b).map(([seat]) => seat);
  return seats.map((seat, index) => {
    const rival = seats[index === 0 ? 1 : index - 1];
    const isDecided = rival === undefined || ranks[rival] === ranks[seat] || seat === instant || rival === instant;
    const decisive = isDecided ? -1 : firstDifference(tracks[seat]!, tracks[rival]!);
    const values = inOrder(tracks[seat]!).map((place, at) => drawPlace(place, at === decisive, paint));
    const note = seat === instant ? said(' wins at once', ' gewinnt sofort') : '';
    return `  ${ranks[seat]}.  ${padded(fitted(nameAt(names, seat), NAME - 1), NAME)}${values.join('')}${note}`;
  });
}

function firstDifference(own: Tracks, other: Tracks): number {
  const values = inOrder(other);
  return inOrder(own).findIndex(({ value }, index) => value !== values[index]!.value);
}

function drawPlace({ letter, value }: RankedValue, isDecisive: boolean, paint: Paint): string {
  const text = `${paint.ink(letter, letter)}${String(value).padStart(3)}`;
  return isDecisive ? paint.bold('[') + text + paint.bold(']') : ` ${text} `;
}

/** What somebody wins, as English says it. */
type Won = 'it' | 'the game' | 'the series';

/** Who comes first, as a sentence. */
export function sayWinners(ranks: readonly number[], names: readonly string[], of: Won): string {
  const winners = names.filter((_, seat) => ranks[seat] === 1);
  return said(sayInEnglish, sayInGerman)(winners, of);
}

function sayInEnglish(winners: readonly string[], of: Won): string {
  const verb = winners.length > 1 ? 'share' : winners[0] === YOU ? 'win' : 'wins';
  return `${winners.join(' and ')} ${verb} ${of}.`;
}

function sayInGerman(winners: readonly string[], of: Won): string {
  const what = of === 'the series' ? 'die Serie ' : '';
  if (winners.length > 1) return `${winners.join(' und ')} gewinnen ${what}gemeinsam.`;
  return winners[0] === 'Du' ? `Du hast ${what}gewonnen.` : `${winners[0]} gewinnt${what && ' die Serie'}.`;
}

/** How a game ended. */
export function sayResult(result: Result, names: readonly string[], paint: Paint): string[] {
  const isSolo = names.length === 1;
  const end = isSolo
    ? said(`. Your weakest colour: ${result.points[0]}.`, `. Deine schwächste Farbe: ${result.points[0]}.`)
    : `: ${sayWinners(result.ranks, names, 'it')}`;
  return [
    paint.bold(`${said('The game is over', 'Die Partie ist zu Ende')}${end}`),
    paint.dim(
      said(
        '  From the weakest colour up; the bracketed value decides.',
        '  Ab der schwächsten Farbe; der Wert in Klammern gab den Ausschlag.',
      ),
    ),
    ...sayRanking(result, names, paint),
  ];
}

/** How a series stands; `of` says after which game. */
export function saySeries(standing: Standing, of: string, names: readonly string[], paint: Paint): string {
  const sums = names.map((name, seat) => `${name} ${standing.points[seat]}`).join(', ');
  return `${paint.bold(said(`Series after game ${of}:`, `Serie nach Partie ${of}:`))} ${sums}`;
}
