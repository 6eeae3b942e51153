/**
 * A small network: inputs, one hidden layer (what is below zero counts a hundredth), one output from 0 to 1. Plain typed
 * arrays; evaluated some hundred thousand times a second in the middle of a search.
 */
export class Network {
  readonly inputs: number;
  readonly hidden: number;
  /** The hidden layer's weights neuron by neuron, its biases, the output's weights, the output's bias. */
  readonly weights: Float32Array;
  /** What the hidden neurons gave last. */
  readonly activations: Float32Array;

  constructor(inputs: number, hidden: number) {
    this.inputs = inputs;
    this.hidden = hidden;
    this.weights = new Float32Array(inputs * hidden + hidden + hidden + 1);
    this.activations = new Float32Array(hidden);
  }

  /** The output before it is squeezed between 0 and 1: enough to compare. */
  logit(input: Float32Array): number {
    const { inputs, hidden, weights, activations } = this;
    const biases = inputs * hidden;
    const outer = biases + hidden;
    // Four neurons at a time: their sums do not wait for each other.
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
    let out = weights[outer + hidden]!;
    for (let index = 0; index < hidden; index++) out += activations[index]! * weights[outer + index]!;
    return out;
  }

  evaluate(input: Float32Array): number {
    return sigmoid(this.logit(input));
  }
}

export const LEAK = 0.01;

const leakyRelu = (sum: number): number => (sum > 0 ? sum : sum * LEAK);

export const sigmoid = (logit: number): number => 1 / (1 + Math.exp(-logit));

/** A network as a file, and the command that made it. */
export interface WeightsFile {
  readonly madeBy: string;
  readonly inputs: number;
  readonly hidden: number;
  /** The weight that the largest number stands for. */
  readonly scale: number;
  /** How many each weight takes; always eight. */
  readonly bits: number;
  /** The weights in base64: signed bytes. They are finer near zero: each weight is the square of its number. */
  readonly data: string;
}

const LARGEST = 127;

/** The network of a file of weights. */
export function parseNetwork({ inputs, hidden, scale, data }: WeightsFile): Network {
  const network = new Network(inputs, hidden);
  const bytes = Int8Array.from(atob(data), (letter) => letter.charCodeAt(0));
  network.weights.forEach((_, index, weights) => {
    const root = bytes[index]! / LARGEST;
    weights[index] = root * Math.abs(root) * scale;
  });
  return network;
}

/** The file of weights of a network, rounded to bytes; `madeBy` says how one comes by it. */
export function makeWeightsFile(network: Network, madeBy: string): WeightsFile {
  const { inputs, hidden, weights } = network;
  const scale = weights.reduce((most, weight) => Math.max(most, Math.abs(weight)), 1e-9);
  const bytes = Int8Array.from(weights, (weight) => {
    const root = Math.sqrt(Math.abs(weight) / scale);
    return Math.round(Math.sign(weight) * root * LARGEST);
  });
  const data = btoa(Array.from(new Uint8Array(bytes.buffer), (byte) => String.fromCharCode(byte)).join(''));
  return { madeBy, inputs, hidden, scale, bits: 8, data };
}
