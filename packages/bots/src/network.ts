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
  readonly active: Float32Array;

  constructor(inputs: number, hidden: number) {
    this.inputs = inputs;
    this.hidden = hidden;
    this.weights = new Float32Array(inputs * hidden + hidden + hidden + 1);
    this.active = new Float32Array(hidden);
  }

  /** The output before it is squeezed between 0 and 1: enough to compare. */
  raw(input: Float32Array): number {
    const { inputs, hidden, weights, active } = this;
    const biases = inputs * hidden;
    const outer = biases + hidden;
    let out = weights[outer + hidden]!;
    for (let neuron = 0, at = 0; neuron < hidden; neuron++) {
      let sum = weights[biases + neuron]!;
      for (let index = 0; index < inputs; index++) sum += input[index]! * weights[at++]!;
      const value = sum > 0 ? sum : sum * LEAK;
      active[neuron] = value;
      out += value * weights[outer + neuron]!;
    }
    return out;
  }

  evaluate(input: Float32Array): number {
    return squeeze(this.raw(input));
  }
}

export const LEAK = 0.01;

export const squeeze = (raw: number): number => 1 / (1 + Math.exp(-raw));

/** A network as a file: sixteen bits a weight, and the command that made it. */
export interface WeightsFile {
  readonly madeBy: string;
  readonly inputs: number;
  readonly hidden: number;
  /** The weight that the largest number stands for. */
  readonly scale: number;
  /** The weights as little-endian numbers from -32767 to 32767, in base64. */
  readonly data: string;
}

const LARGEST = 32767;

export function parseNetwork({ inputs, hidden, scale, data }: WeightsFile): Network {
  const network = new Network(inputs, hidden);
  const bytes = new DataView(Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0)).buffer);
  for (let index = 0; index < network.weights.length; index++) {
    network.weights[index] = (bytes.getInt16(index * 2, true) / LARGEST) * scale;
  }
  return network;
}

export function makeWeightsFile(network: Network, madeBy: string): WeightsFile {
  const { inputs, hidden, weights } = network;
  const scale = weights.reduce((most, weight) => Math.max(most, Math.abs(weight)), 1e-9);
  const bytes = new DataView(new ArrayBuffer(weights.length * 2));
  weights.forEach((weight, index) => bytes.setInt16(index * 2, Math.round((weight / scale) * LARGEST), true));
  const data = btoa(Array.from(new Uint8Array(bytes.buffer), (byte) => String.fromCharCode(byte)).join(''));
  return { madeBy, inputs, hidden, scale, data };
}
