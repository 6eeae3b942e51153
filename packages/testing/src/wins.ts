/** Wins that lie on the table, and whether bots take them. Looks at every move, so that it knows nothing of what bots look at. */
import { loadBot, runBudget, type Bot, type Level } from '@sixfold/bots';
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

/** Luck that must not be asked. */
class NoLuck extends Chance {
  next(): number {
    throw new Error('luck was asked');
  }
}

const NO_LUCK = new NoLuck();

/** Whether a move ends the game with the mover or their team alone in front, whatever luck would have. */
function isWin(position: Position, move: number): boolean {
  const after = position.clone();
  try {
    after.play(move, NO_LUCK);
  } catch {
    return false;
  }
  if (after.ended === null) return false;
  const own = position.teamOf(position.turn);
  return after.result().ranks.every((rank, seat) => (rank === 1) === (position.teamOf(seat) === own));
}

export const winsIn = (position: Position): number[] => position.legalMoves().filter((move) => isWin(position, move));

/** How often somebody could have won with the next move, and did not. */
export interface WinCount {
  chances: number;
  refused: number;
}

/** With more moves than this only the last decisions of a game are looked at: before, no single move can end it. */
const MANY = 600;
const LAST = 12;

/** A decision, and what was chosen. */
interface Decision {
  readonly position: Position;
  readonly move: number;
}

function playGame(game: Game, bots: readonly Bot[], steps: number, seed: number): Decision[] {
  const config = parseConfig(game.card, bots.length, {}, seed % bots.length);
  if (!config.ok) throw new Error(config.error.code);
  const luck = new FastChance(seed);
  const position = startGame(game, config.value, luck);
  const decisions: Decision[] = [];
  while (!position.ended) {
    const bot = bots[position.turn] as Bot;
    const thinking = bot.think(game.view(position, position.turn), new FastChance(luck.next()));
    const move = runBudget(thinking, { iterations: steps }, () => 0);
    decisions.push({ position: position.clone(), move });
    position.play(move, luck);
  }
  return decisions;
}

/** Lets levels play a game among themselves, and counts the wins that lay there. */
export async function countWins(id: GameId, levels: readonly Level[], steps: number, seed: number): Promise<WinCount> {
  const bots = await Promise.all(levels.map((level) => loadBot(id, level, levels.length)));
  const decisions = playGame(GAMES[id], bots, steps, seed);
  const count: WinCount = { chances: 0, refused: 0 };
  decisions.forEach(({ position, move }, index) => {
    if (position.countMoves() > MANY && index < decisions.length - LAST) return;
    const wins = winsIn(position);
    if (wins.length === 0) return;
    count.chances++;
    count.refused += +!wins.includes(move);
  });
  return count;
}
