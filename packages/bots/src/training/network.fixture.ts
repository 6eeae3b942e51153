/** What tests of learning share: small networks, and which way their weights should go. */
import { FastChance } from '@sixfold/engine';
import { Network } from '../family/network.ts';

export const INPUT = Float32Array.of(0.4, -0.7, 1.1);
export const OTHER = Float32Array.of(-0.2, 0.9, 0.3);

/** An input and what the outputs should say. */
export type NotedSight = readonly [Float32Array, Float32Array];

export function someNetwork(outputs = 1, seed = 1): Network {
  const chance = new FastChance(seed);
  const network = new Network(3, 5, outputs);
  network.weights.forEach((_, index) => (network.weights[index] = chance.below(2001) / 1000 - 1));
  return network;
}

/** How surprised the network is by the targets: cross-entropy. A single output has the rest against it. */
function surprise(network: Network, [input, targets]: NotedSight): number {
  network.evaluate(input);
  const withRest = (values: Float32Array): number[] =>
    values.length === 1 ? [...values, ...values.map((value) => 1 - value)] : [...values];
  const shares = withRest(network.shares);
  return withRest(targets).reduce((sum, target, index) => sum - target * Math.log(shares[index]!), 0);
}

/** The gradient of the summed surprise, by changing each weight a little. */
export function slopesOf(network: Network, samples: readonly NotedSight[]): Float64Array {
  const { weights } = network;
  const total = (): number => samples.reduce((sum, sample) => sum + surprise(network, sample), 0);
  return Float64Array.from(weights, (weight, index) => {
    const step = 1e-3;
    weights[index] = weight + step;
    const above = total();
    weights[index] = weight - step;
    const below = total();
    weights[index] = weight;
    return (above - below) / (2 * step);
  });
}
