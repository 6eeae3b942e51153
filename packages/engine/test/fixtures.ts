import type { GameFixture } from '../src/contract/game.fixture.ts';
import { GAME_IDS, type GameId } from '../src/index.ts';

/** A fixture is typed for its own game's positions; it is only ever given those. */
const load = async (id: GameId): Promise<GameFixture> =>
  ((await import(`../src/games/${id}/game.fixture.ts`)) as { fixture: GameFixture }).fixture;

const FIXTURES = new Map(await Promise.all(GAME_IDS.map(async (id) => [id, await load(id)] as const)));

/** What the game's own folder tells tests of it. */
export const fixtureOf = (id: GameId): GameFixture => FIXTURES.get(id)!;
