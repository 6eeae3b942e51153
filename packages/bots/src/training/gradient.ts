import { LEAK, type Network } from '../family/network.ts';

/** How a network's weights should change: the sum over what was noted. */
export class Gradient {
  readonly slopes: Float64Array;
  private readonly network: Network;
  private readonly errors: Float64Array;
  /** The inputs that are not zero. */
  private readonly told: Uint32Array;

  constructor(network: Network) {
    this.network = network;
    this.slopes = new Float64Array(network.weights.length);
    this.errors = new Float64Array(network.outputs);
    this.told = new Uint32Array(network.inputs);
  }

  /**
   * Notes how the weights should change for the outputs to come nearer to their targets (cross-entropy); returns the squared
   * error of the first. The network's shares are what it thought before.
   */
  note(input: Float32Array, targets: Float32Array): number {
    const { network, errors } = this;
    network.evaluate(input);
    network.shares.forEach((value, output) => (errors[output] = value - (targets[output] ?? 0)));
    this.noteOutputs();
    this.noteHidden(input);
    return (errors[0] ?? 0) ** 2;
  }

  private noteOutputs(): void {
    const { errors } = this;
    const { inputs, hidden, activations } = this.network;
    let at = (inputs + 1) * hidden;
    for (const error of errors) for (const value of activations) this.add(at++, error * value);
    for (const error of errors) this.add(at++, error);
  }

  private noteHidden(input: Float32Array): void {
    const { inputs, hidden, activations } = this.network;
    const told = this.findTold(input);
    for (const [neuron, value] of activations.entries()) {
      const share = this.blame(neuron) * (value > 0 ? 1 : LEAK);
      this.add(inputs * hidden + neuron, share);
      const from = neuron * inputs;
      for (let place = 0; place < told; place++) {
        const index = this.told[place] ?? 0;
        this.add(from + index, share * (input[index] ?? 0));
      }
    }
  }

  /** How many of the inputs are not zero; the others change nothing. */
  private findTold(input: Float32Array): number {
    let count = 0;
    for (let index = 0; index < input.length; index++) if (input[index] !== 0) this.told[count++] = index;
    return count;
  }

  /** How much of the errors comes through a neuron. */
  private blame(neuron: number): number {
    const { inputs, hidden, weights } = this.network;
    const from = (inputs + 1) * hidden + neuron;
    return this.errors.reduce((sum, error, output) => sum + error * (weights[from + output * hidden] ?? 0), 0);
  }

  private add(at: number, slope: number): void {
    this.slopes[at] = (this.slopes[at] ?? 0) + slope;
  }
}
