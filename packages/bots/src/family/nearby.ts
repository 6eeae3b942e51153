import { leakyRelu, sigmoid, type Evaluator, type Network } from './network.ts';

/** So many inputs are added at a time: the sums are read and written once for all of them. */
const AT_ONCE = 4;

/**
 * Evaluates inputs that differ little from those before, as the moves of one decision do: what the hidden neurons got stays, and only what
 * has changed is added. It is faster where less than half of the inputs change. The network's weights must stay as they are.
 */
export class NearbyNetwork implements Evaluator {
  private readonly network: Network;
  /** The hidden layer's weights input by input. */
  private readonly columns: Float64Array;
  private readonly biases: Float32Array;
  /** The outputs' weights, then their biases. */
  private readonly outer: Float64Array;
  private readonly sums: Float64Array;
  /** The inputs that the sums are of. */
  private readonly known: Float32Array;
  /** By how much inputs have changed, and where their columns begin; more of nothing behind them. */
  private readonly changes: Float64Array;
  private readonly places: Int32Array;

  constructor(network: Network) {
    const { inputs, hidden, weights } = network;
    this.network = network;
    this.columns = new Float64Array(inputs * hidden);
    for (let input = 0; input < inputs; input++) {
      for (let neuron = 0; neuron < hidden; neuron++) {
        this.columns[input * hidden + neuron] = weights[neuron * inputs + input] ?? 0;
      }
    }
    this.biases = weights.subarray(inputs * hidden, (inputs + 1) * hidden);
    this.outer = Float64Array.from(weights.subarray((inputs + 1) * hidden));
    this.sums = new Float64Array(hidden);
    this.known = new Float32Array(inputs);
    this.changes = new Float64Array(inputs + AT_ONCE);
    this.places = new Int32Array(inputs + AT_ONCE);
    this.forget();
  }

  /** Nothing of former decisions may echo, not even in the last digit. */
  forget(): void {
    this.sums.set(this.biases);
    this.known.fill(0);
  }

  evaluate(input: Float32Array): number {
    const count = this.findChanges(input);
    for (let index = 0; index < count; index += AT_ONCE) this.add(index);
    return this.network.outputs === 1 ? this.concludeOne() : this.network.evaluateSums(this.sums);
  }

  /** What a single output says. Added up in four parts, none of which waits for the others. */
  private concludeOne(): number {
    const { sums, outer } = this;
    let [sum0, sum1, sum2, sum3] = [outer[sums.length] ?? 0, 0, 0, 0];
    let neuron = 0;
    for (; neuron + 4 <= sums.length; neuron += 4) {
      sum0 += leakyRelu(sums[neuron] ?? 0) * (outer[neuron] ?? 0);
      sum1 += leakyRelu(sums[neuron + 1] ?? 0) * (outer[neuron + 1] ?? 0);
      sum2 += leakyRelu(sums[neuron + 2] ?? 0) * (outer[neuron + 2] ?? 0);
      sum3 += leakyRelu(sums[neuron + 3] ?? 0) * (outer[neuron + 3] ?? 0);
    }
    for (; neuron < sums.length; neuron++) sum0 += leakyRelu(sums[neuron] ?? 0) * (outer[neuron] ?? 0);
    return sigmoid(sum0 + sum1 + (sum2 + sum3));
  }

  private findChanges(input: Float32Array): number {
    const { known, changes, places } = this;
    const { hidden } = this.network;
    let count = 0;
    for (let index = 0; index < known.length; index++) {
      const value = input[index] ?? 0;
      const change = value - (known[index] ?? 0);
      if (change === 0) continue;
      known[index] = value;
      changes[count] = change;
      places[count++] = index * hidden;
    }
    changes.fill(0, count, count + AT_ONCE);
    return count;
  }

  private add(from: number): void {
    const { changes, places, columns, sums } = this;
    const [change0, change1, change2, change3] = [
      changes[from] ?? 0,
      changes[from + 1] ?? 0,
      changes[from + 2] ?? 0,
      changes[from + 3] ?? 0,
    ];
    const [place0, place1, place2, place3] = [
      places[from] ?? 0,
      places[from + 1] ?? 0,
      places[from + 2] ?? 0,
      places[from + 3] ?? 0,
    ];
    for (let neuron = 0; neuron < sums.length; neuron++) {
      sums[neuron]! +=
        change0 * columns[place0 + neuron]! +
        change1 * columns[place1 + neuron]! +
        change2 * columns[place2 + neuron]! +
        change3 * columns[place3 + neuron]!;
    }
  }
}
