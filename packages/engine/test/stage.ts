import { parsePiece, PIECES } from '../src/family/pieces.ts';
import type { TilePosition } from '../src/family/tiles.ts';
import { ScriptedChance, type At, type Game, type GameError, type GameEvent, type Options } from '../src/index.ts';

/** A situation in a tile game, as far as a test cares; the rest is made up to fit. */
export interface Scene {
  players?: number;
  options?: Options;
  turn?: number;
  due?: number;
  /** The tiles on the board: `RO 0,0 1,0` has red on the first field. */
  laid?: readonly string[];
  /** The rack of the seat to move. */
  rack: readonly string[];
  /** Tiles that are still in the bag for certain, so that they can be drawn. */
  draws?: readonly string[];
  /** Six tracks a seat; all 0 if left out. */
  tracks?: readonly (readonly number[])[];
  /** How many tiles are left in the bag; all that are nowhere else if left out. */
  bag?: number;
  /** More fields of the game's view. */
  more?: Record<string, unknown>;
}

const ZEROS = [0, 0, 0, 0, 0, 0];

function readTile(text: string): { tile: string; at: [At, At] } {
  const [tile, ...fields] = text.split(' ');
  return { tile: tile!, at: fields.map((field) => field.split(',').map(Number)) as [At, At] };
}

/** Takes pieces out of a list of kinds; each must be there. */
function takeOut(kinds: number[], pieces: readonly string[]): void {
  for (const piece of pieces) {
    const index = kinds.indexOf(parsePiece(piece));
    if (index < 0) throw new Error(`no ${piece} is left`);
    kinds.splice(index, 1);
  }
}

const countUnseen = (kinds: readonly number[]): Record<string, number> =>
  Object.fromEntries(
    PIECES.map((piece, kind) => [piece, kinds.filter((other) => other === kind).length] as const).filter(
      ([, n]) => n > 0,
    ),
  );

/** A position set up by hand, with scripted luck: every play says which tiles are drawn. */
export class Stage<P extends TilePosition> {
  readonly position: P;
  private readonly game: Game<P>;

  constructor(game: Game<P>, scene: Scene) {
    this.game = game;
    const { players = 2, turn = 0, due = 0, laid = [], rack, draws = [], more = {} } = scene;
    const defaults = Object.fromEntries(
      Object.entries(game.card.options).map(([name, option]) => [name, option.default]),
    );
    const config = { players, options: { ...defaults, ...scene.options }, starter: 0 };
    const blank = game.blank(config);
    const held = Array.from({ length: players }, (_, seat) => (seat === turn ? rack.length : blank.rackSize));
    const tiles = laid.map(readTile);

    const left = Array.from(blank.bag);
    takeOut(left, [...tiles.map(({ tile }) => tile), ...rack, ...draws]);
    const others = left.splice(0, (players - 1) * blank.rackSize);
    const bag = [...draws.map(parsePiece), ...left].slice(0, scene.bag);
    const view = {
      game: game.card.id,
      ...config,
      seat: turn,
      ply: laid.length,
      turn,
      due,
      ended: null,
      tracks: scene.tracks ?? held.map(() => ZEROS),
      rack,
      held,
      bag: bag.length,
      unseen: countUnseen([...others, ...bag]),
      choosing: false,
      laid: tiles,
      ...more,
    };
    this.position = game.resample(view as never, new ScriptedChance(others));
  }

  /** Places a tile, with the tiles drawn after it in order; returns what happened. */
  place(text: string, ...draws: string[]): GameEvent[] {
    return this.play({ type: 'place', ...readTile(text) }, draws);
  }

  answer(type: 'swap' | 'refill', ...draws: string[]): GameEvent[] {
    return this.play({ type }, draws);
  }

  /** Why a placement is refused. */
  refusal(text: string): GameError | null {
    const parsed = this.game.parseMove(this.position, { type: 'place', ...readTile(text) });
    return parsed.ok ? null : parsed.error;
  }

  private play(input: unknown, draws: readonly string[]): GameEvent[] {
    const move = this.game.parseMove(this.position, input);
    if (!move.ok) throw new Error(JSON.stringify(move.error));
    const chance = new ScriptedChance(draws.map(parsePiece));
    const events: GameEvent[] = [];
    this.position.play(move.value, chance, events);
    if (chance.left > 0) throw new Error(`${chance.left} tiles were not drawn`);
    return events;
  }
}

/** Events in the shape that tests compare. */
export const score = (seat: number, symbol: string, points: number, track: number): object => ({
  type: 'score',
  seat,
  symbol,
  points,
  track,
});
export const bonus = (seat: number, symbol: string): object => ({ type: 'bonus', seat, symbol });
export const draw = (seat: number, ...pieces: string[]): object => ({ type: 'draw', seat, pieces });
export const show = (seat: number, ...pieces: string[]): object => ({ type: 'show', seat, pieces });
export const end = (reason: string): object => ({ type: 'end', reason });
