import type { Messages } from '../messages.ts';

export const review: Messages['review'] = {
  title: (game) => `${game}: Auswertung`,
  alone: 'Partien allein werden nicht ausgewertet: Es gibt niemanden, gegen den man gewinnt.',
  failed: 'Diese Partie konnte nicht ausgewertet werden.',
  replay: 'Noch einmal ansehen',
  working: {
    graph: 'Die Chancen werden berechnet …',
    draws: 'Das Gezogene wird abgewogen …',
    decisions: 'Die Züge werden beurteilt …',
  },
  stop: 'Anhalten',
  goOn: 'Weiter',
  table: 'Der Tisch in diesem Moment',
  graph: 'Siegchance',
  slider: 'Siegchance, Zug für Zug',
  sliderKeys: 'Ziehe oder nimm die Pfeiltasten, um durch die Partie zu gehen.',
  chances: (list) => `Siegchance: ${list}`,
  brokenOff: 'Diese Partie wurde abgebrochen. Sie wird bis dahin ausgewertet, ihr Ergebnis nicht beurteilt.',
  standIn: (name) => `Diesen Zug hat ein Bot für ${name} gemacht: Er zählt für niemanden.`,
  noChoice: 'Hier gab es nichts zu entscheiden.',
  fine: 'Es fand sich kein besserer Zug.',
  little: (points) => `${points} Prozentpunkte verloren: zu wenig oder nicht sicher genug für eine Marke.`,
  lost: (points) => `${points} Prozentpunkte verloren`,
  drew: (name, points) => `Was kam, war für ${name} ${points} Prozentpunkte wert.`,
  marks: { little: 'Nicht ganz das Beste', slip: 'Ausrutscher', big: 'Großer Ausrutscher' },
  better: (move) => `Besser: ${move}`,
  why: (name) => `Was dafür spricht, gesagt zu ${name}:`,
  whyYou: 'Was dafür spricht:',
  asPlayed: 'Wie gespielt',
  showBetter: 'Besseren Zug zeigen',
  previousMark: 'Voriger markierter Zug',
  nextMark: 'Nächster markierter Zug',
  parts: 'Glück und Entscheidungen',
  draws: 'Gezogenes',
  unknowable: 'Was niemand wissen konnte',
  decisions: 'Entscheidungen',
  part: 'Anteil',
  points: 'Punkte',
  from: (start, end) => `Von ${start} auf ${end}`,
  partsHelp:
    'In Prozentpunkten der Siegchance. Was das Gezogene wert war, ist für diese Bewertung genau; wie sich der Rest auf Entscheidungen und auf das verteilt, was niemand wissen konnte, ist geschätzt. Was andere durch ihre Entscheidungen verloren haben, zählt als Gewinn.',
  noLuck:
    'Das Gezogene fehlt bei diesem Spiel, weil seine Bewertung zu wenig davon sieht, wozu ein Stück gut ist, um Glück vom Rest zu trennen.',
  decisionsHelp:
    'In Prozentpunkten der Siegchance und geschätzt. Was andere durch ihre Entscheidungen verloren haben, zählt als Gewinn.',
  marked: 'Markierte Züge',
  noMarked: 'Kein Zug hat genug verloren, um markiert zu werden. Gut gespielt!',
  seat: (name, n, each) =>
    n === 1
      ? `${name}: 1 echte Entscheidung, ${each} Prozentpunkte verloren`
      : `${name}: ${n} echte Entscheidungen, je ${each} Prozentpunkte verloren`,
  level: (levels) => `Spielstärke: ${levels}`,
  levels: (weakest, strongest) => `${weakest} bis ${strongest}`,
  levelHelp: 'Die Spielstärke ist die der Bots, die untereinander je Entscheidung so viel verlieren.',
  seatNone: (name) => `${name}: nichts zu entscheiden`,
  row: (ply, name) => `Zug ${ply}, ${name}`,
  judgedBy: (name, hash) => `Beurteilt von: ${name} (${hash})`,
};

