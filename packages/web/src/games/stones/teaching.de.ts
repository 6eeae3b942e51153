import type { Messages } from '../../i18n/messages.ts';

export const stonesLessons: Messages['stonesLessons'] = [
  {
    title: 'Worum es geht',
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
    text: 'Bei Stopp gehört dir alles aus der Schale und dazu jedes Plättchen derselben Farben aus der Mitte. Mehr als das Ziel behältst du von keiner Farbe; der Rest wird in den Stapel gemischt. Für jede Farbe, die du so voll machst, bekommst du einen ganzen Zug extra.',
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

export const stonesGuides: Messages['stonesGuides'] = {
  draw: 'Willkommen! In der Mitte liegen Plättchen, nach Farben sortiert. Drück auf „Aufdecken“ und hoffe auf eine Farbe, die dort liegt.',
  match:
    'Treffer! Das Plättchen liegt in deiner Schale. „Stopp“ bringt es dir und alle derselben Farbe aus der Mitte; wie viele, steht darunter. Oder du deckst weiter auf.',
  risk: 'Jeder Treffer macht es riskanter: Kommt eine Farbe, die nicht in der Mitte oder schon in deiner Schale liegt, ist alles weg. Mit „Risiko“ siehst du, wie wahrscheinlich das ist.',
  take: 'Deine schwächste Farbe liegt in der Mitte. Du darfst ein Plättchen davon nehmen, ganz ohne Risiko. Dein Zug ist dann zu Ende.',
  collection:
    'Oben siehst du, wie weit alle mit ihren Sammlungen sind. Die hervorgehobene Farbe ist deine schwächste: Am Ende müssen alle sechs voll sein.',
  bonus: 'Eine deiner Farben ist fast voll. Machst du sie mit Stopp voll, bekommst du gleich noch einen Zug.',
};
