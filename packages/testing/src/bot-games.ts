import { loadBot, runBudget, type BotName } from '@sixfold/bots';
import {
  FastChance,
  GAMES,
  parseConfig,
  startGame,
  type Chance,
  type Game,
  type GameId,
  type Options,
} from '@sixfold/engine';
import { luckOf, Seed } from '@sixfold/engine/seeded';
import { Recorder, type Transcript } from '@sixfold/engine/transcript';

/** What bots play. */
export interface BotGame {
  readonly players?: number;
  readonly options?: Options;
  /** They sit in turns: with two names every other seat is the second one's. */
  readonly bots?: readonly BotName[];
  readonly seed?: string;
  /** So many steps they think about a move. */
  readonly steps?: number;
  /** No more plies than that: then all agree to leave it as it stands. */
  readonly most?: number;
  /** Luck in place of that of the seed. */
  readonly luck?: Chance;
}

/** A game between bots, written down. */
export async function playBots(
  id: GameId,
  { players = 2, options = {}, bots = ['greedy'], seed = 'bots', steps = 2, most = Infinity, luck }: BotGame = {},
): Promise<Transcript> {
  const game: Game = GAMES[id];
  const seeded = luckOf(seed, players, 2);
  const config = parseConfig(game.card, players, options, seeded.starter(players));
  if (!config.ok) throw new Error(config.error.code);
  const company = await Promise.all(bots.map((name) => loadBot(id, name, players)));
  const position = startGame(game, config.value, luck ?? seeded.setup());
  const recorder = new Recorder(game, position, seed, 2);
  while (!position.ended && position.ply < most) {
    const view = game.view(position, position.turn);
    const thinking = company[position.turn % company.length]?.think(view, new Seed(seed).bot(position.ply));
    if (!thinking) throw new Error('nobody plays');
    recorder.play(
      runBudget(thinking, { iterations: steps }, () => 0),
      luck ?? seeded.ply(position.ply),
    );
  }
  return position.ended ? recorder.transcript() : { ...recorder.transcript(), stopped: { reason: 'agreed', seat: 0 } };
}

/** Luck with a fault: every piece of one kind comes as often as if there were so many of it. */
export class LoadedChance extends FastChance {
  private readonly kind: number;
  private readonly weight: number;

  constructor(seed: number, kind: number, weight: number) {
    super(seed);
    this.kind = kind;
    this.weight = weight;
  }

  override pick(pieces: Uint8Array, count: number): number {
    const loaded = pieces.subarray(0, count).reduce((sum, piece) => sum + (piece === this.kind ? this.weight : 1), 0);
    let place = this.below(loaded);
    for (let index = 0; index < count; index++) {
      place -= pieces[index] === this.kind ? this.weight : 1;
      if (place < 0) return index;
    }
    return count - 1;
  }
}
