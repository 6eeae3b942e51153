/** Whoever says what the inputs are worth. */
export interface Evaluator {
  /** The share of whoever the inputs are about. */
  evaluate(input: Float32Array): number;
  /** Another decision begins. */
  forget?(): void;
}

/**
 * A small network: inputs, one hidden layer (what is below zero counts a hundredth), and outputs that share 1 among them: one
 * for each who competes, whoever the inputs are about first. A single one is that one's own share. Plain typed arrays;
 * evaluated some hundred thousand times a second in the middle of a search.
 */
export class Network implements Evaluator {
  readonly inputs: number;
  readonly hidden: number;
  readonly outputs: number;
  /** The hidden layer's weights neuron by neuron, its biases, the outputs' weights one after the other, their biases. */
  readonly weights: Float32Array;
  /** What the hidden neurons gave last. */
  readonly activations: Float32Array;
  /** What the outputs said last. */
  readonly shares: Float32Array;

  constructor(inputs: number, hidden: number, outputs = 1) {
    this.inputs = inputs;
    this.hidden = hidden;
    this.outputs = outputs;
    this.weights = new Float32Array((inputs + 1) * hidden + (hidden + 1) * outputs);
    this.activations = new Float32Array(hidden);
    this.shares = new Float32Array(outputs);
  }

  /** The share of whoever the inputs are about. */
  evaluate(input: Float32Array): number {
    this.activate(input);
    return this.conclude();
  }

  /** The same where somebody knows already what the inputs and biases add up to in each hidden neuron. */
  evaluateSums(sums: Float64Array): number {
    for (let neuron = 0; neuron < sums.length; neuron++) this.activations[neuron] = leakyRelu(sums[neuron] ?? 0);
    return this.conclude();
  }

  private conclude(): number {
    if (this.outputs > 1) this.share();
    else this.shares[0] = sigmoid(this.logit(0));
    return this.shares[0] ?? 0;
  }

  /** Shares 1 among all outputs. */
  private share(): void {
    const { shares } = this;
    for (let output = 0; output < shares.length; output++) shares[output] = this.logit(output);
    let most = -Infinity;
    for (const logit of shares) most = Math.max(most, logit);
    let sum = 0;
    for (const logit of shares) sum += Math.exp(logit - most);
    for (let output = 0; output < shares.length; output++)
      shares[output] = Math.exp((shares[output] ?? 0) - most) / sum;
  }

  /** Four neurons at a time: their sums do not wait for each other. */
  private activate(input: Float32Array): void {
    const { inputs, hidden, weights, activations } = this;
    const biases = inputs * hidden;
    let neuron = 0;
    for (; neuron + 4 <= hidden; neuron += 4) {
      let sum0 = weights[biases + neuron]!;
      let sum1 = weights[biases + neuron + 1]!;
      let sum2 = weights[biases + neuron + 2]!;
      let sum3 = weights[biases + neuron + 3]!;
      for (let index = 0, at = neuron * inputs; index < inputs; index++, at++) {
        const value = input[index]!;
        sum0 += value * weights[at]!;
        sum1 += value * weights[at + inputs]!;
        sum2 += value * weights[at + 2 * inputs]!;
        sum3 += value * weights[at + 3 * inputs]!;
      }
      activations[neuron] = leakyRelu(sum0);
      activations[neuron + 1] = leakyRelu(sum1);
      activations[neuron + 2] = leakyRelu(sum2);
      activations[neuron + 3] = leakyRelu(sum3);
    }
    for (; neuron < hidden; neuron++) {
      let sum = weights[biases + neuron]!;
      for (let index = 0, at = neuron * inputs; index < inputs; index++, at++) sum += input[index]! * weights[at]!;
      activations[neuron] = leakyRelu(sum);
    }
  }

  /** An output before all are squeezed between 0 and 1. */
  private logit(output: number): number {
    const { inputs, hidden, outputs, weights, activations } = this;
    const from = (inputs + 1) * hidden + output * hidden;
    let sum = weights[(inputs + 1) * hidden + outputs * hidden + output]!;
    for (let index = 0; index < hidden; index++) sum += activations[index]! * weights[from + index]!;
    return sum;
  }
}

export const LEAK = 0.01;

export const leakyRelu = (sum: number): number => (sum > 0 ? sum : sum * LEAK);

export const sigmoid = (logit: number): number => 1 / (1 + Math.exp(-logit));

/** A network as a file, and the command that made it. */
export interface WeightsFile {
  readonly madeBy: string;
  readonly inputs: number;
  readonly hidden: number;
  /** One, where it does not say. */
  readonly outputs?: number;
  /** The weight that the largest number stands for. */
  readonly scale: number;
  /** How many each weight takes; always eight. */
  readonly bits: number;
  /** The weights in base64: signed bytes. They are finer near zero: each weight is the square of its number. */
  readonly data: string;
}

const LARGEST = 127;

/** The network of a file of weights. */
export function parseNetwork({ inputs, hidden, outputs = 1, scale, data }: WeightsFile): Network {
  const network = new Network(inputs, hidden, outputs);
  const bytes = Int8Array.from(atob(data), (letter) => letter.charCodeAt(0));
  network.weights.forEach((_, index, weights) => {
    const root = bytes[index]! / LARGEST;
    weights[index] = root * Math.abs(root) * scale;
  });
  return network;
}

/** The file of weights of a network, rounded to bytes; `madeBy` says how one comes by it. */
export function makeWeightsFile(network: Network, madeBy: string): WeightsFile {
  const { inputs, hidden, outputs, weights } = network;
  const scale = weights.reduce((most, weight) => Math.max(most, Math.abs(weight)), 1e-9);
  const bytes = Int8Array.from(weights, (weight) => {
    const root = Math.sqrt(Math.abs(weight) / scale);
    return Math.round(Math.sign(weight) * root * LARGEST);
  });
  const data = btoa(Array.from(new Uint8Array(bytes.buffer), (byte) => String.fromCharCode(byte)).join(''));
  return { madeBy, inputs, hidden, outputs, scale, bits: 8, data };
}
