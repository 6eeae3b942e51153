import { GAMES, startGame, type Chance, type Game, type GameId } from '@sixfold/engine';
import { FairGame, makeFairRecord, pledgeOf, type FairDeal } from '@sixfold/engine/fair';
import { joinSeeds } from '@sixfold/engine/seeded';
import { Recorder, type Transcript } from '@sixfold/engine/transcript';

/** 32 bytes as hexadecimal digits. */
export const someHex = (chance: Chance): string =>
  Array.from({ length: 8 }, () => chance.next().toString(16).padStart(8, '0')).join('');

/** A game at random whose luck was everybody's: some have kept their number back, some took no part, some came from elsewhere. */
export function playFairly(id: GameId, chance: Chance): Transcript {
  const game: Game = GAMES[id];
  const { card } = game;
  const players = card.players[chance.below(card.players.length)] ?? 2;
  const own = someHex(chance);
  const fair = new FairGame(card, own);
  const from = chance.below(4) === 0 ? 1 + chance.below(6) : 0;
  const deal = settle(fair.root, players, from, chance);
  const before = from > 0 ? someHex(chance) : null;
  const luck = fair.luck(deal, players, before);
  const starter = deal.isDrawn ? luck.starter(players) : chance.below(players);
  const options = Object.fromEntries(Object.entries(card.options).map(([name, { default: usual }]) => [name, usual]));
  const position = startGame(game, { players, options, starter }, luck.setup());
  const seed = before === null ? own : joinSeeds(before, from, own);
  const recorder = new Recorder(game, position, seed, luck.edition);
  while (!position.ended) recorder.play(position.randomMove(chance), luck.ply(position.ply));
  return { ...recorder.transcript(), fair: makeFairRecord(fair.root, deal) };
}

function settle(root: string, players: number, from: number, chance: Chance): FairDeal {
  const round = chance.below(3);
  const isDrawn = round === 0 && from === 0 && chance.below(2) === 0;
  const seats = Array.from({ length: players }, (_, seat) => seat);
  const chosen = seats.map(() => (chance.below(5) === 0 ? null : someHex(chance)));
  const pledges = seats.map((seat) => {
    const number = chosen[seat] ?? null;
    return number === null ? null : pledgeOf(root, round, seat, number);
  });
  return { round, from, isDrawn, pledges, numbers: chosen.map((one) => (chance.below(6) === 0 ? null : one)) };
}
