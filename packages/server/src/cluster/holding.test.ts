import { expect, test } from 'vitest';
import { TableHolding } from './holding.ts';

/** A server with a clock that is set by hand, and a store that grants every table in the term given. */
function makeHolding() {
  const calls: string[] = [];
  const store = { now: 0, term: 1 as number | undefined };
  const due: (() => void)[] = [];
  const holding = new TableHolding({
    holders: {
      hold: async (tables) => new Map(tables.flatMap((table) => (store.term ? [[table, store.term] as const] : []))),
      release: async () => {},
    },
    logger: { warn: () => {}, error: () => {} },
    steady: () => store.now,
    later: (_ms, act) => {
      due.push(act);
      return () => {};
    },
  });
  /** What was to be done later is done at this moment, and what the store answers is heard. */
  const doAt = async (now: number): Promise<string[]> => {
    store.now = now;
    for (const act of due.splice(0)) act();
    await new Promise(setImmediate);
    return calls.splice(0);
  };
  holding.lead(
    'a',
    () => calls.push('leads'),
    () => calls.push('lost'),
  );
  return { store, doAt, holding };
}

test('a table is led from when it is held until another server has it', async () => {
  const { store, doAt } = makeHolding();
  expect(await doAt(0)).toEqual(['leads']);
  expect(await doAt(1000)).toEqual([]);
  store.term = undefined;
  expect(await doAt(2000)).toEqual(['lost']);
});

test('whoever was too late to hold a table on begins anew, even in the same term', async () => {
  const { doAt, holding, store } = makeHolding();
  await doAt(0);
  store.now = 5000;
  expect(holding.termOf('a')).toBeNull();
  expect(await doAt(5000)).toEqual(['lost', 'leads']);
});

test('whoever holds a table again in a later term begins anew', async () => {
  const { doAt, store } = makeHolding();
  await doAt(0);
  store.term = 3;
  expect(await doAt(1000)).toEqual(['lost', 'leads']);
});
