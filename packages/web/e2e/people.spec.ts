import { en } from '../src/games/all-messages.fixture.ts';
import { botKind } from '../src/i18n/bot-name.ts';
import { gameCard, result } from '../../testing/src/page/table.ts';
import { accept, DESKTOP, inviteOf, linkState, PHONE, playUntil, test, wayTo, type Player } from './online.ts';
import { expectAccessible } from './accessible.ts';
import { expect } from './test.ts';

const NAMES = ['Ada', 'Bo', 'Cy', 'Di'] as const;
const CLUB = botKind('club', en);

/** Opens a table for so many people, of whom the first is the host. */
async function open([host]: readonly Player[], people: number, games = 1): Promise<void> {
  const { page } = host!;
  await page.goto('/#/friends/dice');
  await page.getByLabel(en.online.name).fill('Ada');
  for (let seat = 3; seat <= people; seat++) await page.getByRole('button', { name: en.setup.add }).click();
  if (games > 1) await page.getByRole('radio', { name: String(games), exact: true }).check();
  await page.getByRole('button', { name: en.online.openTable }).click();
  await page.getByRole('heading', { name: en.online.seats }).waitFor();
}

/** All sit down at one table of dice; the last invited begins the game. */
async function sitTogether(people: readonly Player[], games = 1): Promise<void> {
  await open(people, people.length, games);
  const [host, ...guests] = people;
  for (const [index, guest] of guests.entries()) await accept(guest, await inviteOf(host!), NAMES[index + 1]!);
  await everywhere(people, ({ page }) => page.locator('.table').waitFor());
}

const everywhere = async <P>(people: readonly P[], check: (player: P) => Promise<void>): Promise<void> =>
  void (await Promise.all(people.map(check)));

/** What all of them read: a notice, the log or a line. */
const allRead = (people: readonly Pick<Player, 'page'>[], text: string): Promise<void> =>
  everywhere(people, ({ page }) => expect(page.getByText(text).locator('visible=true').first()).toBeVisible());

const press = async ({ page }: Player, name: string): Promise<void> =>
  page.getByRole('button', { name, exact: true }).click();

async function fromMenu(player: Player, name: string): Promise<void> {
  await press(player, en.online.menu);
  await press(player, name);
  await press(player, en.app.yes);
}

const isShown = (players: readonly Player[]): Promise<void> =>
  everywhere(players, ({ page }) => expect(result(page)).toBeVisible());

test('of two, whoever resigns has lost: on both screens, for whoever watches, and in the history', async ({ meet }) => {
  const [ada, bo, cy] = [await meet(PHONE), await meet(DESKTOP), await meet()];
  await sitTogether([ada, bo]);
  await cy.page.goto(wayTo(ada.page.url()));
  await playUntil([ada, bo], 'dice', 4);
  await expect(cy.page.locator('.dice-hint')).toBeVisible();
  await expect(cy.page.locator('.move-button')).toHaveCount(0);
  await fromMenu(bo, en.online.resign);
  await isShown([ada, bo, cy]);
  await expect(ada.page.getByRole('heading', { name: `${en.end.resigned('Bo')} ${en.end.youWon}` })).toBeVisible();
  await expect(bo.page.getByRole('heading', { name: `${en.end.youResigned} ${en.end.won('Ada')}` })).toBeVisible();
  await expectAccessible(ada.page, 'resigned');
  for (const { page } of [ada, bo]) {
    await result(page).getByRole('button', { name: en.end.lookAgain }).click();
    await page.getByRole('button', { name: en.history.last }).click();
    await allRead([{ page }], `${en.end.resigned('Bo')} ${en.end.won('Ada')}`);
    await page.goto('/#/history');
    await expect(page.getByText(en.end.resigned('Bo'))).toBeVisible();
    await expect(page.getByText(en.end.won('Ada'))).toBeVisible();
  }
});

test('a bot plays on for somebody who is away for long, and gives the seat back on return', async ({ meet }) => {
  const [ada, bo] = [await meet(DESKTOP), await meet(PHONE)];
  await sitTogether([ada, bo]);
  await expect(ada.page.getByText(en.online.yours('Ada')).first()).toBeVisible();
  bo.wire.cut();
  await expect(ada.page.getByText(en.online.mayReplace('Bo', '0:01'))).toBeVisible();
  await expect(ada.page.getByText(en.online.goes('Bo')).first()).toBeVisible();
  await press(ada, en.online.replace('Bo'));
  await allRead([ada], en.online.standsIn('Bo', CLUB));
  await allRead([ada], en.seats.botFor('Bo', CLUB));
  await playUntil([ada], 'dice', 4);
  bo.wire.mend();
  await expect(bo.page.getByRole('complementary', { name: en.online.botPlays })).toBeVisible();
  await press(bo, en.online.takeOver);
  await allRead([ada], en.online.plays('Bo'));
  await expect(bo.page.getByText(en.online.yours('Bo')).first()).toBeVisible();
  await playUntil([ada, bo], 'dice', 8);
});

