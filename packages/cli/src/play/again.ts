import { YOU } from '../face.ts';
import type { Sitting } from './sitting.ts';

/** The command that opens the same table with the same luck. */
export function sayAgain(sitting: Sitting): string {
  const { table, game, seed, confirms } = sitting;
  const { seats, games, options } = table.config;
  const people = seats.filter(({ kind }) => kind === 'person');
  const bots = seats.flatMap(({ bot }) => (bot === undefined ? [] : [bot]));
  const isUsual = Object.entries(game.card.options).every(([name, option]) => options[name] === option.default);
  const isNamed = people.length > 1 || people[0]?.name !== YOU;
  return [
    ...['sixfold', 'play', game.card.id, '--players', String(seats.length), '--bots', bots.join(',') || 'none'],
    ...(isNamed ? ['--names', people.map(({ name }) => name).join(',')] : []),
    ...(isUsual ? [] : ['--options', JSON.stringify(options)]),
    ...(games > 1 ? ['--series', String(games)] : []),
    ...(confirms ? [] : ['--no-confirm']),
    ...['--seed', seed],
  ]
    .map(quoted)
    .join(' ');
}

/** A word as a shell reads it. */
const quoted = (word: string): string => (/^[\w./,:=@%+-]+$/.test(word) ? word : `'${word.replaceAll("'", `'\\''`)}'`);
