import { sayHint } from '../terminal/advice.ts';
import { said } from '../terminal/language.ts';
import { sayMoves } from '../terminal/moves.ts';
import { wrapped } from '../terminal/paint.ts';
import { attempt, type OpenTurn, type Orders } from './party.ts';
import { thinker } from './thinking.ts';

const ENGLISH: Orders = new Map([
  ['help', { meaning: 'the rules of this game and all that you can type', run: help }],
  ['hint', { meaning: 'the best moves as the strongest bot sees them, and why', run: hint }],
  ['moves', { meaning: 'what you can play, the best scoring first', run: listMoves }],
  ['back', { meaning: 'take back your last decision, and all that followed', run: takeBack }],
]);

const GERMAN: Orders = new Map([
  ['hilfe', { meaning: 'die Regeln dieses Spiels und alles, was du tippen kannst', run: help }],
  ['tipp', { meaning: 'die besten Züge, wie der stärkste Bot sie sieht, und warum', run: hint }],
  ['züge', { meaning: 'was du spielen kannst, die meisten Punkte zuerst', run: listMoves }],
  ['zurück', { meaning: 'deine letzte Entscheidung zurücknehmen, und alles danach', run: takeBack }],
]);

/** What can be asked for, by the words of the language that is spoken. */
export const makeOrders = (): Orders => said(ENGLISH, GERMAN);

function help({ screen, face, paint, orders: all }: OpenTurn): boolean {
  const orders = [...all].map(([name, { meaning }]) => `  ${paint.bold(name.padEnd(10))}${meaning}`);
  screen.clear();
  screen.print(
    paint.bold(face.title),
    ...face.rules.flatMap((rule) => wrapped(`- ${rule}`)),
    paint.dim(
      said(
        '  ▸ marks the weakest colours, [ ] what is new, › ‹ what counts.',
        '  ▸ zeigt die schwächsten Farben, [ ] was neu ist, › ‹ was zählt.',
      ),
    ),
    ...orders,
    `  ${paint.bold(said('quit', 'ende').padEnd(10))}${said('leave the table', 'den Tisch verlassen')}`,
    `  ${paint.bold(said('Enter', 'Eingabe').padEnd(10))}${said('look at the table again', 'den Tisch noch einmal ansehen')}`,
  );
  return false;
}

async function hint(turn: OpenTurn): Promise<boolean> {
  const { screen, view, at, wishes, names, paint } = turn;
  screen.remark(paint.dim(said('Thinking about a hint …', 'Ich suche einen guten Zug …')));
  const luck = `hint/${at.round}/${at.ply}`;
  const thinking = thinker.think({ bot: 'master', view, luck, budget: wishes.budget }, screen.left);
  const thought = await thinking.finally(() => screen.remark(''));
  screen.print(...sayHint(turn, thought, names));
  return false;
}

function listMoves(turn: OpenTurn): boolean {
  turn.screen.print(...sayMoves(turn));
  return false;
}

/** Whoever has not played yet hears so. */
export const sayNothingBack = (): string =>
  said(
    '  You have not played yet: there is nothing to take back.',
    '  Du hast noch nicht gespielt: Es gibt nichts zurückzunehmen.',
  );

async function takeBack(turn: OpenTurn): Promise<boolean> {
  const { table, takeBack: ply } = turn.table.now;
  if (ply !== null) return await attempt(turn, 'offer', { table, offer: { kind: 'take-back', ply } });
  turn.screen.print(sayNothingBack());
  return false;
}
