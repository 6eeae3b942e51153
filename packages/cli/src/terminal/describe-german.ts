import type { At } from '@sixfold/engine';
import type { TableError } from '@sixfold/protocol';

const list = (items: readonly unknown[]): string => items.map(String).join(', ');

/** What somebody who plays may run into, in German; null for what only commands without a table meet. */
export function describeInGerman(error: TableError, field: (at: At) => string): string | null {
  const both = ([a, b]: [At, At]): string => `${field(a)} und ${field(b)}`;
  switch (error.code) {
    case 'bad-players':
      return `das Spiel ist für ${list(error.allowed)} Spieler, nicht für ${String(error.players)}`;
    case 'unknown-option':
      return `das Spiel hat keine Option „${error.option}“`;
    case 'bad-option':
      return `Option ${error.option} kann ${list(error.allowed)} sein, nicht ${String(error.value)}`;
    case 'option-needs-players':
      return `Option ${error.option} ist für ${error.needs} Spieler, nicht für ${error.players}`;
    case 'game-over':
      return 'die Partie ist zu Ende';
    case 'unknown-move':
      return `einen Zug ${error.type} gibt es nicht`;
    case 'not-now':
      return `„${error.type}“ geht jetzt nicht; möglich: ${list(error.legal)}`;
    case 'unknown-piece':
      return `${error.piece} kommt in diesem Spiel nicht vor`;
    case 'not-held':
      return `${error.piece} hast du nicht`;
    case 'field-off-board':
      return `${field(error.at)} liegt nicht auf dem Brett`;
    case 'fields-not-adjacent':
      return `${both(error.at)} liegen nicht nebeneinander`;
    case 'field-taken':
      return `${field(error.at)} ist belegt`;
    case 'must-touch-start':
      return `dieser Stein muss an eines der Symbole auf ${error.open.map(field).join(', ')} grenzen`;
    case 'different-heights':
      return `${both(error.at)} sind verschieden hoch (${list(error.heights)})`;
    case 'covers-one-tile':
      return `ein Stein darf nicht genau auf einem anderen liegen, wie auf ${both(error.at)}`;
    case 'swap-not-allowed':
      return `getauscht wird nur am Ende des Zuges, und nur wenn nichts eine schwächste Farbe zeigt (${list(error.weakest)})`;
    case 'symbol-not-on-piece':
      return `${error.piece} zeigt kein ${error.symbol}`;
    case 'unknown-symbol':
      return `${error.symbol} ist kein Symbol`;
    case 'no-such-group':
      return `es gibt keine zwei gleichen Würfel mit ${error.symbol}`;
    case 'goes-back':
      return `${error.symbol} steht auf ${error.from} und geht nie zurück, auch nicht auf ${error.to}`;
    case 'past-stop':
      return `${error.symbol} bleibt auf ${error.stop} stehen und kommt nicht auf ${error.to}`;
    case 'too-much':
      return `${error.symbol} bekommt höchstens ${error.most} Punkte, nicht ${error.points}`;
    case 'too-little':
      return `${error.symbol} bekommt mindestens ${error.least} oder nichts, nicht ${error.points}`;
    case 'too-many-symbols':
      return `höchstens ${error.most} Symbole rücken auf einmal vor, nicht ${error.symbols}`;
    case 'gate-closed':
      return `${error.symbol} kommt erst auf ${error.from}, wenn alle sechs auf ${error.needs} stehen`;
    case 'series-over':
      return 'die Serie ist zu Ende';
    case 'not-stored':
      return 'es ließ sich nicht speichern';
    case 'internal':
      return 'da ist etwas schiefgegangen';
    default:
      return null;
  }
}
