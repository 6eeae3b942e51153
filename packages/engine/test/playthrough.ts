import { luckOf, NEWEST_LUCK, Seed } from '../src/luck/seeded.ts';
import { startGame, type Game, type GameEvent } from '../src/index.ts';

/** The number of players that every game allows, and the seed of all golden games. */
const PLAYERS = 2;
const SEED = 'golden';

const makeLine = ({ type, ...facts }: GameEvent): string =>
  [type, ...Object.entries(facts).map(([name, value]) => `${name}=${String(value)}`)].join(' ');

const makeTracks = (tracks: readonly (readonly number[])[]): string => tracks.map((six) => six.join(' ')).join(' | ');

/** A whole random game as text to be read: for each ply the seat, the move, what happened and the tracks after it. */
export function makePlaythrough(game: Game): string {
  const { card } = game;
  const options = Object.fromEntries(Object.entries(card.options).map(([name, option]) => [name, option.default]));
  const luck = luckOf(SEED, PLAYERS, NEWEST_LUCK);
  const own = new Seed(SEED);
  const config = { players: PLAYERS, options, starter: luck.starter(PLAYERS) };
  const position = startGame(game, config, luck.setup());
  const lines = [
    `game ${card.id}, ruleset ${card.ruleset}`,
    `config ${JSON.stringify(config)}`,
    `seed ${SEED}`,
    `setup ${JSON.stringify(game.makeSetup(position))}`,
  ];
  while (!position.ended) {
    const { ply, turn } = position;
    const move = position.randomMove(own.bot(ply));
    lines.push('', `ply ${ply} seat ${turn}: ${game.makeNotation(position, move)} (of ${position.countMoves()})`);
    const events: GameEvent[] = [];
    position.play(move, luck.ply(ply), events);
    lines.push(...events.map((event) => `  ${makeLine(event)}`), `  tracks ${makeTracks(position.allTracks())}`);
  }
  const { ranks, points, instant } = position.result();
  lines.push('', `result ranks=${ranks.join()} points=${points.join()} instant=${instant ?? 'none'}`);
  return `${lines.join('\n')}\n`;
}
