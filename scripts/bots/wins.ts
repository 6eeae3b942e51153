import { loadBot, runBudget, type Level } from '@sixfold/bots';
import {
  Chance,
  FastChance,
  GAMES,
  parseConfig,
  startGame,
  type Game,
  type GameId,
  type Position,
} from '@sixfold/engine';
import { luckOf, NEWEST_LUCK, Seed } from '@sixfold/engine/seeded';

/** What is played: levels by lot on the seats of a game. */
export interface WinsPlan {
  readonly game: GameId;
  readonly players: number;
  readonly levels: readonly Level[];
  readonly steps: number;
  readonly seed: string;
  /** Of the bots: what others did is forgotten. */
  readonly version: number;
}

/** A win that somebody could have had. */
export interface WinChance {
  readonly level: Level;
  /** The game and the ply, to find it again. */
  readonly game: number;
  readonly ply: number;
  /** What was played instead, in notation, and what would have won; null where the win was taken. */
  readonly refused: { readonly played: string; readonly wins: string } | null;
}

class LuckAsked extends Error {}
const asked = new LuckAsked();

/** Luck that gives nothing: whoever asks for it does not know what comes. */
class NoLuck extends Chance {
  next(): number {
    throw asked;
  }
}

/** Whether the game is over after this move with the mover alone in front, whatever luck brings; `scratch` is overwritten. */
function isWin(position: Position, move: number, scratch: Position): boolean {
  scratch.copyFrom(position);
  try {
    scratch.play(move, new NoLuck());
  } catch (error) {
    if (error instanceof LuckAsked) return false;
    throw error;
  }
  if (scratch.ended === null) return false;
  const { ranks } = scratch.result();
  const mine = position.teamOf(position.turn);
  return ranks.slice(0, position.teams).every((rank, team) => (rank === 1) === (team === mine));
}

/** The moves that win at once. */
export function winningMoves(position: Position): number[] {
  const scratch = position.clone();
  return position.legalMoves().filter((move) => isWin(position, move, scratch));
}

/** Plays the game of this number, and tells of every win that lay on the table. */
export async function playForWins({ players, levels, steps, ...plan }: WinsPlan, index: number): Promise<WinChance[]> {
  const game: Game = GAMES[plan.game];
  const seed = `${plan.seed}/${index}`;
  const luck = luckOf(seed, players, NEWEST_LUCK);
  const config = parseConfig(game.card, players, {}, luck.starter(players));
  if (!config.ok) throw new Error(config.error.code);
  const position = startGame(game, config.value, luck.setup());
  const seats = seatsOf(levels, players, index);
  const bots = await Promise.all(seats.map((level) => loadBot(game.card.id, level, players)));
  const own = new Seed(seed);
  const chances: WinChance[] = [];
  while (!position.ended && position.ply < game.card.maxPlies) {
    const { ply, turn } = position;
    const [bot, level] = [bots[turn], seats[turn]];
    if (!bot || !level) throw new Error(`nobody sits on seat ${turn}`);
    const wins = winningMoves(position);
    const move = runBudget(bot.think(game.view(position, turn), own.bot(ply)), { iterations: steps }, () => 0);
    const say = (one: number): string => game.makeNotation(position, one);
    const refused = wins.includes(move) ? null : { played: say(move), wins: wins.slice(0, 3).map(say).join(', ') };
    if (wins.length > 0) chances.push({ level, game: index, ply, refused });
    position.play(move, luck.ply(ply));
  }
  return chances;
}

/** Everybody by lot, the same in every run. */
function seatsOf(levels: readonly Level[], players: number, index: number): Level[] {
  const lot = new FastChance(index);
  return Array.from({ length: players }, () => levels[lot.below(levels.length)] ?? 'master');
}
