import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { pathToFileURL } from 'node:url';
import type { Bot, Thinking } from '@sixfold/bots';
import { FastChance, parseConfig, startGame, type Chance, type Config, type Game, type View } from '@sixfold/engine';

/** A bot of another checkout; before they thought, they considered. */
interface BotElsewhere {
  readonly think?: (view: View, chance: Chance) => Thinking;
  readonly consider?: (view: View, chance: Chance) => Thinking;
}

interface BotsElsewhere {
  loadBot(game: string, name: string, players: number): Promise<BotElsewhere>;
}

interface EngineElsewhere {
  readonly GAMES: Readonly<Record<string, Game>>;
}

/** So many games with each number of players must look the same to both checkouts. */
const TRIED = 2;

const known = new Map<string, Promise<Pick<Bot, 'think'>>>();

/** A bot of another checkout, with the rules that lie beside it there; loaded and tried once a thread. */
export function botElsewhere(checkout: string, game: Game, name: string, players: number): Promise<Pick<Bot, 'think'>> {
  const key = [checkout, game.card.id, name, players].join('\n');
  const bot = known.get(key) ?? loadElsewhere(checkout, game, name, players);
  known.set(key, bot);
  return bot;
}

async function loadElsewhere(checkout: string, game: Game, name: string, players: number): Promise<Pick<Bot, 'think'>> {
  const at = (packed: string): string => pathToFileURL(join(checkout, 'packages', packed, 'src/index.ts')).href;
  const engine: EngineElsewhere = await import(at('engine'));
  const bots: BotsElsewhere = await import(at('bots'));
  const other = engine.GAMES[game.card.id];
  if (!other) throw new Error(`${checkout} has no game "${game.card.id}"`);
  needSameRules(game, other);
  const bot = await bots.loadBot(game.card.id, name, players);
  const think = bot.think ?? bot.consider;
  if (!think) throw new Error(`${checkout} has no bot "${name}"`);
  return { think };
}

/** A bot may sit down only where it is shown what it would see at home, and where its moves mean the same. */
function needSameRules(here: Game, there: Game): void {
  for (const players of here.card.players) {
    const config = parseConfig(here.card, players, {}, 0);
    if (!config.ok) throw new Error(config.error.code);
    for (let seed = 0; seed < TRIED; seed++) tryGame(here, there, config.value, new FastChance(seed));
  }
}

function tryGame(here: Game, there: Game, config: Config, chance: Chance): void {
  const position = startGame(here, config, chance);
  for (; !position.ended; position.play(position.randomMove(chance), chance)) {
    const view = here.view(position, position.turn);
    const other = there.resample(view, chance);
    const moves = position.legalMoves();
    const isSame =
      isDeepStrictEqual(there.view(other, view.seat), view) &&
      isDeepStrictEqual(other.legalMoves(), moves) &&
      moves.every((move) => here.makeNotation(position, move) === there.makeNotation(other, move));
    if (!isSame) throw new Error(`${here.card.id} looks otherwise there, at ply ${position.ply}`);
  }
}
