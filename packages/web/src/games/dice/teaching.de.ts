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

export const dicePrint: Messages['dicePrint'] = {
  nets: 'Würfel zum Falten',
  stickers: 'Aufkleber',
  edge: 'Kante eines Würfels in mm',
  sticker: 'Kante eines Aufklebers in mm',
  each: 'Würfel je Person',
  rolls: 'Würfe in einem Zug',
  rules: [
    {
      title: 'Ziel',
      text: 'Kreuz vor allen anderen alle 42 Kästchen deines Blattes an: sechs Reihen zu sieben, immer von links nach rechts.',
    },
    {
      title: 'Aufbau',
      text: 'Alle nehmen ein Blatt und Würfel: zu zweit je 4, zu dritt je 3, zu viert je 2. Das Los bestimmt, wer beginnt. Alle anderen würfeln einmal und lassen ihre Würfel liegen.\nOder niemand würfelt vorab, wenn ihr es so ausmacht: Dann zählen Würfel, sobald ihr Besitzer einmal dran war.',
    },
    {
      title: 'Würfeln',
      text: 'Wirf alle deine Würfel. Bis zu zweimal darfst du noch einmal würfeln, aber immer mit allen. Danach wertest du; deine Würfel bleiben bis zu deinem nächsten Zug liegen.',
    },
    {
      title: 'Werten',
      text: 'Jeder deiner Würfel bringt in seiner Reihe ein Kreuz für jeden Würfel der anderen, der dasselbe Symbol zeigt. Zwei von dir gegen zwei von ihnen sind vier Kreuze. Deine eigenen Würfel zählen nie füreinander.',
    },
    {
      title: 'Joker',
      text: 'Gleiche Würfel darfst du statt als Treffer auch als Joker nutzen: Zwei bringen 1 Kreuz, drei bringen 2, vier bringen 3, alle in einer Reihe deiner Wahl. Gleiche Würfel werden immer gemeinsam genutzt. Zwei verschiedene Paare können zwei Joker sein.',
    },
    {
      title: 'Gesperrte Kästchen',
      text: 'Die Kästchen 4 bis 6 darfst du erst ankreuzen, wenn alle sechs Reihen mindestens 1 Kreuz haben, Kästchen 7 erst, wenn alle sechs mindestens 4 haben. Setz die Kreuze eines Zuges einzeln und in der Reihenfolge, die dir am meisten bringt: Eines kann dem nächsten den Weg öffnen. Kreuze, für die kein Kästchen offen ist, verfallen.',
    },
    {
      title: 'Ende',
      text: 'Wer alle 42 Kästchen angekreuzt hat, gewinnt sofort. Die anderen vergleichen ihre kürzesten Reihen, bei Gleichstand die zweitkürzesten und so weiter. Sind alle sechs gleich, teilt ihr euch den Platz.',
    },
    {
      title: 'Mehrere Partien',
      text: 'Spielt so viele Partien, wie ihr Personen seid; jedes Mal beginnt die nächste Person. Wer gewinnt, notiert 7 Punkte, alle anderen so viele, wie ihre kürzeste Reihe Kreuze hat. Die höchste Summe gewinnt.',
    },
  ],
};

export const dicePieces: Messages['dicePieces'] = {
  link: 'Das Handy als Würfelbecher',
  name: 'Würfelbecher',
  intro:
    'Alle Würfel einer Person werden zusammen gewürfelt. Dann gib das Handy weiter: Es zeigt, was die anderen gewürfelt haben.',
  roll: 'Würfeln',
  rollOf: (roll: number, rolls: number) => `Wurf ${roll} von ${rolls}`,
  pass: 'Weitergeben',
  passed: 'Du bist dran: Würfle mit allen.',
  others: 'Auf dem Tisch',
};
