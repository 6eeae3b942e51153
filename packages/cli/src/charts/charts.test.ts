import { describe, expect, test } from 'vitest';
import { curveChart } from './curves.ts';
import { dotChart } from './dots.ts';
import { drawing, dot, escaped, path, stroke, words } from './svg.ts';

/** All values of an attribute, in order, of the elements that begin like this. */
const valuesOf = (picture: string, element: string, attribute: string): string[] =>
  Array.from(picture.matchAll(new RegExp(`<${element}[^>]* ${attribute}="([^"]*)"`, 'g')), ([, value]) => value!);

describe('parts of a picture', () => {
  test('text is escaped, wherever it stands', () => {
    expect(escaped('<a href="x">&</a>')).toBe('&lt;a href=&quot;x&quot;&gt;&amp;&lt;/a&gt;');
    expect(words('quiet', 1, 2, 'R & D')).toBe('<text class="quiet" x="1" y="2">R &amp; D</text>');
    expect(drawing(10, 10, 'a < b', [])).toContain('<title>a &lt; b</title>');
  });

  test('places are rounded to tenths', () => {
    expect(dot(1 / 3, 2 / 3)).toBe('<circle class="dot" cx="0.3" cy="0.7" r="6"/>');
    expect(stroke('grid', 0, 1.04, 1.05, 2)).toBe('<line class="grid" x1="0" y1="1" x2="1.1" y2="2"/>');
    expect(
      path('first', [
        [0, 0.25],
        [10, 3],
      ]),
    ).toBe('<polyline class="first" points="0,0.3 10,3"/>');
  });

  test('a picture has a size, words for those who do not see it, and colours for dark pages', () => {
    const picture = drawing(300, 200, 'nothing', ['<g/>']);
    expect(picture).toMatch(/^<svg [^>]*viewBox="0 0 300 200" width="300" height="200" role="img">\n/);
    expect(picture).toContain('@media (prefers-color-scheme: dark)');
    expect(picture).toMatch(/\n {2}<g\/>\n<\/svg>\n$/);
  });
});

describe('values as dots', () => {
  const chart = {
    title: 'Points',
    subtitle: 'of two',
    rows: [
      { label: 'one', value: 2, interval: [1, 3] as const, text: '2.0' },
      { label: 'two', value: 4, interval: [4, 4] as const, text: '4.0' },
    ],
    top: 4,
    sayTick: (value: number) => `${value} points`,
    mark: 1,
  };

  test('each has its place on a scale from 210 to 590, with its interval', () => {
    const picture = dotChart(chart);
    expect(valuesOf(picture, 'circle', 'cx')).toEqual(['400', '590']);
    expect(valuesOf(picture, 'line class="reach"', 'x1')).toEqual(['305', '590']);
    expect(valuesOf(picture, 'line class="reach"', 'x2')).toEqual(['495', '590']);
    expect(new Set(valuesOf(picture, 'circle', 'cy')).size).toBe(2);
  });

  test('the scale has five ticks, and a mark to compare with where there is one', () => {
    const picture = dotChart(chart);
    for (const tick of [0, 1, 2, 3, 4]) expect(picture).toContain(`>${tick} points<`);
    expect(valuesOf(picture, 'line class="mark"', 'x1')).toEqual(['305']);
    expect(dotChart({ ...chart, mark: null })).not.toContain('class="mark"');
  });

  test('in words: everyone with what stands at the end of the line', () => {
    expect(dotChart(chart)).toContain('<title>Points: one 2.0; two 4.0</title>');
  });
});

describe('two curves', () => {
  const chart = {
    title: 'Learning',
    subtitle: 'slowly',
    right: 200,
    counting: 'games',
    first: {
      name: 'loss',
      points: [
        [0, 0],
        [100, 1],
        [200, 2],
      ],
      top: 2,
      sayTick: (value: number) => `${value} l`,
    },
    second: { name: 'rate', points: [[200, 0.5]], top: 1, sayTick: (value: number) => `${100 * value} %` },
  } as const;

  test('each is drawn to its own scale', () => {
    const picture = curveChart(chart);
    // From 70 to 650 across, and from 320 up to 84.
    expect(valuesOf(picture, 'polyline class="first"', 'points')).toEqual(['70,320 360,202 650,84']);
    expect(valuesOf(picture, 'polyline class="second"', 'points')).toEqual(['650,202']);
  });

  test('the scales are written at both sides and below', () => {
    const picture = curveChart(chart);
    for (const text of ['0 l', '1 l', '2 l', '0 %', '50 %', '100 %', '0', '100', '200', 'games', 'loss', 'rate'])
      expect(picture).toContain(`>${text}<`);
  });
});
