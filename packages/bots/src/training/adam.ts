import type { Network } from '../family/network.ts';

const BETA1 = 0.9;
const BETA2 = 0.999;
const EPSILON = 1e-8;

/** Changes a network's weights by gradient descent (Adam). */
export class Adam {
  readonly moment1: Float64Array;
  readonly moment2: Float64Array;
  steps = 0;
  private readonly network: Network;

  constructor(network: Network) {
    this.network = network;
    const { length } = network.weights;
    this.moment1 = new Float64Array(length);
    this.moment2 = new Float64Array(length);
  }

  step(slopes: Float64Array, rate: number): void {
    const { weights } = this.network;
    const { moment1, moment2 } = this;
    this.steps++;
    const scale = (rate * Math.sqrt(1 - BETA2 ** this.steps)) / (1 - BETA1 ** this.steps);
    slopes.forEach((slope, index) => {
      const mean = (moment1[index] = BETA1 * moment1[index]! + (1 - BETA1) * slope);
      const square = (moment2[index] = BETA2 * moment2[index]! + (1 - BETA2) * slope * slope);
      weights[index]! -= (scale * mean) / (Math.sqrt(square) + EPSILON);
    });
  }
}
