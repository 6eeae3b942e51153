import type { Messages } from '../messages.ts';

export const advice: Messages['advice'] = {
  title: 'Tipp',
  place: (n, all) => `${n} von ${all}`,
  next: 'Nächstbester',
  gains: 'Erwarteter Gewinn',
  noGains: 'Keine Punkte sofort',
  win: (chance) => `Siegchance: ${chance}`,
  weakest: (value) => `Erwartete schwächste Farbe: etwa ${value}`,
  about: (percent) => `etwa ${percent}`,
  under: (percent) => `unter ${percent}`,
  over: (percent) => `über ${percent}`,
  reasons: {
    wins: () => 'Gewinnt die Partie sofort.',
    bonus: ({ symbol }, say) => `Bringt einen Bonuszug mit ${say.symbol(symbol)}.`,
    weakest: ({ symbol, points }, say) =>
      `Hilft, wo du am schwächsten bist: ${say.symbol(symbol)} +${say.number(points)}.`,
    points: ({ points }, say) => `Bringt mehr als die meisten Züge: zusammen ${say.number(points)}.`,
    blocks: ({ seat, symbol, points }, say) =>
      `Nimmt einen guten Platz weg (${say.seat(seat)}: ${say.symbol(symbol)} +${say.number(points)}).`,
    prepares: ({ symbol, points }, say) =>
      `Lässt dir einen guten Platz für später: ${say.symbol(symbol)} +${say.number(points)}.`,
    'fresh-pieces': () => 'Neu zu ziehen verspricht mehr, als du jetzt hast.',
    'good-pieces': () => 'Was du hast, ist mehr wert, als neu zu ziehen.',
    'worth-the-risk': ({ risk }, say) => `Das Risiko lohnt sich: Es misslingt in ${say.chance(risk)} der Fälle.`,
    'not-worth-the-risk': ({ risk }, say) =>
      `Weiterzumachen ist zu riskant: Es misslingt in ${say.chance(risk)} der Fälle.`,
    'only-move': () => 'Etwas anderes geht nicht.',
  },
};
