import { GAME_IDS } from '@sixfold/engine';
import { heardSoFar, listen, playByEar } from '../../testing/src/page/ear.ts';
import { BOT, newTable, PERSON } from '../../testing/src/page/records.ts';
import { openTable } from '../../testing/src/page/table.ts';
import { expect, test } from './test.ts';

for (const game of GAME_IDS) {
  test(`${game} is played to its end by ear`, async ({ page }) => {
    await listen(page);
    await openTable(page, newTable(game, [PERSON, BOT], 'by ear'));
    await playByEar(page);
    const heard = await heardSoFar(page);
    expect(heard.at(-1)).toMatch(/./);
  });
}
