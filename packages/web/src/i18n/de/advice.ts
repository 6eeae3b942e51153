import type { Messages } from '../messages.ts';

export const advice: Messages['advice'] = {
  title: 'Tipp',
  place: (n, all) => `${n} von ${all}`,
  play: 'So spielen',
  is: (move: string) => `Tipp: ${move}`,
  only: 'Dein einziger möglicher Zug.',
  next: 'Nächster Vorschlag',
  gains: 'Erwartete Punkte',
  noGains: 'Bringt nicht sofort Punkte',
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
      `Verhindert einen starken Zug (${say.seat(seat)}: ${say.symbol(symbol)} +${say.number(points)}).`,
    prepares: ({ symbol, points }, say) =>
      `Bereitet deinen nächsten Zug vor: ${say.symbol(symbol)} +${say.number(points)}.`,
    'fresh-pieces': () => 'Tauschen verspricht mehr.',
    'good-pieces': () => 'Behalten ist besser als tauschen.',
    'worth-the-risk': ({ risk }, say) => `Das Risiko lohnt sich: Es misslingt in ${say.chance(risk)} der Fälle.`,
    'not-worth-the-risk': ({ risk }, say) =>
      `Weiterzumachen ist zu riskant: Es misslingt in ${say.chance(risk)} der Fälle.`,
    'only-move': () => 'Dein einziger möglicher Zug.',
  },
};
