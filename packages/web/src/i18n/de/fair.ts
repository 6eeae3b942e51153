import type { Messages } from '../messages.ts';

export const fair: Messages['fair'] = {
  explain:
    'Vor der Partie steckt der Server ihr ganzes Glück in einen versiegelten Umschlag und zeigt allen dessen Fingerabdruck. Erst danach denkt sich jedes Gerät am Tisch heimlich eine Zahl aus. Alle Zahlen werden mit dem Inhalt des Umschlags gemischt. So kann niemand das Glück bestimmen, auch der Server nicht. Was alle sehen, wird sofort geprüft: Dann erscheint ein Häkchen. Am Ende wird der ganze Umschlag geöffnet, und jeder kann alles nachprüfen.',
  notShown:
    'Eines beweist das nicht: dass der Server dir nicht in die Karten schaut. Er teilt aus und könnte sie kennen.',
  fingerprint: 'Fingerabdruck des Umschlags',
  numbers: 'Wessen Zahl dabei ist',
  isIn: (name: string) => `${name}: ja`,
  isOut: (name: string) => `${name}: nein`,
  ownMissing:
    'Dein Gerät hat seine Zahl genannt, aber der Server behauptet, es sei keine gekommen. Das ist nicht fair.',
  from: (ply: number) => `Diese Partie begann anderswo: Ihr Glück ist ab Zug ${ply} fair.`,
  checked: 'Geprüft: Dieses Glück lag im versiegelten Umschlag',
  wrong: 'Achtung: Dieses Glück lag nicht im versiegelten Umschlag!',
  checkAll: 'Die ganze Partie prüfen',
  whole: 'Alles ist so, wie es versiegelt wurde.',
  notWhole: 'Diese Partie ist nicht so, wie sie versiegelt wurde!',
  noAnswer: 'Das ließ sich gerade nicht prüfen.',
  device:
    'Alles Glück dieser Partie kam vor dem ersten Zug in einen versiegelten Umschlag. Am Ende wird er geöffnet. So sieht jeder, dass nachher nichts vertauscht wurde.',
  deviceNot: 'Es beweist nicht, dass niemand hineingesehen oder es ausgesucht hat: Dieses Gerät kennt den Inhalt.',
  sealed: (fingerprint: string) => `Versiegeltes Glück: ${fingerprint} …`,
  inside: 'Was im Umschlag war',
};
