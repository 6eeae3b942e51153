import type { Chance, MoveObject } from '@sixfold/engine';
import type { AskOf } from '../../../host/src/contract/requests.ts';
import type { Table } from '../../../host/src/table/table.ts';
import type { Follower } from './follower.ts';
import { pledgeOf } from '@sixfold/engine/fair';
import { NAMES, numberOf, someMove, type World } from './world.ts';

/** Where somebody does something: a table, as its log tells it, and luck. */
interface Scene {
  readonly world: World;
  readonly table: string;
  readonly now: Table;
  readonly chance: Chance;
  /** Anybody at all. */
  readonly anybody: Follower;
  /** Somebody who sits at the table, where anybody does. */
  readonly seated: Follower;
}

type Act = (scene: Scene) => unknown;

const BOTS = ['random', 'beginner', 'club', 'nobody'];

const pick = <T>(chance: Chance, list: readonly T[]): T => list[chance.below(list.length)]!;

const sometimes = (chance: Chance, often: number): boolean => chance.below(often) === 0;

/** Those who may speak for a seat. */
function speakersFor({ world, table }: Scene, seat: number): Follower[] {
  return world.followers.filter((one) => !world.isForgotten(one) && world.truth(table).seatsOf(one.who).includes(seat));
}

/** A legal move of whoever's turn it is; null where that is nobody who speaks. */
function legalMove(scene: Scene): { readonly by: Follower; readonly ask: AskOf<'move'> } | null {
  const { world, table, now, chance } = scene;
  const { turn } = now;
  const { round, ply } = now.series;
  const speakers = turn === null ? [] : speakersFor(scene, turn);
  if (speakers.length === 0) return null;
  const move = someMove(world.game, now.series.match.view(turn), chance);
  return { by: pick(chance, speakers), ask: { table, round, ply, move } };
}

const move: Act = (scene) => {
  const legal = legalMove(scene);
  return legal ? scene.world.ask(legal.by, 'move', legal.ask) : next(scene);
};

/** What cannot be played, as far as anybody knows; sometimes it can. */
function oddMove({ world, now, chance }: Scene): MoveObject {
  const { series } = now;
  if (series.turn === null || sometimes(chance, 4))
    return { type: pick(chance, ['refill', 'swap', 'roll', 'fly', 'score']) };
  const legal: Record<string, unknown> = { ...someMove(world.game, series.match.view(series.turn), chance) };
  const field = pick(chance, Object.keys(legal));
  legal[field] = pick<unknown>(chance, [null, 0, -1, 99, 'RO', {}, [], { q: 0, r: 0 }]);
  return legal as unknown as MoveObject;
}

/** Somebody's part in the luck of a round, mostly as it should be. */
function partOf({ world, table, now, chance, seated }: Scene): { readonly seat: number; readonly round: number } {
  const [own = 0] = world.truth(table).seatsOf(seated.who);
  const isOdd = sometimes(chance, 6);
  return { seat: isOdd ? chance.below(now.seats.length) : own, round: now.series.round + Number(sometimes(chance, 8)) };
}

const pledge: Act = (scene) => {
  const { world, table, now, chance, seated } = scene;
  const { seat, round } = partOf(scene);
  const said = pledgeOf(now.toldFair?.root ?? '', round, seat, numberOf(round, seat));
  return world.ask(seated, 'pledge', { table, round, pledge: sometimes(chance, 8) ? 'nothing' : said });
};

const reveal: Act = (scene) => {
  const { world, table, seated } = scene;
  const { seat, round } = partOf(scene);
  return world.ask(seated, 'reveal', { table, round, number: numberOf(round, seat) });
};

const rematch: Act = ({ world, table, seated }) => world.ask(seated, 'rematch', { table });

const next: Act = ({ world, table, now, seated }) => world.ask(seated, 'next', { table, round: now.series.round });

