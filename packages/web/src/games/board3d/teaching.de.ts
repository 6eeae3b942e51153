import type { Messages } from '../../i18n/messages.ts';

export const board3dLessons: Messages['board3dLessons'] = [
  {
    title: 'Ziel des Spiels',
    text: 'Für jede der sechs Farben hast du eine Leiste von 0 bis 27. Am Ende zählt nur deine schwächste Farbe: Wer mit ihr am weitesten gekommen ist, gewinnt. Bei Gleichstand entscheidet die zweitschwächste und so weiter.',
  },
  {
    title: 'Einen Stein legen',
    text: 'Wenn du dran bist, legst du einen deiner fünf Steine auf zwei Felder nebeneinander, die gleich hoch sind: auf das leere Brett oder auf Steine, die schon liegen. Die Zahl an einem Feld sagt, wie hoch es ist. Ein Stein darf nicht genau auf einem anderen liegen; er muss zwei verschiedene überdecken.',
  },
  {
    title: 'Der Anfang',
    text: 'Sechs Startsteine liegen schon auf dem Brett. Solange einer davon noch keinen Stein neben sich hat, musst du an einen solchen legen. Danach legst du, wo du willst.',
  },
  {
    title: 'Werten',
    text: 'Gewertet wird, was man von oben sieht; die Höhe spielt keine Rolle. Von jeder Hälfte deines Steins aus zählen die fünf geraden Linien, die nicht durch die andere Hälfte laufen: ein Punkt für jedes Feld derselben Farbe ohne Unterbrechung. Was du überbaust, zählt nicht mehr – so punktest du und zerstörst die Reihen der anderen.',
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
    text: 'Sind nach einem Zug weniger als fünf Steine im Beutel, beginnt die letzte Runde: Alle legen noch einmal, ohne nachzuziehen. Schluss ist auch, wenn du an der Reihe bist und keinen Stein mehr legen kannst. Wer alle sechs Farben auf 27 bringt, gewinnt auf der Stelle.',
  },
  {
    title: 'Solo',
    text: 'Du ziehst einen Stein nach dem anderen und bringst deine schwächste Farbe so weit, wie du kannst: Die Wertung geht bis 54; bei 27 bleibt der Marker stehen, der Rest dieser Wertung verfällt. Es gibt weder Bonuszüge noch Tauschen.',
  },
];

export const board3dCourse: Messages['board3dCourse'] = {
  first: {
    task: 'Berühre einen Startstein gleicher Farbe.',
    wrong: 'Erlaubt, aber keine Hälfte trifft auf ihre Farbe.',
    done: 'Bis alle sechs berührt sind, muss jeder Stein einen neuen berühren.',
  },
  weakest: {
    task: 'Am Ende zählt nur deine schwächste Farbe. Heb sie an.',
    wrong: 'So bleibt deine schwächste Farbe, wo sie war.',
    done: 'Gut. Die beste schwächste Farbe gewinnt, danach die zweitschwächste.',
  },
  line: {
    task: 'Gerade Reihen einer Farbe zählen. Hol 3 mit einer Farbe.',
    wrong: 'Zu wenig: Lücke oder fremde Farbe beendet die Reihe.',
    done: 'Jedes passende Feld zählte. Der Stein selbst zählt nie.',
  },
  both: {
    task: 'Beide Hälften zählen. Punkte mit zwei Farben zugleich!',
    wrong: 'Dort treffen nicht beide Hälften auf ihre Farbe.',
    done: 'Jede Hälfte schaut in fünf Richtungen, nie über die andere.',
  },
  stack: {
    task: 'Hinauf: Leg einen Stein auf zwei gleich hohe Felder.',
    wrong: 'Das liegt auf dem Brett. Steig auf das, was liegt.',
    done: 'Jede Höhe geht, aber nie beide Hälften eines Steins.',
  },
  high: {
    task: 'Reihen laufen über alle Höhen. Hol 2 über andere Höhen.',
    wrong: 'Such eine Reihe mit Feldern anderer Höhe.',
    done: 'Nur was oben liegt, zählt. Verdecktes ist weg.',
  },
  swap: {
    task: 'Kein Stein zeigt deine schwächste Farbe: Tausch alle.',
    wrong: 'Erlaubt, aber deine schwächste Farbe fehlte weiterhin.',
    done: 'Fünf neue Steine. Die alten kommen zurück in den Vorrat.',
  },
  bonus: {
    task: 'Bring eine Farbe auf 18 oder weiter: ein Bonuszug.',
    wrong: 'Damit kommt keine Farbe auf 18.',
    done: 'Ein Bonuszug! Den nächsten gibt es bei 27, am Ende.',
  },
  extra: {
    task: 'Dein Bonuszug, vor dem Nachziehen: Hol mindestens 2 Punkte.',
    wrong: 'Erlaubt, aber hier bringt es zu wenig.',
    done: 'Erst jetzt ziehst du wieder nach.',
  },
  end: {
    task: 'Letzte Runde, niemand zieht: Leg so, dass du gewinnst.',
    wrong: 'Das gewinnt nicht: Vergleich die schwächsten Farben.',
    done: 'Der Vorrat ist leer, deine schwächste Farbe die höhere.',
  },
};

