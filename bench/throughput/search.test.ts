import { expect, test } from 'vitest';
import { Search } from './search.ts';

/** All rates that are tried until the highest is known. */
function tryAll(search: Search, isHeld: (rate: number) => boolean): number[] {
  const tried: number[] = [];
  while (search.next !== null) {
    tried.push(search.next);
    search.tell(isHeld(search.next));
  }
  return tried;
}

test('the highest rate that holds is found within a tenth', () => {
  for (const most of [90, 260, 1000, 1437, 6001]) {
    const search = new Search(250);
    expect(tryAll(search, (rate) => rate <= most).length).toBeLessThan(20);
    expect(search.held).toBeGreaterThan(most / 1.1);
    expect(search.held).toBeLessThanOrEqual(most);
  }
});

test('what failed once by mischance is tried again', () => {
  const search = new Search(100);
  let [times, failures] = [0, 0];
  tryAll(search, (rate) => (times++ === 1 && failures++ === 0 ? false : rate <= 1000));
  expect(search.held).toBeGreaterThan(900);
});
