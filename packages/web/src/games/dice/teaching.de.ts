import type { Messages } from '../../i18n/messages.ts';

export const diceLessons: Messages['diceLessons'] = [
  {
    title: 'Ziel des Spiels',
    text: 'Alle haben einen Block mit sechs Reihen, für jede Farbe eine, mit je sieben Kästchen. Angekreuzt wird von links nach rechts. Wer zuerst alle 42 Kästchen angekreuzt hat, gewinnt sofort. Bei allen anderen zählt die kürzeste Reihe – lass also keine Farbe zurück.',
  },
  {
    title: 'Würfeln',
    text: 'Bist du dran, würfelst du alle deine Würfel: zu zweit vier, zu dritt drei, zu viert zwei. Du darfst noch bis zu zweimal würfeln, aber immer mit allen. Danach bleiben sie liegen: Die anderen wollen sie treffen.',
  },
  {
    title: 'Treffen',
    text: 'Jeder deiner Würfel bringt ein Kreuz in seiner Farbe für jeden Würfel der anderen, der dasselbe zeigt. Ein roter gegen zwei rote gibt zwei Kreuze, zwei rote gegen zwei rote sogar vier. Deine eigenen Würfel treffen einander nie.',
  },
  {
    title: 'Joker',
    text: 'Einen Pasch kannst du statt als Treffer auch als Joker werten: Zwei gleiche bringen ein Kreuz, drei zwei, vier drei – alle in einer Farbe, die du frei wählst. Tippe die gleichen Würfel an, dann eine Reihe. Zwei verschiedene Paare sind zwei Joker.',
  },
  {
    title: 'Gesperrte Kästchen',
    text: 'Die Kästchen 4 bis 6 sind gesperrt, bis jede deiner sechs Reihen mindestens ein Kreuz hat. Kästchen 7 öffnet sich, wenn alle Reihen vier haben. Kreuze ohne offenes Kästchen verfallen. Kreuze, die etwas freischalten, werden zuerst gesetzt – ein guter Wurf öffnet und nutzt in einem Zug.',
  },
  {
    title: 'Anfang und Ende',
    text: 'Vor dem ersten Zug würfeln alle außer der Person, die beginnt, damit es etwas zu treffen gibt. Ohne Startwurf würfelt niemand vorab: Würfel zählen dann, sobald ihr Besitzer einmal dran war. Am Ende werden die kürzesten Reihen verglichen, bei Gleichstand die zweitkürzesten und so weiter.',
  },
];

export const diceCourse: Messages['diceCourse'] = {
  roll: {
    task: 'Würfle. Du suchst, was die Würfel des anderen zeigen.',
    wrong: 'Würfle zuerst.',
    done: 'Immer alle, bis zu dreimal. Keiner bleibt liegen.',
  },
  match: {
    task: 'Würfel wie beim anderen geben Kreuze. Werte mindestens 2.',
    wrong: 'Diese Würfel bringen schon Kreuze: Werte sie.',
    done: 'Jeder von deinen zählt jeden gleichen der anderen.',
  },
  joker: {
    task: 'Gleiche Würfel können Joker sein: Kreuz deine schwächste Reihe an.',
    wrong: 'Tipp die gleichen Würfel an, dann eine schwächste Reihe.',
    done: 'Zwei Würfel: ein Kreuz, wo du willst. Die schwächste Reihe zählt.',
  },
  gate: {
    task: 'Die 4 öffnet, sobald jede Reihe ein Kreuz hat. Öffne sie.',
    wrong: 'Gib deinen Joker der leeren Reihe: Dann öffnet die 4.',
    done: 'Offen! Die 7 öffnet, sobald jede Reihe 4 hat.',
  },
  again: {
    task: 'Das bringt kein Kreuz: Würfle alle noch einmal.',
    wrong: 'Das bringt kein Kreuz, und du darfst noch würfeln.',
    done: 'Höchstens drei Würfe im Zug. Dann musst du werten.',
  },
  end: {
    task: 'Alle 42 Felder angekreuzt gewinnt sofort. Los!',
    wrong: 'So bleibt ein Feld ohne Kreuz.',
    done: 'Gewonnen! Für die anderen zählt ihre kürzeste Reihe.',
  },
};
