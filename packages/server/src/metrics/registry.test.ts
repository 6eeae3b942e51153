import { expect, test } from 'vitest';
import { Registry } from './registry.ts';

test('what is measured is told in the text form of Prometheus', async () => {
  const registry = new Registry();
  registry.counter('moves_total', 'Moves.').add(3);
  registry.gauge('connections', 'Sockets.', () => 7);
  registry.facts('info', 'What runs.', { version: '1 "x"\n' });
  expect(await registry.text()).toBe(
    [
      '# HELP moves_total Moves.\n# TYPE moves_total counter\nmoves_total 3\n',
      '# HELP connections Sockets.\n# TYPE connections gauge\nconnections 7\n',
      '# HELP info What runs.\n# TYPE info gauge\ninfo{version="1 \\"x\\"\\n"} 1\n',
    ].join(''),
  );
});

test('a histogram counts in each bucket whatever took no longer', async () => {
  const registry = new Registry();
  const histogram = registry.histogram('seconds', 'How long.', [0.5, 1]);
  for (const seconds of [0.25, 0.5, 0.75, 2]) histogram.observe(seconds);
  const lines = (await registry.text()).split('\n').slice(2, -1);
  expect(lines).toEqual([
    'seconds_bucket{le="0.5"} 2',
    'seconds_bucket{le="1"} 3',
    'seconds_bucket{le="+Inf"} 4',
    'seconds_sum 3.5',
    'seconds_count 4',
  ]);
});

test('counters of one name are told apart by their label', async () => {
  const registry = new Registry();
  const refusals = registry.counters('refusals_total', 'code', 'Refused.');
  refusals.of('too-fast').add();
  refusals.of('too-fast').add();
  refusals.of('no-name').add();
  expect(await registry.text()).toContain('refusals_total{code="too-fast"} 2\nrefusals_total{code="no-name"} 1\n');
});

test('what cannot be read just now is left out, and hides nothing else', async () => {
  const registry = new Registry();
  registry.gauge('broken', 'Fails.', () => Promise.reject(new Error('no disk')));
  registry.gauge('unknown', 'Not known.', () => null);
  registry.counter('fine_total', 'Works.');
  const text = await registry.text();
  expect(text).not.toMatch(/^(broken|unknown) /m);
  expect(text).toMatch(/^fine_total 0$/m);
});
