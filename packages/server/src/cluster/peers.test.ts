import { expect, test } from 'vitest';
import { Peers } from './peers.ts';

test('what is told is heard in the order in which it was told, however it was gathered', () => {
  const told: string[] = [];
  const due: (() => void)[] = [];
  const peers = new Peers({
    changes: {
      server: 'a',
      now: () => 0,
      follow: () => () => {},
      tell: (topic, text) => told.push(`${topic} ${text}`),
    },
    steady: () => 0,
    later: (_ms, act) => {
      due.push(act);
      return () => {};
    },
  });
  const [beat] = due.splice(0);
  peers.tell('looks', 1);
  peers.tell('looks', 2);
  peers.tell('anew', 0);
  peers.tell('looks', 3);
  expect(beat).toBeDefined();
  told.length = 0;
  for (const act of due.splice(0)) act();
  expect(told).toEqual(['looks [1,2]', 'anew [0]', 'looks [3]']);
});
