import { expect, test } from 'vitest';
import { symbols } from '../../../i18n/en/shared.ts';
import { sayPicture } from './say.ts';

test('the words for a picture tell all that it shows', () => {
  const values = [2, 0].map((symbol, index) => ({ symbol, value: 7 + index }));
  const ada = { name: 'Ada', rank: 1, values, deciding: 0 };
  const rows = [ada, { ...ada, name: 'Bot Mia', rank: 2 }];
  const picture = { app: 'Sixfold', game: 'Dice', day: 'today', headline: 'Ada wins!', caption: '', rows };
  const [yellow, red] = [symbols.names[2], symbols.names[0]];
  expect(sayPicture(picture, { symbols }).split('\n')).toEqual([
    'Sixfold, Dice, today: Ada wins!',
    `1. Ada: ${yellow} 7, ${red} 8`,
    `2. Bot Mia: ${yellow} 7, ${red} 8`,
  ]);
});
