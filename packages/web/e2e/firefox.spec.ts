import { GAME_IDS, type GameId } from '@sixfold/engine';
import { BOT, newTable, PERSON, playUntil, type Known } from '../../testing/src/page/records.ts';
import { knownTable, openTable, playMove, result } from '../../testing/src/page/table.ts';
import { canvas, handling as scene } from '../../testing/src/page/scene.ts';
import { expect, test } from './test.ts';

/** A game of which the larger part is played: what is left shows all that could differ in another browser. */
function begun(game: GameId): Known {
  const whole = newTable(game, [PERSON, BOT], 'firefox');
  playUntil(whole, () => false);
  const known = newTable(game, [PERSON, BOT], 'firefox');
  playUntil(known, ({ ply }) => 3 * ply >= 2 * whole.series.ply);
  return known;
}

for (const game of GAME_IDS) {
  test(`${game} is played to its end in Firefox, by keyboard and by mouse in turn`, async ({ page }) => {
    await openTable(page, begun(game));
    for (let move = 0; await playMove(page, move % 2 === 0 ? 'keyboard' : 'mouse'); move++) continue;
    const { table } = await knownTable(page);
    expect(table.series.isOver).toBe(true);
    await expect(result(page)).toBeVisible();
  });
}

test('the stacking board is played to its end as a scene, too', async ({ page }) => {
  test.skip(!process.env['DISPLAY'], 'Firefox draws scenes in a window alone, and there is no screen');
  await openTable(page, begun('board3d'));
  await canvas(page).waitFor();
  for (let move = 0; await playMove(page, move % 2 === 0 ? 'keyboard' : 'mouse', scene); move++) continue;
  const { table } = await knownTable(page);
  expect(table.series.isOver).toBe(true);
  await expect(canvas(page)).toHaveCount(1);
});
