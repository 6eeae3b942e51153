import { LETTERS } from '../src/contract/symbols.ts';
import { PIECES } from '../src/family/pieces.ts';
import { startGame, type GameEvent } from '../src/index.ts';
import { KeyWords } from '../src/luck/words.ts';
import { joinSeeds, KeyedLuck, luckOf, NEWEST_LUCK, Seed } from '../src/luck/seeded.ts';
import { VARIANTS, type Variant } from './variants.ts';

const SEED = 'six symbols, one idea';
/** A text that is not plain. */
const OTHER = 'Käse 🎲';

const wordsOf = (seed: string, label: string): KeyWords => new KeyWords(`sixfold-luck/2\n${seed}\n${label}`);

/** More words than one block has. */
function words(seed: string, label: string): object {
  const chance = wordsOf(seed, label);
  return { seed, label, words: Array.from({ length: 20 }, () => chance.next()) };
}

function numbers(seed: string, label: string, n: readonly number[]): object {
  const chance = wordsOf(seed, label);
  return { seed, label, n, below: n.map((one) => chance.below(one)) };
}

/** Pieces to draw from, as a position keeps them, and what luck was asked for. */
class VectorBag {
  readonly steps: object[] = [];
  private readonly names: readonly string[];
  private readonly pieces = new Uint8Array(40);
  private readonly luck: KeyedLuck;
  private size = 0;

  constructor(names: readonly string[], kinds: readonly string[], players: number) {
    this.names = names;
    this.luck = new KeyedLuck(() => SEED, players);
    this.add(kinds);
  }

  putBack(...kinds: string[]): void {
    this.add(kinds);
    this.steps.push({ putBack: kinds });
  }

  /** Without a seat a stone of one pile for all is turned over. */
  draw(seat?: number): string {
    const { pieces } = this;
    const index = this.luck.setup().pick(pieces, this.size, ...(seat === undefined ? [] : [seat]));
    const piece = this.names[pieces[index]!]!;
    pieces[index] = pieces[--this.size]!;
    this.steps.push({ ...(seat !== undefined && { seat }), piece, labels: this.luck.used() });
    return piece;
  }

  private add(kinds: readonly string[]): void {
    for (const kind of kinds) this.pieces[this.size++] = this.names.indexOf(kind);
  }
}

/** A rack that is swapped while there are others, a lane that is used up, and a pile that is shuffled anew. */
function lanes(): object {
  const all = ['RR', 'RO', 'RO', 'OG', 'YY', 'YV', 'GG', 'GB', 'VV'];
  const bag = new VectorBag(PIECES, all, 2);
  bag.draw(0);
  const old = [bag.draw(1), bag.draw(1)];
  bag.putBack(...old);
  for (const seat of [0, 1, 0, 0, 0, 0, 0, 1]) bag.draw(seat);
  bag.putBack('RR', 'GB', 'BV');
  for (const seat of [1, 0, 0]) bag.draw(seat);
  return { seed: SEED, players: 2, bag: all, steps: bag.steps };
}

/** Stones some of which are put back, and come again. */
function flips(): object {
  const pile = ['R', 'R', 'O', 'O', 'Y', 'Y', 'G', 'G', 'B', 'B', 'V', 'V'];
  const stones = new VectorBag(LETTERS, pile, 2);
  const first = [stones.draw(), stones.draw(), stones.draw()];
  stones.putBack(...first);
  for (let flip = 0; flip < 5; flip++) stones.draw();
  stones.putBack('V', 'V');
  for (let flip = 0; flip < 6; flip++) stones.draw();
  return { seed: SEED, pile, steps: stones.steps };
}

function roll(label: string): object {
  const chance = wordsOf(SEED, label);
  return { seed: SEED, label, dice: Array.from({ length: 4 }, () => LETTERS[chance.below(6)]!) };
}

/** A game from its setup to what was drawn in its first plies; bots choose at random, which only their moves show. */
function opening({ game, config }: Variant, seed: string, plies: number): object {
  const { players, options } = config;
  const luck = luckOf(seed, players, NEWEST_LUCK);
  const starter = luck.starter(players);
  const position = startGame(game, { players, options, starter }, luck.setup());
  const setup = game.makeSetup(position);
  const own = new Seed(seed);
  const events: GameEvent[][] = [];
  while (events.length < plies && !position.ended) {
    const happened: GameEvent[] = [];
    position.play(position.randomMove(own.bot(position.ply)), luck.ply(position.ply), happened);
    events.push(happened.filter(({ type }) => LUCKY.includes(type)));
  }
  return { game: game.card.id, players, options, seed, starter, setup, events };
}

/** Events that come of luck, or change what is left to draw. */
const LUCKY: readonly GameEvent['type'][] = ['draw', 'flip', 'roll', 'show', 'return', 'reshuffle'];

/** What a program in another language must find as well, for these kinds of games. */
export const makeLuckVectors = (variants = VARIANTS): Record<string, readonly object[] | object> => ({
  words: [words(SEED, 'pile 0'), words(OTHER, 'open'), words('', 'flip 0')],
  below: [
    numbers(SEED, 'mix 1 9', [6, 2, 120, 1, 60, 7, 126, 1_000_003, 6, 21]),
    // The first word here is thrown away, for it would favour some numbers.
    numbers('again 6176', 'flip 0', [1_999_993, 6]),
  ],
  rolls: ['roll 0 1 1', 'roll 1 0 0', 'roll 3 12 3'].map(roll),
  lanes: lanes(),
  flips: flips(),
  games: [
    ...variants.map((variant) => opening(variant, SEED, 4)),
    ...variants
      .filter(({ config, isDefault }) => isDefault && config.players === 2)
      .map((variant) => opening(variant, joinSeeds('first', 3, 'second'), 8)),
  ],
});

/** The same as text: a line for each vector. */
export function luckVectorsText(variants = VARIANTS): string {
  const lines = Object.entries(makeLuckVectors(variants)).map(([name, value]) => {
    const rows = Array.isArray(value) ? value.map((one) => `    ${JSON.stringify(one)}`).join(',\n') : '';
    return `  "${name}": ${Array.isArray(value) ? `[\n${rows}\n  ]` : JSON.stringify(value)}`;
  });
  return `{\n${lines.join(',\n')}\n}\n`;
}