const ACTS: readonly (readonly [number, Act])[] = [
  [34, move],
  [
    5,
    (scene) => {
      const { world, table, now, chance, seated } = scene;
      const legal = legalMove(scene);
      const by = sometimes(chance, 2) && legal ? legal.by : seated;
      return world.ask(by, 'move', { table, round: now.series.round, ply: now.series.ply, move: oddMove(scene) });
    },
  ],
  // Late, early, and for another game.
  [
    4,
    ({ world, table, now, chance, seated, ...scene }) => {
      const { round, ply } = now.series;
      const shift = chance.below(6) - 3;
      const odd = oddMove({ world, table, now, chance, seated, ...scene });
      return world.ask(seated, 'move', { table, round: round + chance.below(3) - 1, ply: ply + shift, move: odd });
    },
  ],
  [4, ({ world }) => world.lastMove && world.ask(world.lastMove.by, 'move', world.lastMove.ask)],
  // The same twice at once.
  [
    3,
    (scene) => {
      const legal = legalMove(scene);
      return legal && Promise.all([1, 2].map(() => scene.world.ask(legal.by, 'move', legal.ask)));
    },
  ],
  [
    4,
    ({ world, table, now, chance, seated }) =>
      world.ask(seated, 'next', { table, round: now.series.round + chance.below(3) - 1 }),
  ],
  [
    6,
    ({ world, table, now, chance, seated }) => {
      const last = now.series.match.movers.findLastIndex((seat) =>
        world.truth(table).seatsOf(seated.who).includes(seat),
      );
      const ply = sometimes(chance, 4) ? chance.below(now.series.ply + 2) : last;
      return world.ask(seated, 'offer', { table, offer: { kind: 'take-back', ply } });
    },
  ],
  [
    4,
    ({ world, table, now, chance, seated }) =>
      world.ask(seated, 'offer', {
        table,
        offer: { kind: pick(chance, ['replace', 'remove']), seat: chance.below(now.seats.length + 1) },
      }),
  ],
  [1, ({ world, table, seated }) => world.ask(seated, 'offer', { table, offer: { kind: 'end' } })],
  [2, ({ world, table, seated }) => world.ask(seated, 'offer', { table, offer: { kind: 'pause' } })],
  [1, ({ world, table, seated }) => world.ask(seated, 'resume', { table })],
  [
    2,
    ({ world, table, now, chance, seated }) =>
      world.ask(seated, 'give', { table, seat: chance.below(now.seats.length + 1), ms: chance.below(60_000) }),
  ],
  [4, pledge],
  [4, reveal],
  [9, (scene) => agree(scene, true)],
  [2, (scene) => agree(scene, false)],
  [2, ({ world, table, anybody }) => world.ask(anybody, 'knock', { table })],
  [
    2,
    ({ world, table, chance, seated }) =>
      world.ask(seated, 'admit', { table, knock: 1 + chance.below(3), isAdmitted: !sometimes(chance, 3) }),
  ],
  [1, ({ world, table, seated, chance }) => sometimes(chance, 4) && world.ask(seated, 'close', { table })],
  [1, ({ world, table, chance, seated }) => sometimes(chance, 2) && world.ask(seated, 'resign', { table })],
  [2, rematch],
  [
    3,
    ({ world, table, now, chance, anybody }) =>
      world.ask(anybody, 'look', {
        table,
        round: chance.below(now.series.round + 2),
        ply: chance.below(now.series.ply + 3),
      }),
  ],
  [
    2,
    ({ world, table, now, chance, anybody }) =>
      world.ask(anybody, 'explain', { table, round: now.series.round, ply: chance.below(now.series.ply + 2) }),
  ],
  [2, ({ world, table, anybody }) => world.ask(anybody, 'moves', { table })],
  [
    2,
    ({ world, table, now, chance, anybody }) =>
      world.ask(anybody, 'transcript', { table, round: chance.below(now.series.round + 2) }),
  ],
  [9, ({ world, table, chance, anybody }) => world.watch(anybody, table, sometimes(chance, 3))],
  [3, ({ world, table, anybody }) => world.unwatch(anybody, table)],
  // Whoever comes and goes again at once.
  [
    1,
    ({ world, table, anybody }) => {
      const watching = world.watch(anybody, table, true);
      return Promise.all([watching, world.unwatch(anybody, table)]);
    },
  ],
  [5, ({ world, table, anybody }) => world.uncover(anybody, table)],
  [1, ({ world, table, anybody }) => world.ask(anybody, 'arrive', { table })],
  [1, ({ world, chance }) => world.rename(pick(chance, NAMES), pick(chance, ['Ann', 'Bob', 'Zoe', 'Ülkü']))],
  [1, ({ world, chance }) => sometimes(chance, 3) && world.forget(pick(chance, NAMES))],
  [1, ({ world, table, chance }) => sometimes(chance, 8) && world.askHouse('close', { table })],
  [9, (scene) => sit(scene)],
  [
    2,
    ({ world, table, now, chance, seated }) =>
      world.ask(seated, 'fill', { table, seat: chance.below(now.seats.length + 1), bot: pick(chance, BOTS) }),
  ],
  [
    2,
    ({ world, table, now, chance, seated }) =>
      world.ask(seated, 'clear', { table, seat: chance.below(now.seats.length + 1) }),
  ],
  [1, ({ world }) => world.restart()],
  [3, ({ world, chance }) => world.pass(pick(chance, [1, 250, 10_000, 40_000]))],
  [1, ({ world }) => world.setBots(!world.areBotsFailing)],
  [
    1,
    async (scene) => {
      scene.world.setDisk(true);
      await move(scene);
      await sit(scene);
      scene.world.setDisk(false);
    },
  ],
];