test('of four, one is removed by all others and one resigns: everybody is told', async ({ meet }) => {
  const people = [await meet(DESKTOP), await meet(PHONE), await meet(PHONE), await meet(DESKTOP)];
  const [ada, bo, cy, di] = people as [Player, Player, Player, Player];
  await sitTogether(people);
  await fromMenu(ada, en.online.removeOf('Di'));
  await allRead([bo, cy, di], en.online.wantsAway('Ada', 'Di'));
  await press(bo, en.online.agree);
  await press(cy, en.online.agree);
  await allRead([ada, bo, cy], en.online.removed('Ada', 'Di'));
  await allRead([di], en.online.removedYou('Ada'));
  await fromMenu(cy, en.online.resign);
  await allRead([ada, bo, di], en.online.gaveUpToBot('Cy', CLUB));
  await allRead([ada, bo, di], en.seats.botFor('Cy', CLUB));
  await fromMenu(bo, en.online.end);
  await allRead([ada], en.online.wantsEnd('Bo'));
  await press(ada, en.online.agree);
  await everywhere([ada, bo], ({ page }) =>
    expect(page.getByText(en.online.isOver.closed, { exact: true })).toBeVisible(),
  );
});

test('a take-back says what goes back, covers nothing of the game, and a “no” is told once', async ({ meet }) => {
  const [ada, bo] = [await meet(PHONE), await meet(PHONE)];
  await sitTogether([ada, bo]);
  await playUntil([ada, bo], 'dice', 3);
  const asker = ada.news!.takeBack === null ? bo : ada;
  const other = asker === ada ? bo : ada;
  await asker.page.getByRole('button', { name: en.online.askBack }).click();
  await expect(other.page.locator('.offer-card')).toContainText(
    en.online.wantsBack(asker === ada ? 'Ada' : 'Bo', '').slice(0, -3),
  );
  const boxes = ['.offer-card', '.dice-table'].map((part) => other.page.locator(part).boundingBox());
  const [card, game] = await Promise.all(boxes);
  expect(card!.y + card!.height).toBeLessThanOrEqual(game!.y);
  await press(other, en.online.decline);
  await expect(asker.page.getByText(en.online.refused(asker === ada ? 'Bo' : 'Ada')).first()).toBeVisible();
  await expect(asker.page.getByRole('button', { name: en.online.askBack })).toBeDisabled();
});

test('a rematch names who wants it, begins when both have come, and keeps the score', async ({ meet }) => {
  const [ada, bo] = [await meet(DESKTOP), await meet(PHONE)];
  await sitTogether([ada, bo]);
  await playUntil([ada, bo], 'dice', 2);
  await fromMenu(bo, en.online.resign);
  await isShown([ada, bo]);
  await result(bo.page).getByRole('button', { name: en.table.rematch }).click();
  await expect(result(ada.page).getByText(en.online.wantsAgain('Bo'))).toBeVisible();
  await expect(bo.page.getByRole('heading', { name: en.online.seats })).toBeVisible();
  await result(ada.page).getByRole('button', { name: en.online.follow, exact: true }).click();
  await everywhere([ada, bo], ({ page }) => expect(page.getByText('Ada 1 : 0 Bo')).toBeVisible());
});

test('in a series one player’s next game does not close the other’s result', async ({ meet }) => {
  const [ada, bo] = [await meet(DESKTOP), await meet(PHONE)];
  await sitTogether([ada, bo], 3);
  await playUntil([ada, bo], 'dice', 2);
  await fromMenu(bo, en.online.resign);
  await isShown([ada, bo]);
  await result(bo.page).getByRole('button', { name: en.end.nextGame }).click();
  await expect(bo.page.getByText(en.table.game(2, 3))).toBeVisible();
  await expect(result(ada.page).getByText(en.end.ready('Bo'))).toBeVisible();
  await result(ada.page).getByRole('button', { name: en.end.nextGame }).click();
  await expect(result(ada.page)).toHaveCount(0);
  await playUntil([ada, bo], 'dice', 2);
});

