import { describe, expect, test } from 'vitest';
import { KeyedLuck } from '../src/luck/seeded.ts';
import type { RackView } from '../src/family/rack-view.ts';
import { REFILL, SWAP } from '../src/family/racks.ts';
import { FastChance, startGame, type Game, type GameEvent, type Position } from '../src/index.ts';
import { everyView } from './playing.ts';
import { VARIANTS, type Variant } from './variants.ts';

/** What luck was asked for in one ply, and what came of it. */
interface LuckyPly {
  readonly labels: readonly string[];
  readonly events: readonly GameEvent[];
}

interface Played {
  readonly setup: unknown;
  readonly plies: readonly LuckyPly[];
}

/** A whole game of a seed; the decisions come from a number. */
function play({ game, config }: Variant, seed: string, decisions: number, swaps: boolean): Played {
  const luck = new KeyedLuck(() => seed, config.players);
  const position = startGame(game, config, luck.setup());
  const own = new FastChance(decisions);
  const setup = game.makeSetup(position);
  const plies: LuckyPly[] = [{ labels: luck.used(), events: [] }];
  while (!position.ended) {
    const events: GameEvent[] = [];
    position.play(decide(position, own, swaps), luck.ply(position.ply), events);
    plies.push({ labels: luck.used(), events });
  }
  return { setup, plies };
}

function decide(position: Position, own: FastChance, swaps: boolean): number {
  const move = position.randomMove(own);
  return !swaps && move === SWAP ? REFILL : move;
}

/** Pieces by the label that they are for: rolls, and stones of the pile itself. */
function byLabel({ plies }: Played): Map<string, string> {
  const found = new Map<string, string>();
  for (const { labels, events } of plies) {
    const pieces = events.flatMap((event) =>
      event.type === 'flip' ? [event.piece] : event.type === 'roll' ? [event.pieces.join('')] : [],
    );
    // A stone that was put back has a label that says so, and none of its own.
    const own = labels.filter((label) => /^(?:flip|roll)/.test(label));
    if (pieces.length === own.length) own.forEach((label, index) => found.set(label, pieces[index]!));
  }
  return found;
}

/** Each seat's draws after the deal, up to where a rack was put back or the pile was shuffled anew. */
function drawnBySeat({ plies }: Played, players: number, isReturned: boolean): string[][] {
  const drawn = Array.from({ length: players }, (): string[] => []);
  for (const { labels, events } of plies.slice(1)) {
    if (labels.some((label) => label.startsWith('pile'))) break;
    for (const event of events) if (event.type === 'draw') drawn[event.seat]!.push(...event.pieces);
    if (isReturned && events.some(({ type }) => type === 'show')) break;
  }
  return drawn;
}

const common = <T>(a: readonly T[], b: readonly T[], most: number): [T[], T[]] => {
  const count = Math.min(a.length, b.length, most);
  return [a.slice(0, count), b.slice(0, count)];
};

const GAMES_EACH = 6;
const seeds = Array.from({ length: GAMES_EACH }, (_, index) => `luck ${index}`);
const withRacks = VARIANTS.filter(({ game }) => game.card.hidden);
const open = VARIANTS.filter(({ game }) => !game.card.hidden);

describe.each(VARIANTS)('F7 $name', (variant) => {
  test('is set up alike whatever is decided afterwards', () => {
    for (const seed of seeds) expect(play(variant, seed, 1, true).setup).toEqual(play(variant, seed, 2, true).setup);
  });

  test('a game taken back to any ply meets the same luck again', () => {
    const { game, config } = variant;
    const moves: number[] = [];
    const views = replay(game, config, (position) => {
      moves.push(position.randomMove(new FastChance(position.ply)));
      return moves.at(-1)!;
    });
    expect(replay(game, config, ({ ply }) => moves[ply]!)).toEqual(views);
  });
});

function replay(game: Game, config: Variant['config'], choose: (position: Position) => number): string[] {
  const luck = new KeyedLuck(() => 'again', config.players);
  const position = startGame(game, config, luck.setup());
  const views = [everyView(game, position)];
  while (!position.ended && position.ply < 60) {
    position.play(choose(position), luck.ply(position.ply));
    views.push(everyView(game, position));
  }
  return views;
}

describe.each(open)('F7 $name', (variant) => {
  test('the same roll, or the same stone of the pile, is the same in every game of a seed', () => {
    let compared = 0;
    for (const seed of seeds) {
      const [first, second] = [byLabel(play(variant, seed, 1, true)), byLabel(play(variant, seed, 2, true))];
      for (const [label, piece] of first) {
        if (!second.has(label)) continue;
        expect(`${label} ${second.get(label)}`).toBe(`${label} ${piece}`);
        compared++;
      }
    }
    expect(compared).toBeGreaterThan(GAMES_EACH * 20);
  });
});

describe.each(withRacks)('F7 $name', (variant) => {
  const { players } = variant.config;

  /** Compares what each seat draws in two games of each seed; returns how many pieces that were. */
  function compare(swaps: boolean): number {
    const isReturned = variant.game.card.id !== 'cards';
    let compared = 0;
    for (const seed of seeds) {
      const games = [1, 2].map((decisions) => drawnBySeat(play(variant, seed, decisions, swaps), players, isReturned));
      for (let seat = 0; seat < players; seat++) {
        const [first, second] = common(games[0]![seat]!, games[1]![seat]!, laneOf(variant));
        expect(second).toEqual(first);
        compared += first.length;
      }
    }
    return compared;
  }

  test('each seat draws the same pieces in the same order in every game of a seed', () => {
    expect(compare(false)).toBeGreaterThan(GAMES_EACH * players * 5);
  });

  test('also where racks may be swapped, up to the first one that is put back', () => {
    expect(compare(true)).toBeGreaterThan(0);
  });
});

/** How many pieces after the deal each seat surely draws from its own lane, whatever the others do. */
function laneOf({ game, config }: Variant): number {
  const { bag } = game.view(startGame(game, config, new FastChance(0)), null) as RackView;
  return Math.floor(bag / config.players);
}
