/** How the log explains its numbers. */
export const log = {
  explain: (symbol: string, points: number) => `${symbol} plus ${points}: show what scored`,
  fields: (n: number) => (n === 1 ? '1 space scored' : `${n} spaces scored`),
  items: (name: string, n: number) => `${name}: ${n}`,
};
