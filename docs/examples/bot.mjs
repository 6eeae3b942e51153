// A player for "sixfold arena": reads a question a line, answers a move a line. Plain JavaScript, nothing to install.
//   npx sixfold arena --game cards --bots "exec:node docs/examples/bot.mjs,random" --games 20
import { createInterface } from 'node:readline';

const LETTERS = ['R', 'O', 'Y', 'G', 'B', 'V'];

/** How far a symbol of ours has come: the lower, the more we want it. */
const need = (view, letter) => 20 - view.tracks[view.seat][LETTERS.indexOf(letter)];

/** Counts what the move names, weak symbols first. Knows no rules: every move on the list is legal. */
function worth(view, move) {
  const symbols = [...move].filter((letter) => LETTERS.includes(letter));
  return symbols.reduce((sum, letter) => sum + need(view, letter), 0);
}

function choose({ view, moves }) {
  let best = moves[0];
  for (const move of moves) if (worth(view, move) > worth(view, best)) best = move;
  return best;
}

for await (const line of createInterface({ input: process.stdin })) {
  console.log(choose(JSON.parse(line)));
}
