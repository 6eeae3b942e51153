import { FastChance, GAMES, type Chance, type GameId } from '@sixfold/engine';
import type { TableRecord, Tempo } from '@sixfold/protocol';
import type { DeviceWish } from '../../../host/src/decide/opening.ts';
import { takeOver } from '../../../host/src/decide/take-over.ts';
import { granted } from '../../../host/src/contract/errors.ts';
import { parseTerms } from '../../../host/src/series/config.ts';
import { Series } from '../../../host/src/series/series.ts';
import { NAMES, someMove, type World } from './world.ts';
import { saveSeries } from '../../../host/src/series/save.ts';

const FEW_PLIES = 6;

const pick = <T>(chance: Chance, list: readonly T[]): T => list[chance.below(list.length)]!;

/** Opens some table, for people who come from elsewhere or for those of one device; some near the end of a game. */
export async function openTable(world: World, chance: Chance, isShared: boolean): Promise<void> {
  const { card } = world.game;
  const players = pick(chance, card.players);
  const games = 1 + chance.below(3);
  const seats = isShared ? sharedSeats(world, players, chance) : wishedSeats(players, chance);
  const who = isShared ? ({ kind: 'device' } as const) : ({ kind: 'person', id: world.idOf(NAMES[0]) } as const);
  const begun =
    chance.below(3) === 0 ? takeOver(world.game, nearlyOver(card.id, players, games, chance), players) : null;
  const terms = { game: card.id, options: {}, games, starter: pick(chance, [null, 0]) };
  const tempo = pick(chance, [null, null, ...TEMPOS]);
  const isPublic = !begun && chance.below(2) === 0;
  await world.open(who, { terms, seats, isPublic, ...(tempo && { tempo }), ...begun });
  const [table] = world.tables;
  for (const follower of world.followers) if (chance.below(3) > 0) await world.watch(follower, table!, true);
}

/** With little time, so that it is out now and then. */
const TEMPOS: readonly Tempo[] = [
  { kind: 'live', bank: 30_000, gain: 5000, cap: null, onTime: 'lost' },
  { kind: 'live', bank: 10_000, gain: 0, cap: null, onTime: 'bot' },
  { kind: 'days', bank: 60_000, gain: 20_000, cap: 70_000, onTime: 'bot' },
];

function wishedSeats(players: number, chance: Chance): DeviceWish[] {
  const others = Array.from({ length: players - 1 }, (): DeviceWish => pick(chance, [OPEN, OPEN, KEPT, BOT]));
  return others.toSpliced(chance.below(players), 0, { kind: 'me' });
}

const OPEN: DeviceWish = { kind: 'open' };
const KEPT: DeviceWish = { kind: 'open', name: 'Grandma' };
const BOT: DeviceWish = { kind: 'bot', name: 'Robo', bot: 'random' };

function sharedSeats(world: World, players: number, chance: Chance): DeviceWish[] {
  const bots = Math.max(0, Math.min(players - 1, chance.below(4) - 1));
  const people = NAMES.slice(0, players - bots).map((name): DeviceWish => ({
    kind: 'person',
    person: world.idOf(name),
  }));
  return [...people, ...Array.from({ length: bots }, () => BOT)];
}

const finished = new Map<string, TableRecord>();

/** A series that was begun elsewhere, with a few plies of its first game to go, or none. */
export function nearlyOver(game: GameId, players: number, games: number, chance: Chance): TableRecord {
  const key = `${game}/${players}`;
  const whole = finished.get(key) ?? playWhole(game, players);
  finished.set(key, whole);
  const [moves] = whole.games as [readonly string[]];
  const left = chance.below(FEW_PLIES) + (games === 1 ? 1 : 0);
  return { ...whole, config: { ...whole.config, games }, games: [moves.slice(0, Math.max(0, moves.length - left))] };
}

function playWhole(id: GameId, players: number): TableRecord {
  const game = GAMES[id];
  const terms = granted(parseTerms(game.card, { game: id, starter: 0, games: 2 }, players));
  const series = granted(
    Series.open(game, { terms, players, seed: 'played elsewhere', luck: 2, ruleset: game.card.ruleset }),
  );
  const chance = new FastChance(players);
  while (series.turn !== null) {
    granted(
      series.play(granted(series.match.read(series.turn, someMove(game, series.match.view(series.turn), chance)))),
    );
  }
  return saveSeries(series);
}
