import type { Messages } from '../../i18n/messages.ts';

export const dice: Messages['dice'] = {
  yourDice: 'Deine Würfel',
  othersDice: (list: string) => `Würfel der anderen: ${list}`,
  diceOf: (name: string) => `${name}: Würfel`,
  yourSheet: 'Dein Zettel',
  sheetOf: (name: string) => `${name}: Zettel`,
  notRolled: 'noch nicht gewürfelt',
  roll: 'Würfeln',
  again: 'Nochmal würfeln',
  noRolls: 'Kein Wurf mehr',
  score: 'Werten',
  sure: 'Sicher?',
  rollsLeft: (count: number) => (count === 1 ? 'noch 1 Wurf' : `noch ${count} Würfe`),
  rollOf: (roll: number, rolls: number) => `Wurf ${roll} von ${rolls}`,
  crosses: (count: number) => (count === 0 ? 'kein Kreuz' : count === 1 ? '1 Kreuz' : `${count} Kreuze`),
  lost: (count: number) => `${count} verloren`,
  gainShort: (count: number) => `+${count}`,
  meets: (count: number) => (count === 0 ? 'kein Treffer' : `${count} Treffer`),
  jokerFor: (name: string) => `Joker für ${name}`,
  jokerHint: (count: number) => `antippen: Joker ${count}`,
  dieName: (count: number, name: string) => (count === 1 ? name : `${count} × ${name}`),
  rowName: (name: string, crosses: number) => `${name}: ${crosses} von 7`,
  rowWeakest: 'kürzeste Reihe',
  rowGain: (count: number) => `Werten bringt ${count}`,
  rowOffer: (count: number) => (count === 0 ? 'ein Joker ginge hier verloren' : `mit dem Joker +${count}`),
  closed: (from: number, to: number) => (from === to ? `Kästchen ${from} zu` : `Kästchen ${from} bis ${to} zu`),
  section: (from: number, to: number) => (from === to ? `${from}` : `${from}–${to}`),
  opensWhen: (from: number, to: number, needs: number) =>
    `${from === to ? from : `${from}–${to}`} zu, bis jede Reihe ${needs === 1 ? '1 Kreuz' : `${needs} Kreuze`} hat:`,
  allOpen: 'Alle Kästchen sind offen.',
  opensNow: 'Werten öffnet jetzt die nächsten Kästchen!',
  hintRoll: 'Du bist dran: Würfle alle deine Würfel.',
  hintJoker: 'Gleiche Würfel können Joker sein: antippen.',
  hintPicked: (crosses: string) => `Wähle eine Reihe: Der Joker bringt ${crosses}.`,
  hintUsed: 'Joker nochmal antippen nimmt ihn zurück.',
  hintAgain: 'Nochmal würfeln oder werten?',
  hintScore: 'Letzter Wurf: Jetzt werten.',
  hintTurn: (name: string) => `Am Zug: ${name}`,
  hintOver: 'Das Spiel ist zu Ende.',
  wins: 'Damit gewinnst du!',
  heardRoll: (roll: string, list: string) => `${roll}: ${list}.`,
  heardMatch: (name: string, matches: string) => `${name} ${matches}`,
  heardScore: (gains: string) => `Werten bringt ${gains}.`,
  heardNothing: 'nichts',
  heardJoker: (from: string, to: string) => `${from} als Joker für ${to}.`,
  keys: 'R würfelt, S wertet, 1 bis 6 wählt eine Reihe für den Joker.',
  saidRoll: (name: string, list: string) => `${name} – Wurf: ${list}`,
  saidScore: (name: string) => `${name} – Wertung`,
  saidNothing: (name: string) => `${name} – Wertung ohne Kreuz`,
  saidJokers: (said: string, jokers: string) => `${said}, Joker: ${jokers}`,
  saidJoker: (from: string, to: string) => `${from} für ${to}`,
  eventScore: (name: string, points: number, track: number) => `${name} +${points} → ${track}`,
  eventEnd: 'Alle 42 Kästchen sind angekreuzt: Das gewinnt',
  options: {
    startRule: {
      name: 'Beginn',
      values: {
        rolled: ['Würfel liegen schon', 'Alle außer dem Startspieler würfeln einmal vor dem Spiel.'],
        blank: ['Leerer Tisch', 'Vor dem ersten Zug liegen keine Würfel auf dem Tisch.'],
      },
    },
  },
  lessons: [
    {
      title: 'Worum es geht',
      text: 'Alle haben einen Zettel mit sechs Reihen, für jede Farbe eine, mit je sieben Kästchen. Angekreuzt wird von links nach rechts. Wer als Erstes alle 42 Kästchen angekreuzt hat, gewinnt sofort. Bei allen anderen zählt die kürzeste Reihe – lass also keine Farbe zurück.',
    },
    {
      title: 'Würfeln',
      text: 'Bist du dran, würfelst du alle deine Würfel: zu zweit vier, zu dritt drei, zu viert zwei. Du darfst noch bis zu zweimal würfeln, aber immer mit allen. Danach bleiben sie liegen: Die anderen wollen sie treffen.',
    },
    {
      title: 'Treffen',
      text: 'Jeder deiner Würfel bringt ein Kreuz in seiner Farbe für jeden Würfel der anderen, der dasselbe zeigt. Ein roter gegen zwei rote gibt zwei Kreuze, zwei rote gegen zwei rote sogar vier. Deine eigenen Würfel treffen einander nie.',
    },
    {
      title: 'Joker',
      text: 'Gleiche Würfel können statt zu treffen ein Joker sein: Zwei bringen ein Kreuz, drei zwei, vier drei – alle in einer Farbe, die du frei wählst. Tippe die gleichen Würfel an, dann eine Reihe. Zwei verschiedene Paare sind zwei Joker.',
    },
    {
      title: 'Geschlossene Kästchen',
      text: 'Die Kästchen 4 bis 6 sind zu, bis jede deiner sechs Reihen mindestens ein Kreuz hat. Kästchen 7 öffnet, wenn alle Reihen vier haben. Kreuze ohne offenes Kästchen sind verloren. Ein Kreuz, das etwas öffnet, wird zuerst gemacht: Ein guter Zug kann also öffnen und gleich nutzen.',
    },
    {
      title: 'Anfang und Ende',
      text: 'Vor dem ersten Zug würfeln alle außer der Person, die beginnt, damit es etwas zu treffen gibt. Beim leeren Start würfelt niemand: Würfel zählen dann, sobald ihr Besitzer einmal dran war. Am Ende werden die kürzesten Reihen verglichen, bei Gleichstand die zweitkürzesten und so weiter.',
    },
  ],
  guides: {
    roll: 'Du bist dran! Drück auf „Würfeln“. Oben liegen die Würfel der anderen: Du möchtest dasselbe zeigen wie sie.',
    matches:
      'Was aufleuchtet, trifft. Für jeden Treffer bekommst du ein Kreuz in dieser Reihe: Der Zettel zeigt dir, welche.',
    again:
      'Nicht zufrieden? Du darfst alle Würfel nochmal werfen, insgesamt dreimal. „Werten“ nimmt, was der Zettel zeigt.',
    jokers:
      'Du hast gleiche Würfel! Statt zu treffen können sie ein Joker sein: Tippe sie an und wähle dann eine Reihe.',
    closed:
      'Die schraffierten Kästchen sind noch zu. Sie öffnen, wenn jede Reihe lang genug ist; bis dahin gehen Kreuze dort verloren.',
    weakest:
      'Die markierte Reihe ist deine kürzeste. Sie entscheidet am Ende, hilf ihr also zuerst – Joker sind gut dafür.',
  },
};
