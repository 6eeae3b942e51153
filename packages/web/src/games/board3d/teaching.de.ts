import type { Messages } from '../../i18n/messages.ts';

export const board3dLessons: Messages['board3dLessons'] = [
  {
    title: 'Worum es geht',
    text: 'Für jede der sechs Farben hast du eine Leiste von 0 bis 27. Am Ende zählt nur deine schwächste Farbe: Wer mit ihr am weitesten gekommen ist, gewinnt. Bei Gleichstand entscheidet die zweitschwächste und so weiter.',
  },
  {
    title: 'Einen Stein legen',
    text: 'Wenn du dran bist, legst du einen deiner fünf Steine auf zwei Felder nebeneinander, die gleich hoch sind: auf das leere Brett oder auf Steine, die schon liegen. Die Zahl an einem Feld sagt, wie hoch es ist. Genau auf einem einzelnen Stein darf keiner liegen; er muss auf zweien ruhen.',
  },
  {
    title: 'Der Anfang',
    text: 'Sechs Startsteine liegen schon auf dem Brett. Solange einer davon noch keinen Stein neben sich hat, musst du an einen solchen legen. Danach bist du frei.',
  },
  {
    title: 'Werten',
    text: 'Gewertet wird, was man von oben sieht; wie hoch etwas liegt, ist gleich. Von jeder Hälfte deines Steins aus zählen die fünf geraden Linien, die nicht durch die andere Hälfte laufen: ein Punkt für jedes Feld derselben Farbe ohne Unterbrechung. Was dein Stein zudeckt, ist verschwunden – so holst du Punkte und verdirbst den anderen ihre Reihen.',
  },
  {
    title: 'Bonuszug',
    text: 'Die Felder 18 und 27 bringen einen Bonuszug: Erreicht eine deiner Farben eines davon, legst du sofort noch einen Stein. Punkte über 27 verfallen.',
  },
  {
    title: 'Nachziehen und tauschen',
    text: 'Am Ende deines Zuges füllst du auf fünf Steine auf. Zeigt keiner der Steine, die du noch hast, deine schwächste Farbe, darfst du stattdessen alle gegen neue tauschen. Dass du diese Wahl hast, ist kein Geheimnis: Alle sehen dich überlegen.',
  },
  {
    title: 'Das Ende',
    text: 'Sind nach einem Zug weniger als fünf Steine im Beutel, beginnt die letzte Runde: Alle legen noch einmal, ohne nachzuziehen. Schluss ist auch, wenn du legen musst und kein Platz mehr passt. Wer alle sechs Farben auf 27 bringt, gewinnt auf der Stelle.',
  },
  {
    title: 'Allein',
    text: 'Du ziehst einen Stein nach dem anderen und bringst deine schwächste Farbe so weit, wie du kannst: Die Leisten gehen bis 54 mit einem Halt bei 27, und es gibt weder Bonuszüge noch Tauschen.',
  },
];

export const board3dGuides: Messages['board3dGuides'] = {
  choose:
    'Willkommen! Wähle unten einen deiner Steine und dann ein Feld auf dem Brett. Du kannst ihn drehen und probieren, so lange du willst: Nichts gilt, bevor du ihn legst.',
  start:
    'Jeder der sechs Startsteine braucht zuerst einen Nachbarn. Die leuchtenden sind noch allein: Lege an einen davon, am besten die gleiche Farbe.',
  stack:
    'Du darfst auch auf Steine legen. Beide Felder müssen gleich hoch sein, und unter deinem Stein müssen zwei verschiedene liegen.',
  lines:
    'Es zählt, was man von oben sieht. Gerade Linien der gleichen Farbe leuchten auf, bevor du den Stein legst, ganz gleich wie hoch sie liegen.',
  weakest:
    'Schau auf deine Leisten: Am Ende zählt nur deine schwächste Farbe. Ein einziger Punkt dort ist oft mehr wert als fünf anderswo.',
  cover: 'Zudecken ist stark: Ein Stein mitten auf einer langen Reihe nimmt sie den anderen weg.',
  bonus: 'Eine deiner Farben kommt in die Nähe von 18 oder 27. Erreicht sie das Feld, legst du gleich noch einmal.',
  swap: 'Keiner deiner Steine zeigt deine schwächste Farbe. Du darfst alle gegen neue tauschen oder sie behalten und auffüllen.',
  last: 'Die letzte Runde läuft: Das ist dein letzter Stein. Hilf damit deiner schwächsten Farbe.',
};
