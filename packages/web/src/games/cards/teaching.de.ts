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

export const cardsPrint: Messages['cardsPrint'] = {
  cards: 'Karten',
  width: 'Breite einer Karte in mm',
  open: 'Offene Karten je Person',
  hand: 'Handkarten',
  rules: [
    {
      title: 'Ziel',
      text: 'Bring vor allen anderen alle sechs Farben auf 7 oder mehr. Die Leisten gehen von 0 bis 10.',
    },
    {
      title: 'Aufbau',
      text: 'Alle bekommen 6 Karten auf die Hand und danach eine offen vor sich; zu zweit sind es zwei, von denen die zuerst ausgeteilte die ältere ist. Der Rest ist der Nachziehstapel. Wer links vom Geber sitzt, beginnt; weiter geht es im Uhrzeigersinn.',
    },
    {
      title: 'Dein Zug',
      text: 'Spiel eine Handkarte offen vor dir aus. Werte sie, leg ab, führe Bonuszüge aus und zieh dann nach.',
    },
    {
      title: 'Werten',
      text: 'Nimm eine der beiden Farben der Karte und zähle alle offenen Karten, die sie zeigen: die der anderen und deine älteren, aber nicht die eben gespielte. So viele Schritte geht dein Marker vor. Dann wertest du die andere Farbe genauso. Welche zuerst kommt, bestimmst du; sie wird zu Ende gewertet, bevor die andere beginnt.',
    },
    {
      title: 'Gesperrte Bereiche',
      text: 'Von 3 auf 4 darfst du nur, solange alle sechs Marker auf 1 oder mehr stehen, von 6 auf 7 nur, solange alle sechs auf 4 oder mehr stehen. Was du nicht gehen darfst, verfällt. Die erste Farbe einer Karte kann so der zweiten den Weg öffnen.',
    },
    {
      title: 'Ablegen',
      text: 'Nach dem Werten kommt deine älteste offene Karte verdeckt auf den Ablagestapel. Zu zweit bleiben zwei offen vor dir liegen, sonst nur die neue.',
    },
    {
      title: 'Bonuszug',
      text: 'Für jeden Marker, der die 10 erreicht, musst du noch eine Karte spielen: nach dem Ablegen und ohne vorher nachzuziehen. Hast du keine Handkarte mehr, entfällt er.',
    },
    {
      title: 'Nachziehen oder tauschen',
      text: 'Am Ende deines Zuges ziehst du auf 6 Karten nach. Zeigt aber keine Handkarte eine deiner schwächsten Farben, darfst du vorher alle vorzeigen, ablegen und 6 neue ziehen.\nSobald die letzte Karte des Nachziehstapels genommen ist, wird der Ablagestapel gemischt und ersetzt ihn.',
    },
    {
      title: 'Ende',
      text: 'Stehen alle sechs Marker von jemandem auf 7 oder mehr, nachdem beide Farben der Karte gewertet sind, ist die Partie sofort gewonnen. Die anderen vergleichen ihre schwächsten Farben, bei Gleichstand die zweitschwächsten und so weiter. Sind alle sechs gleich, teilt ihr euch den Platz.',
    },
    {
      title: 'Mehrere Partien',
      text: 'Spielt so viele Partien, wie ihr Personen seid; jedes Mal gibt die nächste Person. Zählt die Punkte eurer schwächsten Farben zusammen: Die höchste Summe gewinnt.',
    },
  ],
};

export const cardsPieces: Messages['cardsPieces'] = {
  link: 'Das Handy als Nachziehstapel',
  name: 'Nachziehstapel',
  intro: 'Zieh hier und nimm die gleiche Karte aus der Schachtel.',
  draw: 'Karte ziehen',
  drawHand: (count: number) => `${count} Karten ziehen`,
  left: (left: number, all: number) => `${left} von ${all} Karten im Stapel`,
  empty: 'Der Stapel ist aufgebraucht. Gib an, welche Karten in der Ablage liegen: Sie werden sofort gemischt.',
  putBack: 'Ablegen',
  putBackTitle: 'Welche Karten werden abgelegt?',
  putBackHelp:
    'Sie warten, bis der Stapel aufgebraucht ist, und werden dann gemischt. Du kannst sie einzeln eingeben oder alle auf einmal, bevor es so weit ist.',
  arePutBack: (count: number) => (count === 1 ? '1 Karte ist abgelegt.' : `${count} Karten sind abgelegt.`),
  aside: (count: number) => (count === 1 ? '1 Karte in der Ablage' : `${count} Karten in der Ablage`),
  shuffled: 'Die Ablage wurde gemischt und ist jetzt der Nachziehstapel.',
};
