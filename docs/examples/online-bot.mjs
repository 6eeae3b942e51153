// A player for tables on a server: sits down by an invite link and plays every game, over the same protocol as the page.
//   node docs/examples/online-bot.mjs "http://localhost:6060/#/join/TABLE/SEAT/INVITE" TOKEN
import { compareTracks, FastChance, GAMES } from '@sixfold/engine';

const [link, token] = [new URL(process.argv[2]), process.argv[3]];
const [, table, seat, invite] = link.hash.slice(2).split('/');
const address = new URL('api/socket', link).href.replace(/^http/, 'ws');

/** The move that leaves our own tracks best. What the others hold is dealt at random: it does not change our moves. */
function choose(view) {
  const game = GAMES[view.game];
  const position = game.resample(view, new FastChance(view.ply));
  const all = position.legalMoves().map((move) => ({ move, tracks: new Uint8Array(6) }));
  for (const { move, tracks } of all) position.tracksAfter(move, tracks);
  const best = all.reduce((one, other) => (compareTracks(other.tracks, one.tracks) > 0 ? other : one));
  return game.makeMove(position, best.move);
}

function play() {
  const socket = new WebSocket(address);
  let asked = 0;
  const ask = (request, body) => socket.send(JSON.stringify([request, ++asked, body]));
  socket.addEventListener('open', () => {
    ask('hello', { version: 2, token });
    ask('sit', { table, seat: Number(seat), invite });
    ask('watch', { table, seen: null });
  });
  socket.addEventListener('message', ({ data }) => {
    const [kind, body, error] = JSON.parse(data);
    if (kind === 'refused' && error.code !== 'already-seated') console.error(error);
    if (body?.isOver || body?.stage === 'resigned') process.exit();
    if (kind !== 'game' || body.result || body.view.turn !== body.view.seat) return;
    ask('move', { table, round: body.round, ply: body.ply, move: choose(body.view) });
  });
  // Whatever ends the connection, it comes back: what was missed is told then.
  socket.addEventListener('close', () => setTimeout(play, 1000));
}

play();