test('between two games of a series one leaves for good, and a bot plays on', async ({ meet }) => {
  const [ada, bo] = [await meet(DESKTOP), await meet(PHONE)];
  await sitTogether([ada, bo], 3);
  await fromMenu(bo, en.online.resign);
  await isShown([ada, bo]);
  await press(bo, en.online.leave);
  await press(bo, en.app.yes);
  await expect(bo.page.getByRole('region', { name: en.online.mine })).toHaveCount(0);
  await allRead([ada], en.online.leftToBot('Bo', CLUB));
  await result(ada.page).getByRole('button', { name: en.end.nextGame }).click();
  await expect(ada.page.getByText(en.table.game(2, 3))).toBeVisible();
  await playUntil([ada], 'dice', 3);
});

test('of three, whoever resigned leaves for good before the others are done: everybody is told', async ({ meet }) => {
  const [ada, bo, cy] = [await meet(DESKTOP), await meet(PHONE), await meet(PHONE)];
  await sitTogether([ada, bo, cy], 3);
  await fromMenu(bo, en.online.resign);
  await allRead([ada, cy], en.online.gaveUpToBot('Bo', CLUB));
  await fromMenu(bo, en.online.leave);
  await gameCard(bo.page, 'dice').waitFor();
  await allRead([ada, cy], en.online.leftToBot('Bo', CLUB));
});

test('the host’s role passes on, and a table that the host closes can be opened again', async ({ meet }) => {
  const people = [await meet(DESKTOP), await meet(PHONE)];
  const [ada, bo] = people as [Player, Player];
  await open(people, 3);
  await accept(bo, await inviteOf(ada), 'Bo');
  await allRead([ada], en.online.sitsDown('Bo'));
  const table = wayTo(ada.page.url());
  await press(ada, en.online.getUp);
  await press(ada, en.app.yes);
  await allRead([bo], en.online.getsUp('Ada'));
  await gameCard(ada.page, 'dice').waitFor();
  await ada.page.goto(table);
  await expect(ada.page.getByRole('heading', { name: en.online.seats })).toBeVisible();
  await press(bo, en.online.closeTable);
  await press(bo, en.app.yes);
  const mine = bo.page.getByRole('region', { name: en.online.mine });
  await mine.getByText(en.online.mineOver(1)).click();
  await mine.getByRole('link').click();
  await everywhere([ada, bo], ({ page }) =>
    expect(page.getByRole('heading', { name: en.online.closed })).toBeVisible(),
  );
  await press(bo, en.online.reopen);
  await everywhere([ada, bo], ({ page }) => expect(page.getByRole('heading', { name: en.online.seats })).toBeVisible());
});

test('whoever plays with bots alone closes the table from the list of their own, and nobody is to move there', async ({
  meet,
}) => {
  const ada = await meet(DESKTOP);
  await ada.page.goto('/#/friends/dice');
  await ada.page.getByLabel(en.online.name).fill('Ada');
  await ada.page.getByLabel(en.setup.seat(2), { exact: true }).selectOption('bot');
  await press(ada, en.online.openTable);
  await ada.page.locator('.table').waitFor();
  await ada.page.goto('/');
  const mine = ada.page.getByRole('region', { name: en.online.mine });
  await mine.getByRole('button', { name: /./ }).click();
  await press(ada, en.online.closeTable);
  await press(ada, en.app.yes);
  await mine.getByText(en.online.mineOver(1)).click();
  await mine.getByRole('link').click();
  await expect(ada.page.getByText(en.online.isOver.closed).first()).toBeVisible();
  await expect(ada.page.locator('.table')).toContainText(en.table.over);
  await expect(ada.page.locator('.table')).not.toContainText(en.table.turn(''));
});

test('without a connection nobody seems to be here, and a move is kept until it is back', async ({ meet }) => {
  const [ada, bo] = [await meet(PHONE), await meet(DESKTOP)];
  await sitTogether([ada, bo]);
  const mover = ada.news!.view.turn === 0 ? ada : bo;
  await expect(mover.page.locator('.people .presence.is-here')).toHaveCount(1);
  mover.wire.cut();
  await expect(linkState(mover, en.online.links.waiting)).toBeVisible();
  await expect(mover.page.locator('.people .presence.is-here')).toHaveCount(0);
  await mover.page.getByRole('button', { name: new RegExp(`^${en.dice.roll}`) }).click();
  await expect(mover.page.getByText(en.online.kept)).toBeVisible();
  mover.wire.mend();
  await expect.poll(() => ada.news!.ply).toBe(1);
  await expect.poll(() => bo.news!.ply).toBe(1);
  await expect(mover.page.getByText(en.online.kept)).toHaveCount(0);
});
