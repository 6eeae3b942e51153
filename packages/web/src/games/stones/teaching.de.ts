import type { Messages } from '../../i18n/messages.ts';

export const stonesLessons: Messages['stonesLessons'] = [
  {
    title: 'Ziel des Spiels',
    text: 'Du sammelst Plättchen in sechs Farben: zu zweit sieben von jeder, zu dritt sechs, zu viert fünf. Wer zuerst alle sechs Farben voll hat, gewinnt sofort. Bei den anderen zählt die schwächste Farbe, bei Gleichstand die zweitschwächste und so weiter.',
  },
  {
    title: 'Aufdecken',
    text: 'Zu Beginn jedes Zuges liegen mindestens drei Plättchen offen in der Mitte. Decke eines vom Stapel auf. Liegt seine Farbe in der Mitte und noch nicht in deiner Schale, ist es ein Treffer: Es kommt in die Schale. Dann entscheidest du: weiter oder Stopp? Probier es aus.',
  },
  {
    title: 'Verzockt',
    text: 'Liegt die Farbe nicht in der Mitte, oder hast du sie schon in der Schale, ist dein Zug vorbei: Das Plättchen und alles aus deiner Schale kommen in die Mitte. Die anderen freuen sich. Was du schon gesammelt hast, bleibt dir aber immer.',
  },
  {
    title: 'Stopp',
    text: 'Bei Stopp gehört dir alles aus der Schale und dazu jedes Plättchen derselben Farben aus der Mitte. Mehr als das Ziel behältst du von keiner Farbe; der Rest wird in den Stapel gemischt. Für jede Farbe, die du so voll machst, bekommst du einen ganzen Extrazug.',
  },
  {
    title: 'Die schwächste Farbe',
    text: 'Hast du von genau einer Farbe am wenigsten und liegt sie in der Mitte, darfst du statt aufzudecken ein Plättchen davon nehmen. Das ist sicher, aber dein Zug ist damit zu Ende, und einen Bonuszug gibt es dafür nicht.',
  },
  {
    title: 'Wenn der Stapel leer ist',
    text: 'Dann deckt niemand mehr auf: Was in der Schale liegt, wird genommen, und wer nichts nehmen kann, passt. Passen alle nacheinander, ist die Partie zu Ende. Das ist sie auch, wenn hundert Züge lang niemand etwas dazubekommt.',
  },
];

export const stonesCourse: Messages['stonesCourse'] = {
  match: {
    task: 'Deck ein Plättchen auf. Es muss zur Mitte passen.',
    wrong: 'Deck zuerst ein Plättchen auf.',
    done: 'Es passt und liegt in deiner Schale. Sicher ist es nicht.',
  },
  stop: {
    task: 'Stopp: Nimm es und alle seiner Farbe aus der Mitte.',
    wrong: 'Noch eins könnte dich dieses kosten. Mach Stopp.',
    done: 'Gesammelt! Von jeder Farbe behältst du bis zu 7.',
  },
  bust: {
    task: 'Sei einmal mutig: Deck noch eins auf.',
    wrong: 'Sicher, aber hier sollst du sehen, was passieren kann.',
    done: 'Verzockt! Unpassend oder doppelt: Alles geht in die Mitte.',
  },
  take: {
    task: 'Deine schwächste Farbe liegt da: Nimm eins, statt aufzudecken.',
    wrong: 'Riskant: Deine schwächste Farbe gibt es hier sicher.',
    done: 'Deins, und der Zug ist vorbei. Die schwächste Farbe entscheidet.',
  },
  bonus: {
    task: 'Stopp: Eine Farbe kommt auf 7 und bringt einen Bonuszug.',
    wrong: 'Erst Stopp: 7 einer Farbe bringen einen ganzen Zug.',
    done: 'Ein Bonuszug! Was über 7 geht, kommt zurück.',
  },
  extra: {
    task: 'Dein Bonuszug, wieder mit drei in der Mitte: Deck auf.',
    wrong: 'Deck zuerst ein Plättchen auf.',
    done: 'Ein Bonuszug ist ein Zug wie jeder andere.',
  },
  end: {
    task: 'Alle sechs Farben auf 7 gewinnt sofort. Los!',
    wrong: 'Damit riskierst du den Sieg, der daliegt.',
    done: 'Gewonnen! Für die anderen zählt ihre schwächste Farbe.',
  },
};

