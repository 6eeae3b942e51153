import { GAME_IDS, GAMES, imagine, preview, type Game, type GameId } from '@sixfold/engine';
import type { Series } from '@sixfold/host';
import type { Advice } from '@sixfold/bots';
import { de, en, SPOKEN } from '../src/games/all-messages.fixture.ts';
import { LANGUAGE_IDS, type Language } from '../src/lib/languages.ts';
import type { Messages } from '../src/i18n/messages.ts';
import { sayAdvice, type Said } from '../src/places/table/hint/say-advice.ts';
import { expectAccessible } from './accessible.ts';
import { adviceFor, hireAdviser } from './adviser.ts';
import { tabTo } from '../../testing/src/page/focus.ts';
import { BOT, newTable, PERSON, playUntil, type Known } from '../../testing/src/page/records.ts';
import { expect, test, type Locator, type Page } from './test.ts';
import { openTable } from '../../testing/src/page/table.ts';

// A service worker would fetch the bots' worker past the test.
test.use({ serviceWorkers: 'block' });

/** What a test has a bot say for a move. */
type Opinion = Omit<Advice, 'move'>;

const HELPS: Opinion = {
  outlook: 0.64,
  gains: [2, 0, 0, 0, 0, 0],
  reasons: [{ code: 'weakest', symbol: 'R', points: 2 }],
};
const WINS: Opinion = { outlook: 0.5, gains: [0, 0, 0, 0, 0, 0], reasons: [{ code: 'wins' }] };

/** What the page says of it at a table for two. */
const saidOf = (opinion: Opinion, language: Language): Said =>
  sayAdvice({ ...opinion, move: { type: 'swap' } }, ['', ''], language, SPOKEN[language]);
const reasonOf = (opinion: Opinion, language: Language = 'en'): string => saidOf(opinion, language).reasons[0]!;

/** A table of the board game at which a person is to move and two moves are advised. */
async function openAdvised(page: Page): Promise<void> {
  const known: Known = newTable('board', [PERSON, BOT], 'hints');
  playUntil(known, ({ ply, turn }) => ply >= 12 && turn === 0);
  await hireAdviser(page, adviceFor(known, [HELPS, WINS]));
  await openTable(page, known);
}

/** The hint, in whatever language it is given. */
const card = (page: Page): Locator =>
  page.getByRole('complementary', { name: new RegExp(`^(${en.advice.title}|${de.advice.title})$`) });
const hintButton = (page: Page, { table }: Messages = en): Locator =>
  page.getByRole('button', { name: table.hint, exact: true });
const spoken = (page: Page): Locator => page.locator('[aria-live]');

for (const language of LANGUAGE_IDS) {
  const messages = SPOKEN[language];
  test.describe(language, () => {
    test.use({ wishes: { language } });

    test(`a hint says in ${language} what it brings and why, and what would be next best`, async ({ page }) => {
      const { outlook } = saidOf(HELPS, language);
      const reason = reasonOf(HELPS, language);
      await openAdvised(page);
      // What the table says of itself comes first.
      await expect(spoken(page).filter({ hasText: messages.table.yourTurn })).toHaveCount(1);
      await hintButton(page, messages).click();
      for (const text of ['+2', '64', outlook, reason]) await expect(card(page)).toContainText(text);
      await expect(spoken(page).filter({ hasText: reason })).toHaveCount(1);
      await card(page).getByRole('button', { name: messages.advice.next }).click();
      await expect(card(page)).toContainText(reasonOf(WINS, language));
      await expect(card(page)).not.toContainText(reason);
      await card(page).getByRole('button', { name: messages.app.close }).click();
      await expect(card(page)).toHaveCount(0);
    });
  });
}

test('hints are asked for and leafed through by keyboard', async ({ page }) => {
  await openAdvised(page);
  const button = hintButton(page);
  await button.waitFor();
  await tabTo(page, button);
  await page.keyboard.press('Enter');
  await expect(card(page)).toContainText(reasonOf(HELPS));
  await page.keyboard.press('Enter');
  await expect(card(page)).toContainText(reasonOf(WINS));
  await tabTo(page, card(page).getByRole('button', { name: en.app.close }));
  await page.keyboard.press('Enter');
  await expect(card(page)).toHaveCount(0);
  await expect(button).toBeFocused();
});

test('axe finds nothing wrong with a hint', async ({ page }) => {
  await openAdvised(page);
  await hintButton(page).click();
  await card(page).waitFor();
  await expectAccessible(page, 'hint');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true });

  test('a hint fits the screen, covers nothing of the table, and plays its move', async ({ page }) => {
    await openAdvised(page);
    await hintButton(page).tap();
    await card(page).waitFor();
    const { x, y, width, height } = (await card(page).boundingBox())!;
    const surface = (await page.locator('.surface').boundingBox())!;
    expect([x >= 0, y >= surface.y + surface.height, x + width <= 360, y + height <= 640]).toEqual([
      true,
      true,
      true,
      true,
    ]);
    const before = await page.locator('.table').getAttribute('data-ply');
    await card(page).getByRole('button', { name: en.advice.play }).tap();
    await expect(page.locator('.table')).not.toHaveAttribute('data-ply', before ?? '');
    await expect(card(page)).toHaveCount(0);
  });
});

for (const game of GAME_IDS) {
  test(`the worker gives a hint in ${game}`, async ({ page }) => {
    const known = newTable(game, [PERSON, BOT], 'real');
    const rules: Game = GAMES[game];
    const hasChoice = ({ match }: Series): boolean => imagine(rules, match.view(0)).countMoves() > 1;
    playUntil(known, (series) => series.ply >= 6 && series.turn === 0 && hasChoice(series));
    await openTable(page, known);
    await hintButton(page).click();
    await expect(card(page)).toContainText(en.advice.is(''));
  });
}

test('where there is one legal move the hint says so, without a card', async ({ page }) => {
  await openTable(page, newTable('dice', [PERSON, BOT], 'only'));
  await hintButton(page).click();
  await expect(page.locator('.note')).toContainText(en.advice.only);
  await expect(card(page)).toHaveCount(0);
});

/** A table at which some move of the person brings a bonus turn, and that move. */
function atBonus(game: GameId): { readonly known: Known; readonly move: number } {
  const rules: Game = GAMES[game];
  for (let seed = 0; ; seed++) {
    const known = newTable(game, [PERSON, BOT], `bonus ${seed}`);
    let move: number | undefined;
    const isThere = ({ match, turn }: Series): boolean => {
      if (turn !== 0) return false;
      const position = imagine(rules, match.view(0));
      move = position.legalMoves().find((one) => preview(rules, position, one).bonus.length > 0);
      return move !== undefined;
    };
    if (playUntil(known, isThere) && move !== undefined) return { known, move };
  }
}

test('a hint that brings a bonus turn is over with its move, and the table stays whole', async ({ page }) => {
  const { known, move } = atBonus('cards');
  await hireAdviser(page, [{ ...HELPS, move }]);
  await openTable(page, known);
  await hintButton(page).click();
  await card(page).getByRole('button', { name: en.advice.play }).click();
  await expect(page.locator('.bonus')).toHaveText(en.table.bonus);
  await expect(page.locator('.table')).toHaveCount(1);
  await expect(card(page)).toHaveCount(0);
});
