import type { Messages } from '../messages.ts';

export const log: Messages['log'] = {
  explain: (symbol, points) => `${symbol} plus ${points}: Wertung zeigen`,
  fields: (n) => (n === 1 ? '1 Feld gewertet' : `${n} Felder gewertet`),
  items: (name, n) => `${name}: ${n}`,
};
