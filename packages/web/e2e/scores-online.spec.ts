import { en } from '../src/games/all-messages.fixture.ts';
import { expectAccessible } from './accessible.ts';
import { accept, inviteOf, PHONE, test, wayTo, type Player } from './online.ts';
import { firstValue, NAMES, openScores } from './score-board.ts';
import { expect } from './test.ts';

const TELEVISION = { width: 1920, height: 1080 };

/** What a page shows of the board: how many entries, and everybody's values. */
const boardOn = ({ page }: Pick<Player, 'page'>): Promise<string> =>
  page.evaluate(() => {
    const ply = document.querySelector<HTMLElement>('[data-ply]')?.dataset['ply'];
    const teams = [...document.querySelectorAll('.tracks .team')].map(
      (team) =>
        `${team.querySelector('.seat-chip')?.textContent} ${[...team.querySelectorAll('.lane-value')].map((one) => one.textContent).join(' ')}`,
    );
    return [ply, ...teams.toSorted()].join('\n');
  });

async function expectSame(players: readonly Player[], ply: number): Promise<void> {
  for (const { page } of players) await page.locator(`.table[data-ply="${ply}"]`).waitFor();
  const boards = await Promise.all(players.map(boardOn));
  expect(new Set(boards).size, boards.join('\n\n')).toBe(1);
}

/** Enters two colours of whoever's turn it is, who has none of them yet. */
async function enterTwo({ page }: Player, first: number, second: number): Promise<void> {
  await firstValue(page, first, 2).click();
  await firstValue(page, second, 1).click();
}

/** Somebody who has the address without the invite looks on, and asks. */
async function askForSeat({ page }: Player, link: string, name: string): Promise<void> {
  const [path = ''] = link.split('#');
  await page.goto(path);
  await page.getByRole('button', { name: en.online.knock }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(en.online.name).fill(name);
  await expectAccessible(page, 'asking for a seat at a score board');
  await dialog.getByRole('button', { name: en.online.knock }).click();
  await expect(page.getByText(en.online.knocked)).toBeVisible();
}

async function letIn({ page }: Player, name: string): Promise<void> {
  const card = page.getByRole('complementary', { name: en.online.knocking(name) });
  await expectAccessible(page, 'somebody asks for a seat at a score board');
  await card.getByRole('button', { name: en.online.letIn }).click();
}

test('four phones at one score board keep the same state through reload, a lost connection and a killed server', async ({
  meet,
  house,
}) => {
  const [ada, bo, cleo, dan] = [await meet(PHONE), await meet(PHONE), await meet(PHONE), await meet(PHONE)];
  const all = [ada, bo, cleo, dan];
  await openScores(ada.page, { game: 'cards', players: 4, starter: 0, isOnline: true });
  const link = await inviteOf(ada);
  await ada.page.keyboard.press('Escape');
  for (const [index, guest] of [bo, cleo].entries()) await accept(guest, link, NAMES[index + 1] ?? '');
  await askForSeat(dan, link, 'Dan');
  await letIn(cleo, 'Dan');
  for (const { page } of all) await page.locator('.pad').waitFor();
  // Anybody enters for whoever's turn it is.
  await enterTwo(bo, 0, 4);
  await expectSame(all, 1);
  await enterTwo(ada, 1, 5);
  await expectSame(all, 2);
  await cleo.page.reload();
  await expectSame(all, 2);

  dan.wire.cut();
  await enterTwo(cleo, 2, 3);
  await expectSame([ada, bo, cleo], 3);
  dan.wire.mend();
  await expectSame(all, 3);

  await house.kill();
  await house.start();
  await enterTwo(dan, 0, 5);
  await expectSame(all, 4);
  await bo.page.getByRole('button', { name: en.table.takeBack }).click();
  await expectSame(all, 3);
  await expectAccessible(bo.page, 'score board online');

  const { pathname } = new URL(ada.page.url());
  await ada.page.setViewportSize(TELEVISION);
  await ada.page.goto(wayTo(new URL(`${pathname}/tv`, ada.page.url()).href));
  await ada.page.locator('.is-picture[data-ply="3"]').waitFor();
  await expect(ada.page.locator('.sheet-ranks li')).toHaveCount(4);
  await expectAccessible(ada.page, 'score board on a television');
});
