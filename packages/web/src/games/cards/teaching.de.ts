import type { Messages } from '../../i18n/messages.ts';

export const cardsLessons: Messages['cardsLessons'] = [
  {
    title: 'Ziel des Spiels',
    text: 'Deine Wertung geht in jeder der sechs Farben von 0 bis 10. Wer zuerst mit allen sechs bei 7 oder mehr steht, gewinnt sofort. Bei den anderen zählt die schwächste Farbe, bei Gleichstand die zweitschwächste und so weiter.',
  },
  {
    title: 'Eine Karte spielen',
    text: 'Spiele eine deiner sechs Karten offen vor dich. Für jede ihrer beiden Farben zählst du alle anderen offenen Karten mit dieser Farbe – deine eigenen und die der anderen – und gehst so viele Schritte. Probier es aus: Die passenden Karten leuchten auf.',
  },
  {
    title: 'Alte Karten ablegen',
    text: 'Nach dem Werten wandert deine älteste offene Karte verdeckt auf den Ablagestapel; der Pfeil zeigt, welche. Zu zweit bleiben zwei Karten vor dir liegen, zu dritt und viert nur die neue. Denk daran: Was du liegen lässt, zählt auch für die anderen.',
  },
  {
    title: 'Gesperrte Bereiche',
    text: 'Über die 3 kommst du erst, wenn alle sechs Farben bei mindestens 1 sind, über die 6 erst, wenn alle bei mindestens 4 sind. Schritte in einen gesperrten Bereich verfallen. Die Farben deiner Karte werden nacheinander gewertet: Die erste kann der zweiten das Tor öffnen. Wir fragen nur, wenn die Reihenfolge einen Unterschied macht.',
  },
  {
    title: 'Bonuszug',
    text: 'Erreicht eine Farbe die 10, spielst du gleich noch eine Karte, bevor du nachziehst. Zwei Farben auf einmal bringen zwei Bonuszüge.',
  },
  {
    title: 'Nachziehen und tauschen',
    text: 'Am Ende deines Zuges ziehst du auf sechs Karten nach. Zeigt keine Karte auf deiner Hand deine schwächste Farbe, darfst du stattdessen alle vorzeigen, ablegen und sechs neue ziehen. Dass du diese Wahl hast, ist kein Geheimnis: Alle sehen dich überlegen. Ist der Nachziehstapel leer, wird der Ablagestapel gemischt und ersetzt ihn.',
  },
];

export const cardsCourse: Messages['cardsCourse'] = {
  match: {
    task: 'Spiel eine Karte: Offene Karten ihrer Farben zählen. Hol 2.',
    wrong: 'Zu wenig: Such ihre zwei Farben auf den offenen Karten.',
    done: 'Deine liegt jetzt offen, deine älteste offene Karte ging.',
  },
  weakest: {
    task: 'Alle sechs Farben müssen auf 7. Heb deine schwächste an.',
    wrong: 'So bleibt deine schwächste Farbe, wo sie war.',
    done: 'Gut. Unter Verlierern zählt die bessere schwächste Farbe.',
  },
  gate: {
    task: 'Die 4 öffnet, sobald jede Farbe 1 hat. Öffne sie.',
    wrong: 'Deine letzte Farbe bei 0 sperrt die anderen.',
    done: 'Offen! Die 7 öffnet, sobald jede Farbe 4 hat.',
  },
  swap: {
    task: 'Keine Karte zeigt deine schwächste Farbe: Tausch alle.',
    wrong: 'Erlaubt, aber deine schwächste Farbe fehlte weiterhin.',
    done: 'Alle sahen deine alten Karten; du hast sechs neue.',
  },
  bonus: {
    task: 'Bring eine Farbe auf 10: Das bringt einen Bonuszug.',
    wrong: 'Damit kommt keine Farbe auf 10.',
    done: 'Ein Bonuszug! Spiel noch eine Karte vor dem Nachziehen.',
  },
  extra: {
    task: 'Dein Bonuszug, vor dem Nachziehen: Hol mindestens 2 Punkte.',
    wrong: 'Erlaubt, aber hier bringt es zu wenig.',
    done: 'Erst jetzt ziehst du wieder auf sechs Karten.',
  },
  end: {
    task: 'Alle sechs auf mindestens 7 gewinnt sofort. Los!',
    wrong: 'Dann ist eine Farbe noch unter 7.',
    done: 'Gewonnen! Für die anderen zählt ihre schwächste Farbe.',
  },
};