export const board3dPrint: Messages['board3dPrint'] = {
  rules: [
    {
      title: 'Ziel',
      text: 'Sechs Farben, sechs Leisten, und nur deine schwächste Farbe zählt: Wer mit ihr am weitesten kommt, gewinnt. Gebaut wird auch in die Höhe, und was verdeckt ist, zählt nicht mehr.',
    },
    {
      title: 'Aufbau',
      text: 'Legt die sechs Startsteine beliebig auf ihre markierten Felder. Zu dritt kommt von jeder Farbe ein Doppelstein aus dem Spiel, zu zweit alle. Mischt die übrigen Steine verdeckt als Vorrat. Alle ziehen geheim 5 davon und stellen ihre Marker auf 0. Das Los bestimmt, wer beginnt; weiter geht es im Uhrzeigersinn.',
    },
    {
      title: 'Dein Zug',
      text: 'Lege einen deiner Steine, werte ihn, führe Bonuszüge aus und ziehe dann nach. Legen musst du auch, wenn es keine Punkte bringt.',
    },
    {
      title: 'Legen',
      text: 'Ein Stein bedeckt zwei gleich hohe Felder nebeneinander: beide leer oder beide auf Steinen gleicher Höhe. Er darf nicht über das Brett hinausragen und nie genau auf einem einzigen Stein liegen.\nSolange an einem Startstein noch kein Stein liegt, musst du neben einen solchen Startstein legen.',
    },
    {
      title: 'Werten',
      text: 'Schau von oben auf das Brett, die Höhe spielt keine Rolle. Jede Hälfte deines Steins wird einzeln gewertet: Folge den fünf geraden Linien, die nicht über die andere Hälfte führen. Jedes Feld mit demselben Symbol ist ein Punkt, bis ein freies Feld oder ein anderes Symbol die Linie beendet. Der Stein selbst zählt nie.',
    },
    {
      title: 'Bonuszug',
      text: '18 und 27 sind Bonusfelder. Für jeden Marker, der bei der Wertung eines Steins eines erreicht oder überschreitet, musst du sofort noch einen Stein legen und werten, bevor du nachziehst. Ein Marker, der beide auf einmal überschreitet, bringt nur einen Zug. Weiter als 27 kommt keiner, überzählige Punkte verfallen. Hast du keinen Stein mehr, entfallen Bonuszüge.',
    },
    {
      title: 'Nachziehen oder tauschen',
      text: 'Am Ende deines Zuges ziehst du auf 5 Steine nach. Zeigt aber keiner deiner übrigen Steine eine deiner schwächsten Farben, darfst du stattdessen tauschen: Leg deine Steine für alle sichtbar beiseite, zieh 5 neue und misch dann die alten in den Vorrat.',
    },
    {
      title: 'Ende',
      text: 'Liegen nach einem Zug weniger als 5 Steine im Vorrat, sind alle noch genau einmal dran, zuletzt, wer das ausgelöst hat; dabei wird weder nachgezogen noch getauscht. Wer legen muss und nicht kann, beendet die Partie sofort. Vergleicht eure schwächsten Farben, bei Gleichstand die zweitschwächsten und so weiter. Sind alle sechs gleich, teilt ihr euch den Platz. Wer alle sechs Marker auf der 27 hat, gewinnt sofort.',
    },
    {
      title: 'Solo',
      text: 'Du nimmst die Steine für zwei: einen ziehen, legen, werten, bis alle liegen oder keiner mehr passt – ohne Vorrat auf der Hand, ohne Tauschen, ohne Bonuszüge. Die Leisten gehen bis 54; bei 27 hält ein Marker an, der Rest dieser Wertung verfällt. Dein Ergebnis ist die schwächste Farbe.',
    },
    {
      title: 'Mehrere Partien',
      text: 'Spielt so viele Partien, wie ihr Personen seid; jedes Mal beginnt die nächste Person. Zählt die Punkte eurer schwächsten Farben zusammen: Die höchste Summe gewinnt.',
    },
  ],
};

export const board3dPieces: Messages['board3dPieces'] = {
  link: 'Das Handy als Vorrat',
  name: 'Vorrat',
  intro:
    'Zieh hier und nimm den gleichen Stein aus der Schachtel. Wie viele Doppelte im Vorrat sind, hängt davon ab, wie viele mitspielen.',
  draw: 'Stein ziehen',
  drawHand: (count: number) => `${count} Steine ziehen`,
  left: (left: number, all: number) => `${left} von ${all} Steinen im Vorrat`,
  empty: 'Der Vorrat ist leer.',
  putBack: 'Zurücklegen',
  putBackTitle: 'Welche Steine kommen zurück?',
  putBackHelp: 'Beim Tauschen ziehst du zuerst fünf neue Steine; dann kommen die alten in den Vorrat.',
  arePutBack: (count: number) =>
    count === 1 ? '1 Stein ist wieder im Vorrat.' : `${count} Steine sind wieder im Vorrat.`,
};
