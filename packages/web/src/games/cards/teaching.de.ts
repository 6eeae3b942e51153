import type { Messages } from '../../i18n/messages.ts';

export const cardsLessons: Messages['cardsLessons'] = [
  {
    title: 'Worum es geht',
    text: 'Für jede der sechs Farben hast du eine Leiste von 0 bis 10. Wer als Erstes mit allen sechs bei 7 oder mehr steht, gewinnt sofort. Bei den anderen zählt die schwächste Farbe, bei Gleichstand die zweitschwächste und so weiter.',
  },
  {
    title: 'Eine Karte spielen',
    text: 'Spiele eine deiner sechs Karten offen vor dich. Für jede ihrer beiden Farben zählst du alle anderen offenen Karten mit dieser Farbe – deine eigenen und die der anderen – und gehst so viele Schritte. Probier es aus: Die passenden Karten leuchten auf.',
  },
  {
    title: 'Alte Karten gehen',
    text: 'Nach dem Werten wandert deine älteste offene Karte verdeckt auf die Ablage; der Pfeil zeigt, welche. Zu zweit bleiben zwei Karten vor dir liegen, zu dritt und viert nur die neue. Denk daran: Was du liegen lässt, zählt auch für die anderen.',
  },
  {
    title: 'Geschlossene Bereiche',
    text: 'Über die 3 kommst du erst, wenn alle sechs Farben bei mindestens 1 sind, über die 6 erst, wenn alle bei mindestens 4 sind. Schritte in einen geschlossenen Bereich sind verloren. Die Farben deiner Karte werden nacheinander gewertet: Die erste kann der zweiten das Tor öffnen. Nur wenn die Reihenfolge wirklich eine Wahl ist, fragen wir dich danach.',
  },
  {
    title: 'Bonuszug',
    text: 'Erreicht eine Farbe die 10, spielst du gleich noch eine Karte, bevor du nachziehst. Zwei Farben auf einmal bringen zwei Bonuszüge.',
  },
  {
    title: 'Nachziehen und tauschen',
    text: 'Am Ende deines Zuges ziehst du auf sechs Karten nach. Zeigt keine Karte auf deiner Hand deine schwächste Farbe, darfst du stattdessen alle vorzeigen, ablegen und sechs neue ziehen. Dass du diese Wahl hast, ist kein Geheimnis: Alle sehen dich überlegen. Ist der Stapel leer, wird die Ablage gemischt und zum neuen Stapel.',
  },
];

export const cardsGuides: Messages['cardsGuides'] = {
  choose:
    'Willkommen! Zeig auf eine deiner Karten oder tippe sie an: Die offenen Karten mit derselben Farbe leuchten auf. So viele Schritte gehst du auf der Leiste.',
  open: 'Deine Karte liegt jetzt offen und zählt ab sofort für alle. Spiel gern, was dir auch im nächsten Zug noch hilft.',
  leaves:
    'Die Karte mit dem Pfeil ist deine älteste: Sie geht, sobald du die nächste gespielt hast. Gezählt wird vorher noch.',
  closed:
    'Der schraffierte Teil der Leisten ist noch zu. Er öffnet sich, wenn keine Farbe mehr zurückliegt; bis dahin sind Schritte dorthin verloren.',
  weakest: 'Die hervorgehobene Leiste ist deine schwächste. Hilf ihr zuerst: Zum Gewinnen müssen alle sechs auf 7.',
  bonus: 'Eine deiner Farben ist nah an der 10. Kommt sie dort an, spielst du gleich noch eine Karte.',
  swap: 'Keine deiner Karten zeigt deine schwächste Farbe. Du darfst alle zeigen und gegen neue tauschen oder sie behalten und auffüllen.',
};
