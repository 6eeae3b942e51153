import type { Network } from '../../family/network.ts';
import type { StonesJudge } from './evaluate.ts';
import type { Layout } from './layout.ts';
import { Survey } from './survey.ts';

/**
 * Tells from a network everybody's share of the win between two turns. What a symbol of each kind adds to the hidden neurons is
 * added up only once: there are few kinds, and thousands of layouts to be judged.
 */
export class ChanceJudge implements StonesJudge {
  private readonly network: Network;
  private readonly survey: Survey;
  /** What each kind adds: plainly, and by its chance; then what each of the inputs adds that are of no symbol. */
  private readonly added: Float64Array;
  private readonly isKnown: Uint8Array;
  private readonly sums: Float64Array;
  private readonly aside: Float32Array;

  constructor(players: number, network: Network) {
    const { kinds, inputs, aside } = (this.survey = new Survey(players));
    this.network = network;
    this.added = new Float64Array((2 * kinds + inputs - aside) * network.hidden);
    this.isKnown = new Uint8Array(kinds);
    this.sums = new Float64Array(network.hidden);
    this.aside = new Float32Array(inputs - aside);
    this.forget();
  }

  /** To be called when the network has learned something. */
  forget(): void {
    const { network, survey, added } = this;
    const { hidden, inputs, weights } = network;
    this.isKnown.fill(0);
    for (let index = 0; index < this.aside.length; index++) {
      const at = (2 * survey.kinds + index) * hidden;
      for (let neuron = 0; neuron < hidden; neuron++) {
        added[at + neuron] = weights[neuron * inputs + survey.aside + index] ?? 0;
      }
    }
  }

  /** A seat's share once the turn is over, whatever will be laid open. */
  worth(end: Layout, seat: number): number {
    if (end.ended) return end.share(seat);
    const { network } = this;
    this.addUp(end);
    const next = network.evaluateSums(this.sums);
    if (seat === end.turn) return next;
    if (network.outputs === 1) return 1 - next;
    return network.shares[(seat - end.turn + end.players) % end.players] ?? 0;
  }

  outlook(_start: Layout, _seat: number, worth: number): number {
    return worth;
  }

  private addUp(end: Layout): void {
    const { network, survey, sums, aside } = this;
    const { hidden, inputs, weights } = network;
    for (let neuron = 0; neuron < hidden; neuron++) sums[neuron] = weights[inputs * hidden + neuron] ?? 0;
    survey.forEachKind(end, this.addKind);
    survey.writeAside(end, aside, 0);
    for (let index = 0, at = 2 * survey.kinds * hidden; index < aside.length; index++, at += hidden) {
      this.addAside(at, aside[index] ?? 0);
    }
  }

  private readonly addKind = (kind: number, share: number, chance: number): void => {
    const { sums, added } = this;
    const at = this.find(kind);
    for (let neuron = 0, next = at + sums.length; neuron < sums.length; neuron++, next++) {
      const more = share * (added[at + neuron] ?? 0) + chance * (added[next] ?? 0);
      sums[neuron] = (sums[neuron] ?? 0) + more;
    }
  };

  private addAside(at: number, value: number): void {
    const { sums, added } = this;
    if (value === 0) return;
    for (let neuron = 0; neuron < sums.length; neuron++) {
      sums[neuron] = (sums[neuron] ?? 0) + value * (added[at + neuron] ?? 0);
    }
  }

  /** Where it says what a symbol of a kind adds. */
  private find(kind: number): number {
    const { hidden } = this.network;
    const at = 2 * kind * hidden;
    if (this.isKnown[kind]) return at;
    this.isKnown[kind] = 1;
    this.survey.lookUp(kind);
    for (let neuron = 0; neuron < hidden; neuron++) this.learn(at + neuron, neuron);
    return at;
  }

  private learn(at: number, neuron: number): void {
    const { hidden, inputs, weights } = this.network;
    const { rows, further } = this.survey;
    let plain = 0;
    let byChance = 0;
    for (let place = 0; place < rows.length; place++) {
      const input = neuron * inputs + (rows[place] ?? 0);
      plain += weights[input] ?? 0;
      if (place > 0) byChance += weights[input + further] ?? 0;
    }
    this.added[at] = plain;
    this.added[at + hidden] = byChance;
  }
}
