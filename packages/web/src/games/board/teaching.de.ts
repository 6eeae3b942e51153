import type { Messages } from '../../i18n/messages.ts';

export const boardLessons: Messages['boardLessons'] = [
  {
    title: 'Ziel des Spiels',
    text: 'Für jede der sechs Farben hast du eine Leiste. Am Ende zählt nur deine schwächste Farbe: Wer mit ihr am weitesten gekommen ist, gewinnt. Bei Gleichstand entscheidet die zweitschwächste und so weiter. Kümmere dich also um alle sechs.',
  },
  {
    title: 'Einen Stein legen',
    text: 'Wenn du dran bist, legst du einen deiner sechs Steine auf zwei freie Felder nebeneinander. Er darf in jede der sechs Richtungen zeigen. Dein allererster Stein muss an eines der sechs aufgedruckten Symbole grenzen; danach legst du, wo du willst.',
  },
  {
    title: 'Werten',
    text: 'Jede Hälfte wird für sich gewertet. Von ihr gehen fünf gerade Linien aus; die sechste führt über die andere Hälfte. Jedes anschließende Feld derselben Farbe bringt 1 Punkt, bis eine Lücke oder eine andere Farbe kommt. Der gelegte Stein zählt nie mit.',
  },
  {
    title: 'Bonuszug',
    text: 'Jede Farbe zählt bis 18. Erreicht eine die 18, legst du sofort noch einen Stein, bevor du nachziehst. Punkte über das Ende hinaus verfallen.',
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
    title: 'Im Team und solo',
    text: 'Als Partner haben zwei, die sich gegenübersitzen, eine gemeinsame Wertung; sie geht bis 36 und bringt Bonuszüge bei 18 und 36. Ihre Steine zeigen sie einander nicht. Allein ziehst du einen Stein nach dem anderen und bringst deine schwächste Farbe so weit, wie du kannst: Die Wertung geht bis 36; bei 18 bleibt der Marker stehen, der Rest dieser Wertung verfällt. Es gibt weder Bonuszüge noch Tauschen.',
  },
];