export const finding: Messages['finding'] = {
  title: 'Finde den besseren Zug',
  of: (name, n) => `${name}: ${n === 1 ? '1 Zug' : `${n} Züge`}`,
  help: 'Du siehst, was damals zu sehen war. Probiere einen Zug auf dem Tisch.',
  place: (n, all) => `${n} von ${all}`,
  task: (name, lost) => `${name} hat hier ${lost} Prozentpunkte verloren. Was ist besser?`,
  taskYou: (lost) => `Du hast hier ${lost} Prozentpunkte verloren. Was ist besser?`,
  judging: 'Dein Zug wird beurteilt …',
  best: 'Ja, das ist der bessere Zug.',
  asGood: 'Ja, das ist etwa so gut wie der beste Zug.',
  closer: (lost) => `Besser als der gespielte Zug, aber noch ${lost} Prozentpunkte unter dem besten.`,
  same: 'Das ist der Zug, der gespielt wurde.',
  no: (lost) => `Nicht besser: Das verliert ${lost} Prozentpunkte.`,
  failed: 'Dieser Zug konnte nicht beurteilt werden.',
  show: 'Zeigen',
  next: 'Weiter',
  skip: 'Überspringen',
  back: 'Zurück zur Auswertung',
  over: (n, all) => `Du hast ${n} von ${all} gefunden.`,
  again: 'Noch einmal',
};

export const skill: Messages['skill'] = {
  title: 'Glück und Können',
  intro:
    'Nach einer Partie fragt man sich zweierlei: Hatte ich Pech, und wo war ein anderer Zug besser? Eine Auswertung beantwortet beides, soweit das geht.',
  chance: 'Die Siegchance',
  chanceText:
    'Ein Programm sieht sich die ganze Stellung an, auch alles Verdeckte, und sagt, wie wahrscheinlich jeder gewinnt. Zusammen sind das immer 100 %. Am Anfang haben alle dieselbe Chance, am Ende hat der Sieger die ganze. Dazwischen geht es auf und ab, aus drei Gründen.',
  drawsText:
    'Die Chance nach dem, was kam, verglichen mit dem Durchschnitt über alles, was hätte kommen können. Hier ist nichts geraten: Jedes Plättchen, jede Karte, jeder Stein und jeder Wurf wird probiert und nach seiner Wahrscheinlichkeit gewichtet.',
  decisionsText:
    'Der gespielte Zug, verglichen mit dem besten, soweit man das damals wissen konnte. Dafür wird das Verdeckte viele Male neu verteilt; es ist also eine Schätzung. Züge ohne Wahl zählen nicht, und markiert wird ein Zug nur, wenn der Verlust sicher ist.',
  unknowableText:
    'Der Rest: was verdeckt lag, als entschieden wurde, und was das Programm selbst erst später sah. Auch das ist geschätzt.',
  wrong: 'Was man leicht falsch versteht',
  facts: [
    {
      name: 'Wer besser spielt, scheint oft Pech zu haben.',
      text: 'Wer besser spielt, steht besser, und kann dann durch Glück mehr verlieren als gewinnen. In einer einzelnen Partie sieht das nach Pech aus. Im Durchschnitt ist es keines.',
    },
    {
      name: 'Zwei können nicht beide Glück haben.',
      text: 'Was ein Zug aus dem Beutel dem einen gibt, nimmt er den anderen. Nur wer allein die eigenen guten Stücke zählt, findet lauter Glückliche.',
    },
    {
      name: 'Ein schlechtes Ergebnis ist keine schlechte Entscheidung.',
      text: 'Ein Zug wird nach dem beurteilt, was man wissen konnte. Was jemand anderes dann doch auf der Hand hatte, ist niemandes Schuld.',
    },
    {
      name: 'Gut gezogen heißt nicht sofort gepunktet.',
      text: 'Es zählt, was das Gezogene mit der Siegchance macht, verglichen mit allem, was sonst hätte kommen können.',
    },
    {
      name: 'Eine Partie beweist nichts.',
      text: 'Das Glück in einer Partie ist etwa so groß wie die ganze Partie. Erst nach Dutzenden von Partien sagen die durch Entscheidungen verlorenen Punkte, wer besser spielt, und erst nach Hunderten sagen es die Ergebnisse.',
    },
  ],
};
