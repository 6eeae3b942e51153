// A player for tables on a server: sits down by an invite link and plays every game, over the same protocol as the page.
// Plain JavaScript without any rules: the server says which moves are possible.
//   node docs/examples/online-bot.mjs "http://localhost:6060/t/TABLE#INVITE" TOKEN
import { createHash, randomBytes } from 'node:crypto';

const [word, token] = process.argv.slice(2);
const seatAt = word && URL.canParse(word) ? readLink(new URL(word)) : null;
if (!seatAt || !token) end('usage: node online-bot.mjs "http://localhost:6060/t/TABLE#INVITE" TOKEN', 2);
const { server, table, ...invitation } = seatAt;
const address = new URL('api/socket', server).href.replace(/^http/, 'ws');

/** …/t/TABLE#INVITE, or …/#/join/TABLE/SEAT/INVITE for one seat. */
function readLink(link) {
  const [, base, id] = /^(.*\/)t\/([^/]+)$/.exec(link.pathname) ?? [];
  if (id) return { server: new URL(base, link), table: id, invite: link.hash.slice(1) };
  const [, join, other, seat, invite] = link.hash.split('/');
  return join === 'join' && invite ? { server: link, table: other, seat: Number(seat), invite } : null;
}

function end(why, code) {
  console.error(why);
  process.exit(code);
}

/** What it cannot play with: nothing of this gets better by trying again. */
const HOPELESS = ['wrong-token', 'other-version', 'no-such-table', 'wrong-invite', 'table-full', 'seat-not-open'];

/** The last on the list. A better one looks at the view: docs/bots.md says what is in it. */
const choose = (view, moves) => moves.at(-1).move;

/** Its part in the luck (docs/fair-draws.md): a number that it pledges first, and opens once no more pledges are taken. */
const numbers = {};
function takePart(ask, { root, round, pledges, isClosed, numbers: dealt }, seat) {
  const isKnown = root in numbers;
  const number = (numbers[root] ??= randomBytes(32).toString('hex'));
  const pledge = createHash('sha256').update(['sixfold-pledge', root, round, seat, number].join('\n')).digest('hex');
  if (dealt) return;
  if (!isClosed && !isKnown) ask('pledge', { table, round, pledge });
  if (isClosed && pledges[seat] === pledge) ask('reveal', { table, round, number });
}

function play() {
  const socket = new WebSocket(address);
  let asked = 0;
  let game = null;
  const ask = (request, body) => socket.send(JSON.stringify([request, ++asked, body]));
  socket.addEventListener('open', () => {
    ask('hello', { version: 2, token, hasPart: false });
    ask('sit', { table, ...invitation });
    ask('watch', { table, seen: null });
  });
  socket.addEventListener('message', ({ data }) => {
    const [kind, body, answer] = JSON.parse(data);
    if (kind === 'refused' && HOPELESS.includes(answer.code)) end(`the server refuses: ${answer.code}`, 1);
    if (kind === 'done' && answer.moves) {
      const { round, ply } = answer;
      ask('move', { table, round, ply, move: choose(game.view, answer.moves) });
    }
    if (kind === 'table' && body.stage === 'closed') end('the table was closed', 1);
    if (kind === 'table' && body.fair && body.you !== null) takePart(ask, body.fair, body.you);
    if (kind !== 'game') return;
    game = body;
    if (body.isOver) process.exit();
    if (!body.result && body.view.turn === body.view.seat) ask('moves', { table });
  });
  // Whatever ends the connection, it comes back: what was missed is told then.
  socket.addEventListener('close', () => setTimeout(play, 1000));
}

play();
