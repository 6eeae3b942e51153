import { expect, test } from 'vitest';
import { drawStandings } from './chart.ts';
import { ALONE, PLAN, PLAYED, PLAYED_ALONE } from './plan.fixture.ts';
import { sayStandings } from './report.ts';
import { standingsOf } from './standings.ts';

test('the table has a line for each, and columns for what there is to tell', () => {
  expect(sayStandings(PLAN, standingsOf(PLAN, PLAYED))).toBe(
    [
      'dice, 2 players: 4 games, 2 deals',
      '',
      'bot         win rate     interval  Elo  weakest  ms/move  over budget, p99  forfeits',
      'ada           62.5 %  17.5–90.9 %   58     4.00       12           10.0 ms         1',
      'exec:./bob    37.5 %   9.1–82.5 %    0     3.00     2.50                 –         0',
      '',
      'Intervals are 95 %, over deals. Elo is relative to exec:./bob.',
      '',
    ].join('\n'),
  );
});

test('without a budget in time and without forfeits these columns are left out', () => {
  const [, bob] = PLAN.entrants;
  const plan = { ...PLAN, entrants: [bob!, { ...bob!, label: 'carl' }] };
  const [, head] = sayStandings(plan, standingsOf(plan, PLAYED.slice(0, 2))).split('\n\n');
  expect(head).toMatch(/^bot +win rate +interval +Elo +weakest +ms\/move\n/);
});

test('alone, the weakest track has an interval, and one by himself is compared with nobody', () => {
  const said = sayStandings(ALONE, standingsOf(ALONE, PLAYED_ALONE));
  expect(said).toContain('board, solo: 4 games, 2 deals');
  // Ada had 12 and 14: mean 13, and 1.96 · √(2 / 2) to both sides.
  expect(said).toContain('13.00  11.04–14.96');
  const plan = { ...ALONE, entrants: ALONE.entrants.slice(0, 1), seatings: [[0]] };
  const single = sayStandings(plan, standingsOf(plan, PLAYED_ALONE.slice(0, 1)));
  expect(single).toContain('board, solo: 1 games, 1 deal\n');
  expect(single).not.toMatch(/win rate|Elo/);
});

test('a long name is cut', () => {
  const label = `exec:${'very '.repeat(20)}long`;
  const plan = { ...PLAN, entrants: [PLAN.entrants[0]!, { ...PLAN.entrants[1]!, label }] };
  const said = sayStandings(plan, standingsOf(plan, PLAYED));
  expect(said).not.toContain(label);
  expect(said).toContain(`${label.slice(0, 27)}…`);
});

test('the picture shows win rates on a scale from 0 to 100 %, with even chances marked', () => {
  const picture = drawStandings(PLAN, standingsOf(PLAN, PLAYED));
  expect(picture).toContain('<title>dice: win rate, 2 players: ada 62.5 %, Elo 58; exec:./bob 37.5 %, Elo 0</title>');
  expect(picture).toContain('>4 games; strokes are 95 % intervals<');
  for (const tick of [0, 25, 50, 75, 100]) expect(picture).toContain(`>${tick} %<`);
  // The scale begins at 210 and is 380 wide.
  expect(picture).toContain(`<circle class="dot" cx="${210 + 380 * 0.625}"`);
  expect(picture).toContain(`<line class="mark" x1="${210 + 380 / 2}"`);
});

test('the picture of those who play alone shows weakest tracks up to the next multiple of four', () => {
  const picture = drawStandings(ALONE, standingsOf(ALONE, PLAYED_ALONE));
  expect(picture).toContain('board: mean weakest track, solo: ada 13.00; exec:./bob 12.00');
  // Ada's interval reaches 14.96, Bob's 15.92.
  for (const tick of [0, 4, 8, 12, 16]) expect(picture).toContain(`>${tick}<`);
  expect(picture).not.toContain('class="mark"');
});
