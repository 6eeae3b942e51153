import type { Messages } from '../../i18n/messages.ts';

export const boardLessons: Messages['boardLessons'] = [
  {
    title: 'Worum es geht',
    text: 'Für jede der sechs Farben hast du eine Leiste. Am Ende zählt nur deine schwächste Farbe: Wer mit ihr am weitesten gekommen ist, gewinnt. Bei Gleichstand entscheidet die zweitschwächste und so weiter. Kümmere dich also um alle sechs.',
  },
  {
    title: 'Einen Stein legen',
    text: 'Wenn du dran bist, legst du einen deiner sechs Steine auf zwei freie Felder nebeneinander. Er darf in jede der sechs Richtungen zeigen. Dein allererster Stein muss eines der sechs aufgedruckten Symbole berühren; danach bist du frei.',
  },
  {
    title: 'Werten',
    text: 'Beide Hälften des Steins zählen, jede für ihre Farbe. Schau von jeder Hälfte aus die fünf geraden Linien entlang, die nicht durch die andere Hälfte laufen. Jedes Feld derselben Farbe in einer Reihe ohne Lücke ist ein Punkt. Der Stein selbst zählt nicht mit, und eine Lücke oder eine andere Farbe beendet die Reihe.',
  },
  {
    title: 'Bonuszug',
    text: 'Eine Leiste ist 18 lang. Bringst du eine Farbe ans Ende, darfst du sofort noch einen Stein legen, bevor du nachziehst. Punkte über das Ende hinaus verfallen.',
  },
  {
    title: 'Nachziehen und tauschen',
    text: 'Am Ende deines Zuges füllst du auf sechs Steine auf. Zeigt keiner der Steine, die du noch hast, deine schwächste Farbe, darfst du stattdessen alle gegen neue tauschen. Dass du diese Wahl hast, ist kein Geheimnis: Alle sehen dich überlegen.',
  },
  {
    title: 'Das Ende',
    text: 'Schluss ist, wenn kein Stein mehr aufs Brett passt. Wer alle sechs Farben ans Ende bringt, gewinnt auf der Stelle.',
  },
  {
    title: 'Zu zweit im Team und allein',
    text: 'Als Partner teilen sich zwei, die sich gegenübersitzen, ihre Leisten; sie sind 36 lang und bringen Bonuszüge bei 18 und 36. Ihre Steine zeigen sie einander nicht. Allein ziehst du einen Stein nach dem anderen und bringst deine schwächste Farbe so weit, wie du kannst: Die Leisten gehen bis 36 mit einem Halt bei 18, und es gibt weder Bonuszüge noch Tauschen.',
  },
];

export const boardGuides: Messages['boardGuides'] = {
  choose:
    'Willkommen! Wähle unten einen deiner Steine und dann ein Feld auf dem Brett. Du kannst den Stein drehen und probieren, so lange du willst: Nichts gilt, bevor du ihn legst.',
  start:
    'Dein erster Stein muss eines der sechs Startsymbole auf dem Brett berühren. Legst du die gleiche Farbe daneben, bekommst du gleich Punkte.',
  lines:
    'Ab jetzt darf der Stein überall liegen. Von beiden Hälften aus zählen gerade Linien der gleichen Farbe; sie leuchten auf, bevor du den Stein legst.',
  weakest:
    'Schau auf deine Leisten: Am Ende zählt nur deine schwächste Farbe. Ein einziger Punkt dort ist oft mehr wert als fünf anderswo.',
  block:
    'Steine können auch im Weg liegen: Wo die Farbe eines anderen eine lange Reihe bildet, lege etwas anderes an ihr Ende.',
  bonus: 'Eine deiner Farben ist nah an der 18. Kommt sie dort an, bist du gleich noch einmal dran.',
  swap: 'Keiner deiner Steine zeigt deine schwächste Farbe. Du darfst alle gegen neue tauschen oder sie behalten und auffüllen.',
};
