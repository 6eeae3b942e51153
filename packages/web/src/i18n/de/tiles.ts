import type { Messages } from '../messages.ts';

export const tiles: Messages['tiles'] = {
  label: 'Spielbrett',
  keys: (count: number) =>
    `Pfeiltasten führen über die Felder, 1 bis ${count} wählt einen Stein, R dreht, Eingabe legt, Escape nimmt zurück.`,
  tile: (first: string, second: string) => `${first}-${second}`,
  double: (symbol: string) => `${symbol}-${symbol}`,
  rack: 'Deine Steine',
  sort: 'Sortieren',
  bag: (count: number) => `${count} im Beutel`,
  place: 'Legen',
  turn: 'Drehen',
  heat: 'Zeigen, was der gewählte Stein bringt',
  zoomIn: 'Vergrößern',
  zoomOut: 'Verkleinern',
  chooseTile: 'Wähle einen Stein.',
  chooseField: 'Wähle ein Feld.',
  free: 'frei',
  noPoints: 'Keine Punkte',
  gain: (symbol: string, points: number) => `${symbol} +${points}`,
  scored: (symbol: string, points: number, track: number) => `${symbol} +${points}, jetzt ${track}`,
  bonusTurn: 'Bonuszug!',
  wins: 'Damit gewinnst du!',
  isTooTight: 'Hier ist nicht genug Platz für beide Hälften.',
  swapTitle: 'Behalten oder tauschen?',
  swapText: (symbols) =>
    symbols.length === 1
      ? `Keiner deiner Steine zeigt ${symbols[0]}, deine schwächste Farbe.`
      : `Keiner deiner Steine zeigt eine deiner schwächsten Farben (${symbols.join(', ')}).`,
  refill: 'Behalten',
  refillText: (count: number) => `Und auf ${count} auffüllen.`,
  swap: 'Alle tauschen',
  swapAllText: (count: number) => `Alle in den Beutel, ${count} neue ziehen.`,
  by: (who: string, what: string) => `${who}: ${what}`,
  laid: (tile: string, first: string, second: string) => `${tile} auf ${first} und ${second}`,
  refilled: 'Steine behalten und aufgefüllt',
  swapped: 'alle Steine getauscht',
  earned: (symbol: string) => `Bonuszug für ${symbol}`,
  drawn: (list: string) => `gezogen: ${list}`,
  row: (letter: string) => `Reihe ${letter}`,
  showed: (list: string) => `gezeigt: ${list}`,
  drew: (count: number) => (count === 1 ? '1 Stein gezogen' : `${count} Steine gezogen`),
};
