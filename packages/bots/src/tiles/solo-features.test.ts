import { expect, test } from 'vitest';
import { Network } from '../family/network.ts';
import { trustVerdict } from './solo-features.ts';

test.each([-1.5, -0.1, 0, 0.2, 2])('a new network hands on a verdict of %d', (verdict) => {
  const network = new Network(3, 4);
  trustVerdict(network);
  expect(network.logit(Float32Array.of(0.3, -0.7, verdict))).toBeCloseTo(verdict, 5);
});
