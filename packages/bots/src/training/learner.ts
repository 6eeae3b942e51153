import { LEAK, type Network } from '../network.ts';

const FADE = 0.9;
const FADE_SQUARE = 0.999;
const TINY = 1e-8;

/** Teaches a network by gradient descent (Adam): towards each target, weighted by cross-entropy. */
export class Learner {
  private readonly network: Network;
  private readonly slope: Float64Array;
  private readonly drift: Float64Array;
  private readonly spread: Float64Array;
  private steps = 0;

  constructor(network: Network) {
    this.network = network;
    const { length } = network.weights;
    this.slope = new Float64Array(length);
    this.drift = new Float64Array(length);
    this.spread = new Float64Array(length);
  }

  /** Notes how the weights should change for the output to come nearer to `target`; returns the output. */
  note(input: Float32Array, target: number): number {
    const { network, slope } = this;
    const { inputs, hidden, weights, active } = network;
    const output = network.evaluate(input);
    const error = output - target;
    const biases = inputs * hidden;
    const outer = biases + hidden;
    for (let neuron = 0; neuron < hidden; neuron++) {
      const value = active[neuron]!;
      const share = error * weights[outer + neuron]! * (value > 0 ? 1 : LEAK);
      slope[outer + neuron]! += error * value;
      slope[biases + neuron]! += share;
      const from = neuron * inputs;
      for (let index = 0; index < inputs; index++) slope[from + index]! += share * input[index]!;
    }
    slope[outer + hidden]! += error;
    return output;
  }

  /** Changes the weights by what was noted since the last time. */
  learn(rate: number): void {
    const { weights } = this.network;
    const { slope, drift, spread } = this;
    this.steps++;
    const scale = (rate * Math.sqrt(1 - FADE_SQUARE ** this.steps)) / (1 - FADE ** this.steps);
    for (let index = 0; index < slope.length; index++) {
      const now = slope[index]!;
      const mean = (drift[index] = FADE * drift[index]! + (1 - FADE) * now);
      const square = (spread[index] = FADE_SQUARE * spread[index]! + (1 - FADE_SQUARE) * now * now);
      weights[index] = weights[index]! - (scale * mean) / (Math.sqrt(square) + TINY);
      slope[index] = 0;
    }
  }
}
