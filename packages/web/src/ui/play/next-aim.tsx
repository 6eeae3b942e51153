import type { Gate } from '@sixfold/engine';
import type { JSX } from 'preact';
import { messages } from '../../i18n/index.ts';
import { SymbolIcon } from '../symbol.tsx';

interface AimProps {
  readonly gate: Gate | undefined;
  readonly goal: number;
  readonly values: readonly number[];
}

/** What opens the next part of the tracks, or wins, and which colours are still short of it. */
export function NextAim({ gate, goal, values }: AimProps): JSX.Element {
  const { aims, symbols } = messages.value;
  const needs = gate?.needs ?? goal;
  const short = symbols.names.map((_, symbol) => symbol).filter((symbol) => values[symbol]! < needs);
  return (
    <p class={gate ? 'team-aim is-closed' : 'team-aim'}>
      <span class="unseen">{gate ? aims.gate(gate.from, gate.to, gate.needs) : aims.goal(goal)}</span>
      <span aria-hidden="true">{gate ? sayRange(gate) : goal}</span>
      {short.map((symbol) => (
        <SymbolIcon key={symbol} symbol={symbol} name={symbols.names[symbol]} size="1em" />
      ))}
    </p>
  );
}

const sayRange = ({ from, to }: Gate): string => (from === to ? `${from}` : `${from}–${to}`);
