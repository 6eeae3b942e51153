import { beforeEach, expect, test, vi } from 'vitest';
import { Attention } from './attention.ts';

let now = 0;
let later: { at: number; act: () => void } | null = null;
const say = vi.fn<(idle: number | null) => void>();
let attention: Attention;

/** Time goes on to a moment, and what was put off happens when it is due. */
function goOn(to: number): void {
  if (later && later.at <= to) {
    const { at, act } = later;
    now = at;
    act();
  }
  now = to;
}

const heard = (): (number | null)[] => say.mock.calls.map(([idle]) => idle);

beforeEach(() => {
  now = 0;
  later = null;
  say.mockClear();
  attention = new Attention({
    now: () => now,
    later: (delay, act) => {
      later = { at: now + delay, act };
      return () => void (later = null);
    },
    say,
  });
  attention.show();
});

test('whoever comes to a table looks at it', () => {
  expect(heard()).toEqual([0]);
});

test('what is done soon after is said once the pause is over, with the time since', () => {
  goOn(10_000);
  attention.act();
  goOn(20_000);
  attention.act();
  expect(heard()).toEqual([0]);
  goOn(45_000);
  expect(heard()).toEqual([0, 10_000]);
});

test('what is done after the pause is said at once, and nothing where nothing is done', () => {
  goOn(50_000);
  expect(heard()).toEqual([0]);
  attention.act();
  expect(heard()).toEqual([0, 0]);
});

test('a hidden table is not looked at, whatever is done; shown again it is', () => {
  goOn(5_000);
  attention.act();
  attention.hide();
  attention.act();
  attention.hide();
  goOn(60_000);
  expect(heard()).toEqual([0, null]);
  attention.show();
  expect(heard()).toEqual([0, null, 0]);
});

test('a new connection is told, unless nothing was done for a minute or nobody sees the table', () => {
  goOn(20_000);
  attention.connect();
  expect(heard()).toEqual([0, 20_000]);
  goOn(60_000);
  attention.connect();
  attention.hide();
  attention.connect();
  expect(heard()).toEqual([0, 20_000, null]);
});
