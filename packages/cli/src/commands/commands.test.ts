import { describe, expect, test } from 'vitest';
import { temporaryFolder } from '../command-line/folder.fixture.ts';
import { VERSION } from '../command-line/version.ts';
import { sixfold } from './sixfold.fixture.ts';

const folder = temporaryFolder();

const NAMES = [
  'play',
  'sit',
  'serve',
  'backup',
  'restore',
  'migrate',
  'doctor',
  'tables',
  'close',
  'forget',
  'block',
  'say',
  'games',
  'bots',
  'simulate',
  'arena',
  'train',
  'verify',
  'show',
  'review',
  'perft',
  'bench',
];

describe('help', () => {
  test.each([[[]], [['--help']], [['-h']], [['help']]])(
    '%j lists every command with a line about it',
    async (words) => {
      const { code, out, err } = await sixfold(...words);
      expect([code, err]).toEqual([0, '']);
      const listed = Array.from(out.matchAll(/^ {2}(\w+) {2,}\S.+$/gm), ([, name]) => name);
      expect(listed).toEqual(NAMES);
    },
  );

  test.each(NAMES)('of %s begins with its usage, and asking for it does nothing else', async (name) => {
    const { code, out, err } = await sixfold(name, '--help');
    expect([code, err]).toEqual([0, '']);
    expect(out).toMatch(new RegExp(`^Usage: sixfold ${name}\\b.*\\n`));
    expect(out).not.toMatch(/undefined|NaN|\[object/);
    expect(await sixfold(name, '--nonsense', '-h')).toEqual({ code, out, err });
  });
});

test.each(['--version', '-v'])('%s tells the version', async (flag) => {
  expect(await sixfold(flag)).toEqual({ code: 0, out: `${VERSION}\n`, err: '' });
});

describe('a wrong use says what is wrong and where the help is, and ends with code 2:', () => {
  test.each([
    ['simulate', '--game is missing; games: board, board3d, cards, stones, dice'],
    ['simulate --game chess', 'there is no game "chess"; games: board, board3d, cards, stones, dice'],
    ['simulate --game cards --players 1', 'the game is for 2, 3, 4 players, not 1'],
    ['simulate --game board --players 5', '--players takes a whole number from 1 to 4, not "5"'],
    ['simulate --game board --players 3 --options {"partners":true}', 'option partners is for 4 players, not 3'],
    ['simulate --game board --options {"colour":1}', 'the game has no option "colour"'],
    ['simulate --game board --options {"partners":1}', 'option partners can be false, true, not 1'],
    ['simulate --game board --options []', 'options is missing or malformed'],
    ['simulate --game board --options {', '--options takes JSON, such as \'{"partners":true}\', not "{"'],
    ['simulate --game board --bots random,greedy,random', 'one name for all seats or one for each of 2 seats, not 3'],
    ['simulate --game board --bots deep', 'there is no bot "deep"; bots: random, greedy, '],
    ['simulate --game board --games many', '--games takes a whole number from 0 to 1000000000, not "many"'],
    ['simulate --game board --games -1', "Option '--games' argument is ambiguous"],
    ['simulate --game board --jobs 65', '--jobs takes a whole number from 1 to 64, not "65"'],
    ['simulate --game board --iterations 1.5', '--iterations takes a whole number from 0 to 1000000, not "1.5"'],
    ['simulate --game board --wish', "Unknown option '--wish'"],
    [`simulate --game board --out ${folder}/no/such/folder`, `cannot write to ${folder}/no/such/folder: ENOENT`],
    ['arena --game dice', '--bots is missing, such as --bots master,greedy'],
    ['arena --game dice --bots greedy', '--bots takes at least two names, such as master,greedy'],
    ['arena --game dice --bots greedy,deep', 'there is no bot "deep"'],
    ['arena --game dice --bots greedy,exec:', '"exec:" must be followed by a command'],
    ['arena --game dice --bots greedy@fast,random', '--iterations takes a whole number from 0 to 1000000, not "fast"'],
    ['arena --game dice --bots greedy@5ms@6,random', '"greedy@5ms@6" has more than one budget'],
    ['arena --game dice --players 4 --bots greedy,random,club', '--bots takes 2 or 4 names for 4 players, not 3'],
    ['arena --game dice --bots greedy,random --ms 9 --iterations 9', 'either --ms or --iterations, not both'],
    ['arena --game dice --bots greedy,random --grace soon', '--grace takes a whole number from 0 to 600000'],
    ['arena --game dice --bots greedy,random --games 0', '--games takes a whole number from 1 to 10000000, not "0"'],
    ['arena --game dice --bots greedy,random --out /dev/null/arena', 'cannot write to /dev/null/arena: ENOTDIR'],
    ['arena now', 'arena takes no "now"'],
    ['train', '--game is missing'],
    ['train --game dice --rate 7', '--rate takes a number from 0 to 1, not "7"'],
    ['train --game cards --lambda x', '--lambda takes a number from 0 to 1, not "x"'],
    ['train --game cards --seed x', '--seed takes a whole number from 0 to 4294967295, not "x"'],
    ['train --game cards --players 1', 'the game is for 2, 3, 4 players, not 1'],
    ['train --game cards --games 1 --out /dev/null/w.json', 'cannot write to /dev/null/w.json'],
    ['train cards', 'train takes no "cards"'],
    ['verify', 'verify takes one file, or - for standard input'],
    ['verify one two', 'verify takes one file, or - for standard input'],
    [`verify ${folder}/missing.jsonl`, `cannot read ${folder}/missing.jsonl: ENOENT`],
    ['show', 'show takes one file, or - for standard input'],
    [`show ${folder}`, `cannot read ${folder}: EISDIR`],
    ['perft', '--game is missing'],
    ['perft --game dice --depth 21', '--depth takes a whole number from 1 to 20, not "21"'],
    ['bench --game chess', 'there is no game "chess"'],
    ['bench --seconds 0', '--seconds takes a whole number from 1 to 600, not "0"'],
    ['games --yaml', "Unknown option '--yaml'"],
    ['bots --all', "Unknown option '--all'"],
    ['backup', 'backup takes one file'],
    ['backup copy.db --data /dev/null/none', 'there is no database in /dev/null/none'],
    ['restore one two', 'restore takes one file'],
    ['restore none.db --data /dev/null/none', 'there is no file none.db'],
    ['migrate', 'migrate takes either --check or --to PLACE'],
    ['migrate --check --to x', 'migrate takes either --check or --to PLACE'],
    ['migrate --from /dev/null/none --to x', 'there is no database in /dev/null/none'],
    ['migrate now --check', 'migrate takes no "now"'],
    ['migrate --check --data /dev/null/none', 'there is no database in /dev/null/none'],
    ['doctor now', 'doctor takes no "now"'],
    ['doctor --port high', '--port takes a whole number'],
    ['tables all', 'tables takes no "all"'],
    ['tables --data /dev/null/none', 'no server runs with the data folder /dev/null/none'],
    ['close', 'close takes one table'],
    ['close a b', 'close takes one table'],
    ['forget', 'forget takes one table or guest'],
    ['block', 'block takes either --guest or --address'],
    ['block --guest a --address b', 'block takes either --guest or --address'],
    ['block --guest a --days 0', '--days takes a whole number from 1 to 3650, not "0"'],
    ['say two words', 'say takes one text, in quotes'],
    ['say x --data /dev/null/none', 'no server runs with the data folder /dev/null/none'],
    ['serve now', 'serve takes no "now"'],
    ['serve --port high', '--port'],
  ])('sixfold %s', async (line, message) => {
    const words = line.split(' ');
    const { code, out, err } = await sixfold(...words);
    expect([code, out]).toEqual([2, '']);
    expect(err).toContain(`sixfold: `);
    expect(err).toContain(message);
    expect(err.endsWith(`\n"sixfold ${words[0]} --help" explains the command.\n`)).toBe(true);
    expect(err).not.toContain('    at ');
  });

  test('sixfold chess', async () => {
    expect(await sixfold('chess', '--board')).toEqual({
      code: 2,
      out: '',
      err: 'sixfold: there is no command "chess"; "sixfold --help" lists them\n',
    });
  });
});
