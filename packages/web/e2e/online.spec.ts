import { GAME_IDS, type GameId } from '@sixfold/engine';
import { en } from '../src/games/all-messages.fixture.ts';
import { accept, inviteOf, linkState, openTable, playAlone, playUntil, test, wayTo, type Player } from './online.ts';
import { result } from '../../testing/src/page/table.ts';
import { expect } from './test.ts';

/** Waits until all of them see the same moment of the game. */
const untilTogether = async (players: readonly Player[]): Promise<void> => {
  const plies = (): Promise<(string | null)[]> =>
    Promise.all(players.map(({ page }) => page.locator('.table').getAttribute('data-ply')));
  await expect.poll(async () => new Set(await plies()).size, { intervals: [20, 50], timeout: 20_000 }).toBe(1);
};

/** A busy machine takes its time to start a server. */
const untilBack = ({ page }: Player): Promise<void> =>
  expect(page.locator('.link-state:is(.is-waiting, .is-connecting)')).toHaveCount(0, { timeout: 60_000 });

/** To its end; of the others the beginning, for how games end is not the network's affair. */
const WHOLE: GameId = 'cards';
/** When all that can happen on the way has happened, a beginning is over. */
const BEGINNING = 12;

// Two friends with their phones, and one who looks on.
test.use({ viewport: { width: 400, height: 720 } });

for (const game of GAME_IDS) {
  test(`${game} is played by invite link, whatever happens on the way`, async ({ meet, house }) => {
    test.setTimeout(240_000);
    const [ada, bo, cy] = [await meet(), await meet(), await meet()];
    await openTable(ada, game, 2);
    await accept(bo, await inviteOf(ada), 'Bo');
    await Promise.all([ada, bo].map(({ page }) => page.locator('.table').waitFor()));
    await cy.page.goto(wayTo(ada.page.url()));
    await expect(cy.page.getByText(en.online.watching)).toBeVisible();

    await playUntil([ada, bo], game, 4);
    await untilTogether([ada, bo, cy]);
    await bo.page.reload();
    await playUntil([ada, bo], game, 8);

    bo.wire.cut();
    await expect(linkState(bo, en.online.links.waiting)).toBeVisible();
    await playAlone(ada, game);
    bo.wire.mend();
    await untilTogether([ada, bo, cy]);

    await house.kill();
    await expect(linkState(ada, en.online.links.waiting)).toBeVisible();
    await house.start();
    await Promise.all([ada, bo].map(untilBack));
    await playUntil([ada, bo], game, game === WHOLE ? Infinity : BEGINNING);
    await untilTogether([ada, bo, cy]);
    if (game !== WHOLE) return;
    await Promise.all([ada, bo, cy].map(({ page }) => expect(result(page)).toBeVisible()));
    await result(bo.page).getByRole('button', { name: en.end.lookAgain }).click();
    await expect(bo.page.getByRole('button', { name: en.history.next })).toBeVisible();
  });
}
