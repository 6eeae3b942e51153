import { GAME_IDS, type GameId } from '@sixfold/engine';
import type { PageFixture } from './handling.ts';

async function load(id: GameId): Promise<[GameId, PageFixture]> {
  const { fixture }: { fixture: PageFixture } = await import(`../../../web/src/games/${id}/game.fixture.ts`);
  return [id, fixture];
}

const FIXTURES = new Map(await Promise.all(GAME_IDS.map(load)));

/** What a game's own folder in the page tells of how it is played there. */
export const fixtureOf = (id: GameId): PageFixture => FIXTURES.get(id)!;
