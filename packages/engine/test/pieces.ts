import type { RackPosition } from '../src/family/racks.ts';
import { BoardPosition } from '../src/games/board/index.ts';
import { Board3dPosition } from '../src/games/board3d/index.ts';
import { CardsPosition } from '../src/games/cards/index.ts';
import { DicePosition } from '../src/games/dice/index.ts';
import { StonesPosition } from '../src/games/stones/index.ts';
import type { Config, GameId, Position } from '../src/index.ts';

/** The pieces of each game, told from the rules alone, and where a position keeps them. */
interface PieceRules {
  /** How many of each kind there are. */
  expected(config: Config): number[];
  /** How many of each kind are found, counted wherever pieces can be. */
  found(position: Position): number[];
  /** The end of every track. */
  top(config: Config): number;
}

const LETTERS = ['R', 'O', 'Y', 'G', 'B', 'V'];
const PAIRS = LETTERS.flatMap((first, index) => LETTERS.slice(index).map((second) => first + second));

/** 15 pairs of different symbols and 6 doubles, so many copies each. */
const tiles = (mixed: number, doubles: number): number[] => PAIRS.map(([a, b]) => (a === b ? doubles : mixed));

const tally = (size: number, pieces: Iterable<number>): number[] => {
  const counts = Array<number>(size).fill(0);
  for (const piece of pieces) counts[piece]!++;
  return counts;
};

const inRacksAndBag = ({ config, racks, bag, bagSize }: RackPosition): number[] =>
  tally(PAIRS.length, bag.subarray(0, bagSize)).map((inBag, kind) => {
    let count = inBag;
    for (let seat = 0; seat < config.players; seat++) count += racks[seat * PAIRS.length + kind]!;
    return count;
  });

const add = (a: readonly number[], b: readonly number[]): number[] => a.map((value, index) => value + b[index]!);

/** A placement's upper bits are the tile's kind. */
const onBoard = (position: BoardPosition | Board3dPosition): number[] =>
  tally(
    PAIRS.length,
    position.laid.subarray(0, position.laidCount).map((move) => move >> 10),
  );

function inTileGame(position: Position): number[] {
  const own = position as BoardPosition | Board3dPosition;
  return add(inRacksAndBag(own), onBoard(own));
}

function inCards(position: Position): number[] {
  const own = position as CardsPosition;
  const discarded = tally(PAIRS.length, own.discard.subarray(0, own.discardSize));
  return add(add(inRacksAndBag(own), tally(PAIRS.length, own.open)), discarded);
}

/** A collection's stones are its tracks. */
function inStones(position: Position): number[] {
  const { pile, pileSize, middle, tray, tracks } = position as StonesPosition;
  return tally(6, pile.subarray(0, pileSize)).map((inPile, symbol) => {
    const collected = tracks.reduce((sum, value, index) => (index % 6 === symbol ? sum + value : sum), 0);
    return inPile + middle[symbol]! + ((tray >> symbol) & 1) + collected;
  });
}

/** Dice are counted by owner: they show different symbols all the time. */
function inDice(position: Position): number[] {
  const own = position as DicePosition;
  return Array.from({ length: own.config.players }, (_, seat) => own.diceOf(seat)?.length ?? own.perPlayer);
}

const BOARD: PieceRules = {
  expected: () => tiles(6, 5),
  found: inTileGame,
  top: ({ players, options }) => (players === 1 || options['partners'] ? 36 : 18),
};

const BOARD3D: PieceRules = {
  expected: ({ players }) => tiles(4, [0, 0, 0, 2, 3][players]!),
  found: inTileGame,
  top: ({ players }) => (players === 1 ? 54 : 27),
};

const CARDS: PieceRules = { expected: () => tiles(4, 0), found: inCards, top: () => 10 };

const STONES: PieceRules = {
  expected: () => Array<number>(6).fill(21),
  found: inStones,
  top: ({ players }) => [0, 0, 7, 6, 5][players]!,
};

const DICE: PieceRules = {
  expected: ({ players }) => Array<number>(players).fill([0, 0, 4, 3, 2][players]!),
  found: inDice,
  top: () => 7,
};

const RULES: Record<GameId, PieceRules> = { board: BOARD, board3d: BOARD3D, cards: CARDS, stones: STONES, dice: DICE };

export const rulesOf = ({ card }: Position): PieceRules => RULES[card.id];
