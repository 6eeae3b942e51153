import { sayHint } from '../terminal/advice.ts';
import { sayMoves } from '../terminal/moves.ts';
import { wrapped } from '../terminal/paint.ts';
import { attempt, type OpenTurn, type Orders } from './party.ts';
import { thinker } from './thinking.ts';

export const ORDERS: Orders = new Map([
  ['help', { meaning: 'the rules of this game and all that you can type', run: help }],
  ['hint', { meaning: 'the best moves as the strongest bot sees them, and why', run: hint }],
  ['moves', { meaning: 'what you can play, the best scoring first', run: listMoves }],
  ['back', { meaning: 'take back your last decision, and all that followed', run: takeBack }],
]);

function help({ screen, face, paint, orders: all }: OpenTurn): boolean {
  const orders = [...all].map(([name, { meaning }]) => `  ${paint.bold(name.padEnd(7))}${meaning}`);
  screen.clear();
  screen.print(
    paint.bold(face.title),
    ...face.rules.flatMap((rule) => wrapped(`- ${rule}`)),
    paint.dim('  ▸ marks the weakest colours, [ ] what is new, › ‹ what counts.'),
    ...orders,
    `  ${paint.bold('quit'.padEnd(7))}leave the table`,
    `  ${paint.bold('Enter'.padEnd(7))}look at the table again`,
  );
  return false;
}

async function hint(turn: OpenTurn): Promise<boolean> {
  const { screen, view, at, wishes, names, paint } = turn;
  screen.remark(paint.dim('Thinking about a hint …'));
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

async function takeBack(turn: OpenTurn): Promise<boolean> {
  const { table, takeBack: ply } = turn.table.now;
  if (ply !== null) return await attempt(turn, 'offer', { table, offer: { kind: 'take-back', ply } });
  turn.screen.print('  You have not played yet: there is nothing to take back.');
  return false;
}