export const boardCourse: Messages['boardCourse'] = {
  first: {
    task: 'Leg einen Stein an ein gedrucktes Symbol seiner Farbe.',
    wrong: 'Das bringt nichts: Berühre das Symbol, das dein Stein zeigt.',
    done: 'Das Symbol zählte. Jeder erste Stein muss eines berühren.',
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
  swap: {
    task: 'Kein Stein zeigt deine schwächste Farbe: Tausch alle.',
    wrong: 'Erlaubt, aber deine schwächste Farbe fehlte weiterhin.',
    done: 'Sechs neue Steine. Die alten kommen zurück in den Beutel.',
  },
  bonus: {
    task: 'Bring eine Farbe auf 18: Das bringt einen Bonuszug.',
    wrong: 'Damit kommt keine Farbe auf 18.',
    done: 'Ein Bonuszug! Punkte über 18 verfallen.',
  },
  extra: {
    task: 'Dein Bonuszug, vor dem Nachziehen: Hol mindestens 2 Punkte.',
    wrong: 'Erlaubt, aber hier bringt es zu wenig.',
    done: 'Erst jetzt ziehst du wieder nach.',
  },
  end: {
    task: 'Beende es: Lass keine zwei freien Felder nebeneinander.',
    wrong: 'Noch ist ein Paar Felder frei: Es geht weiter.',
    done: 'Vorbei! Deine schwächste Farbe ist höher: Du gewinnst.',
  },
};

export const boardPrint: Messages['boardPrint'] = {
  fields: 'Felder auf dem Brett',
  rules: [
    {
      title: 'Ziel',
      text: 'Sechs Farben, sechs Leisten, und nur deine schwächste Farbe zählt: Wer mit ihr am weitesten kommt, gewinnt. Vernachlässige also keine.',
    },
    {
      title: 'Aufbau',
      text: 'Zu viert spielt ihr auf dem ganzen Brett, zu dritt bleibt der äußerste Ring leer, zu zweit die beiden äußersten. Alle Marker stehen auf 0. Alle ziehen verdeckt 6 Steine, die übrigen bleiben im Beutel. Das Los bestimmt, wer beginnt; weiter geht es im Uhrzeigersinn.',
    },
    {
      title: 'Dein Zug',
      text: 'Lege einen deiner Steine auf zwei freie Felder nebeneinander, werte ihn, führe Bonuszüge aus und ziehe dann nach. Dein allererster Stein muss mindestens eines der sechs gedruckten Symbole berühren, alle späteren dürfen überallhin.\nStrenger, wenn ihr es so ausmacht: Jeder erste Stein muss ein gedrucktes Symbol berühren, an dem noch keiner liegt.',
    },
    {
      title: 'Werten',
      text: 'Jede Hälfte des Steins wird einzeln gewertet. Folge von ihr aus den fünf geraden Linien, die nicht über die andere Hälfte führen: Jedes Feld mit demselben Symbol ist ein Punkt, bis ein freies Feld oder ein anderes Symbol die Linie beendet. Gedruckte Symbole zählen mit, der eben gelegte Stein nie.',
    },
    {
      title: 'Bonuszug',
      text: 'Kein Marker kommt über die 18 hinaus, überzählige Punkte verfallen. Kommt eine deiner Farben zum ersten Mal dort an, musst du sofort noch einen Stein legen und werten, bevor du nachziehst. Zwei Farben zugleich sind zwei Bonuszüge, und Bonuszüge können weitere bringen. Hast du keinen Stein mehr, entfallen sie.',
    },
    {
      title: 'Nachziehen oder tauschen',
      text: 'Am Ende deines Zuges ziehst du auf 6 Steine nach. Zeigt aber keiner deiner übrigen Steine eine deiner schwächsten Farben, darfst du stattdessen tauschen: Zeig deine Steine allen, zieh 6 neue und leg erst dann die alten in den Beutel.',
    },
    {
      title: 'Ende',
      text: 'Schluss ist, sobald keine zwei freien Felder mehr nebeneinanderliegen, auch mitten im Zug. Vergleicht eure schwächsten Farben, bei Gleichstand die zweitschwächsten und so weiter. Sind alle sechs gleich, teilt ihr euch den Platz. Wer alle sechs Marker auf der 18 hat, gewinnt sofort.',
    },
    {
      title: 'Partner',
      text: 'Zu viert teilen sich die beiden, die sich gegenübersitzen, Leisten bis 36. Bei 18 hält ein Marker an, der Rest dieser Wertung verfällt; 18 und 36 bringen je einen Bonuszug. Eure Steine bleiben auch voreinander geheim. Alle sechs auf 36 gewinnt sofort.',
    },
    {
      title: 'Solo',
      text: 'Du spielst auf dem Brett für zwei: einen Stein ziehen, legen, werten, bis keiner mehr passt – ohne Vorrat auf der Hand, ohne Tauschen, ohne Bonuszüge. Die Leisten gehen bis 36; bei 18 hält ein Marker an, der Rest dieser Wertung verfällt. Dein Ergebnis ist die schwächste Farbe.',
    },
    {
      title: 'Mehrere Partien',
      text: 'Spielt so viele Partien, wie ihr Personen seid; jedes Mal beginnt die nächste Person. Zählt die Punkte eurer schwächsten Farben zusammen: Die höchste Summe gewinnt.',
    },
  ],
};

export const boardPieces: Messages['boardPieces'] = {
  link: 'Das Handy als Beutel',
  name: 'Beutel',
  intro: 'Kein Beutel zur Hand? Zieh hier und nimm den gleichen Stein aus der Schachtel.',
  draw: 'Stein ziehen',
  drawHand: (count: number) => `${count} Steine ziehen`,
  left: (left: number, all: number) => `${left} von ${all} Steinen im Beutel`,
  empty: 'Der Beutel ist leer.',
  putBack: 'Zurücklegen',
  putBackTitle: 'Welche Steine kommen zurück?',
  putBackHelp: 'Beim Tauschen ziehst du zuerst sechs neue Steine; dann kommen die alten in den Beutel.',
  arePutBack: (count: number) =>
    count === 1 ? '1 Stein ist wieder im Beutel.' : `${count} Steine sind wieder im Beutel.`,
};
