import { LEAK, type Network } from '../family/network.ts';

const BETA1 = 0.9;
const BETA2 = 0.999;
const EPSILON = 1e-8;

/** Trains a network by gradient descent (Adam): towards each target, weighted by cross-entropy. */
export class Adam {
  private readonly network: Network;
  /** The sum over what was noted since the last step. */
  private readonly gradient: Float64Array;
  private readonly moment1: Float64Array;
  private readonly moment2: Float64Array;
  private steps = 0;

  constructor(network: Network) {
    this.network = network;
    const { length } = network.weights;
    this.gradient = new Float64Array(length);
    this.moment1 = new Float64Array(length);
    this.moment2 = new Float64Array(length);
  }

  /** Notes how the weights should change for the output to come nearer to `target`; returns the output. */
  note(input: Float32Array, target: number): number {
    const { network, gradient } = this;
    const { inputs, hidden, weights, activations } = network;
    const output = network.evaluate(input);
    const error = output - target;
    const biases = inputs * hidden;
    const outer = biases + hidden;
    for (let neuron = 0; neuron < hidden; neuron++) {
      const value = activations[neuron]!;
      const share = error * weights[outer + neuron]! * (value > 0 ? 1 : LEAK);
      gradient[outer + neuron]! += error * value;
      gradient[biases + neuron]! += share;
      const from = neuron * inputs;
      for (let index = 0; index < inputs; index++) gradient[from + index]! += share * input[index]!;
    }
    gradient[outer + hidden]! += error;
    return output;
  }

  /** Changes the weights by what was noted since the last step. */
  step(rate: number): void {
    const { weights } = this.network;
    const { gradient, moment1, moment2 } = this;
    this.steps++;
    const scale = (rate * Math.sqrt(1 - BETA2 ** this.steps)) / (1 - BETA1 ** this.steps);
    gradient.forEach((slope, index) => {
      const mean = (moment1[index] = BETA1 * moment1[index]! + (1 - BETA1) * slope);
      const square = (moment2[index] = BETA2 * moment2[index]! + (1 - BETA2) * slope * slope);
      weights[index]! -= (scale * mean) / (Math.sqrt(square) + EPSILON);
    });
    gradient.fill(0);
  }
}
