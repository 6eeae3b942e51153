import type { Card } from '@sixfold/engine';
import type { TableInfo } from '@sixfold/protocol';
import { YOU } from '../terminal/face.ts';

/** The command that opens the same table with the same luck. */
export function sayAgain({ seats, terms }: TableInfo, card: Card, seed: string, confirms: boolean): string {
  const { games, options } = terms;
  const people = seats.filter(({ kind }) => kind === 'person');
  const bots = seats.flatMap(({ bot }) => (bot === undefined ? [] : [bot]));
  const unusual = Object.entries(options).filter(([name, value]) => value !== card.options[name]?.default);
  const isNamed = people.length > 1 || people[0]?.name !== YOU;
  return [
    `sixfold play ${card.id} --players ${seats.length} --bots ${bots.join(',') || 'none'}`,
    ...(isNamed ? [`--names ${quoted(people.map(({ name }) => name).join(','))}`] : []),
    ...(unusual.length > 0 ? [`--options ${quoted(JSON.stringify(Object.fromEntries(unusual)))}`] : []),
    ...(games > 1 ? [`--series ${games}`] : []),
    ...(confirms ? [] : ['--no-confirm']),
    `--seed ${quoted(seed)}`,
  ].join(' ');
}

/** A word as a shell reads it. */
const quoted = (word: string): string => (/^[\w./,:=@%+-]+$/.test(word) ? word : `'${word.replaceAll("'", `'\\''`)}'`);
