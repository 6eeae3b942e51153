import type { Messages } from '../messages.ts';

export const pieces: Messages['pieces'] = {
  choose: 'Fehlt etwas?',
  chooseHelp: 'Dein Handy kann Beutel, Stapel oder Würfel des Spiels sein, das vor euch liegt. Welches spielt ihr?',
  other: 'Ein anderes Spiel',
  players: 'Spieler',
  drawn: (list: string) => `Gezogen: ${list}`,
  drawnHidden: (count: number) => `${count} verdeckt gezogen`,
  hold: 'Halten zum Ansehen',
  hidden: 'Verdeckt ziehen',
  hiddenHelp: 'Nur du siehst, was du ziehst: Halte die Rückseite gedrückt.',
  shake: 'Handy schütteln',
  shakeHelp: 'Tut dasselbe wie die erste Taste.',
  shakeRefused: 'Dein Handy lässt diese Seite keine Bewegung spüren. Die Taste geht genauso.',
  undo: 'Rückgängig',
  undone: 'Rückgängig gemacht.',
  keys: 'Die Zifferntasten ab 1 drücken diese Knöpfe.',
  leftByKind: 'Was noch da ist, nach Farben',
  chosen: (count: number) => `${count} gewählt`,
  add: (piece: string, count: number) => (count === 0 ? piece : `${piece}, ${count} gewählt`),
  leaveOut: (piece: string) => `${piece} weglassen`,
  notOut: 'Nicht alle davon wurden gezogen. Sieh noch einmal nach.',
  anew: 'Neu beginnen',
  anewHelp: 'Alles ist wie am Anfang, mit neuem Glück. Das alte wird unten aufgedeckt.',
  fingerprint: 'Fingerabdruck des Umschlags',
  sealed:
    'Alles Glück, das noch kommt, liegt in einem versiegelten Umschlag. Schreibt euch seinen Fingerabdruck auf oder macht ein Foto davon: Wenn ihr neu beginnt, wird der Umschlag geöffnet, und alle können sehen, dass zwischendurch nichts geändert wurde.',
  sealedNot:
    'Was das nicht beweist: dass niemand diesen Umschlag unter mehreren ausgesucht oder hineingesehen hat. Dieses Handy weiß, was darin liegt.',
  before: 'Der Umschlag davor',
  inside: 'Was darin lag',
  came: 'Was daraus kam, der Reihe nach',
};