/** Somebody answers what is being asked, or what was. */
function agree({ world, table, now, chance, seated }: Scene, isAgreed: boolean): unknown {
  const offer = now.offer && !sometimes(chance, 6) ? now.offer.number : chance.below(now.length + 1);
  return world.ask(seated, 'agree', { table, offer, isAgreed });
}

/** Somebody takes a seat, mostly an open one, mostly with the right invite. */
function sit({ world, table, now, chance, anybody }: Scene): unknown {
  const open = [...now.seats.keys()].filter((seat) => now.seats[seat]!.kind === 'open');
  const seat = open.length === 0 || sometimes(chance, 6) ? chance.below(now.seats.length + 1) : pick(chance, open);
  const invite = (sometimes(chance, 2) ? now.opened.invite : now.seats[seat]?.invite) ?? null;
  const isRight = invite !== null && !sometimes(chance, 5);
  return world.ask(anybody, 'sit', {
    table,
    ...(!sometimes(chance, 3) && { seat }),
    ...(isRight ? { invite } : sometimes(chance, 2) && { invite: 'wrong' }),
  });
}

const TOTAL = ACTS.reduce((sum, [weight]) => sum + weight, 0);

/** Somebody does something; everything about it follows from luck and from how things stand. */
export async function act(world: World, chance: Chance): Promise<void> {
  const table = sometimes(chance, 4) ? pick(chance, world.tables) : world.tables.at(-1)!;
  const now = world.truth(table).now();
  const alive = world.followers.filter((one) => !world.isForgotten(one));
  const sitting = alive.filter(({ who }) => world.truth(table).seatsOf(who).length > 0);
  const anybody = pick(chance, alive);
  const seated = sitting.length === 0 || sometimes(chance, 8) ? anybody : pick(chance, sitting);
  const scene = { world, table, now, chance, anybody, seated };
  await (sometimes(chance, 2) ? chooseAct(chance) : (pressing(scene) ?? chooseAct(chance)))(scene);
}

function chooseAct(chance: Chance): Act {
  let place = chance.below(TOTAL);
  return ACTS.find(([weight]) => (place -= weight) < 0)![1];
}

/** What a table waits for, if it is not a move. */
function pressing({ now, chance }: Scene): Act | null {
  const { offer, stage, series, isDealt } = now;
  if (stage === 'gathering') return sit;
  if (stage !== 'playing') return sometimes(chance, 3) ? rematch : null;
  if (!isDealt) return pick(chance, [pledge, pledge, reveal, reveal, ({ world }) => world.pass(5000)]);
  if (offer) return (scene) => agree(scene, !sometimes(chance, 4));
  return series.turn === null ? next : null;
}