export const stonesPrint: Messages['stonesPrint'] = {
  stones: 'Plättchen',
  width: 'Breite eines Plättchens in mm, von Seite zu Seite',
  goal: 'Ziel: Plättchen von jeder Farbe',
  rules: [
    {
      title: 'Ziel',
      text: 'Sammle vor allen anderen in allen sechs Farben die volle Zahl an Plättchen: zu zweit je 7, zu dritt je 6, zu viert je 5.',
    },
    {
      title: 'Aufbau',
      text: 'Mischt alle Plättchen verdeckt: Sie sind der Stapel. Deckt drei davon in der Mitte auf. Das Los bestimmt, wer beginnt; weiter geht es im Uhrzeigersinn.',
    },
    {
      title: 'Beginn eines Zuges',
      text: 'Liegen weniger als drei Plättchen in der Mitte, deckst du vom Stapel welche dazu auf, bis es drei sind. Das gilt auch vor Bonuszügen.',
    },
    {
      title: 'Aufdecken',
      text: 'Deck ein Plättchen vom Stapel auf. Liegt seine Farbe in der Mitte und noch nicht in deiner Schale, kommt es in die Schale. Dann entscheidest du: noch eins oder Stopp? Mindestens eines musst du in jedem Zug aufdecken, außer du nimmst eins deiner schwächsten Farbe.',
    },
    {
      title: 'Verzockt',
      text: 'Liegt die Farbe nicht in der Mitte oder hast du sie schon in der Schale, ist dein Zug vorbei: Das Plättchen und deine ganze Schale kommen in die Mitte. Was du schon gesammelt hast, bleibt dir.',
    },
    {
      title: 'Stopp',
      text: 'Nimm alles aus deiner Schale und dazu sämtliche Plättchen derselben Farben aus der Mitte in deine Sammlung. Von keiner Farbe behältst du mehr als das Ziel; den Rest mischst du in den Stapel zurück.',
    },
    {
      title: 'Bonuszug',
      text: 'Jede Farbe, die bei einem Stopp das Ziel erreicht, bringt dir einen weiteren ganzen Zug, zwei auf einmal bringen zwei. Jede Farbe kann das nur einmal in der Partie.',
    },
    {
      title: 'Die schwächste Farbe',
      text: 'Ist genau eine Farbe deine schwächste und liegt sie in der Mitte, darfst du am Beginn eines Zuges statt aufzudecken ein Plättchen davon nehmen. Damit ist dein Zug zu Ende, und einen Bonuszug bringt dieses Plättchen nicht.',
    },
    {
      title: 'Leerer Stapel',
      text: 'Was nicht da ist, wird nicht aufgedeckt. Mit Plättchen in der Schale musst du Stopp machen. Gibt es nichts aufzudecken, nimmst du eins deiner schwächsten Farbe, wenn du darfst; sonst passt du und verzichtest auf Bonuszüge, die du noch hast. Passen alle nacheinander, ist die Partie zu Ende. Das ist sie auch, wenn 100 Züge lang keine Sammlung wächst.',
    },
    {
      title: 'Ende',
      text: 'Wer in allen sechs Farben das Ziel erreicht, gewinnt sofort. Die anderen vergleichen ihre schwächsten Farben, bei Gleichstand die zweitschwächsten und so weiter. Sind alle sechs gleich, teilt ihr euch den Platz.',
    },
    {
      title: 'Mehrere Partien',
      text: 'Spielt so viele Partien, wie ihr Personen seid; jedes Mal beginnt die nächste Person. Zählt die Plättchen eurer schwächsten Farben zusammen: Die höchste Summe gewinnt.',
    },
  ],
};

export const stonesPieces: Messages['stonesPieces'] = {
  link: 'Das Handy als Stapel',
  name: 'Stapel',
  intro: 'Decke hier auf, was du sonst vom Stapel nimmst. Drei liegen am Anfang offen in der Mitte.',
  draw: 'Aufdecken',
  drawHand: (count: number) => `${count} aufdecken`,
  left: (left: number, all: number) => `${left} von ${all} Plättchen im Stapel`,
  empty: 'Der Stapel ist leer.',
  putBack: 'Zurücklegen',
  putBackTitle: 'Welche Plättchen kommen zurück?',
  putBackHelp: 'Was über das Ziel einer Farbe hinausgeht, wird wieder in den Stapel gemischt.',
  arePutBack: (count: number) =>
    count === 1 ? '1 Plättchen ist wieder im Stapel.' : `${count} Plättchen sind wieder im Stapel.`,
};
