import type { ReadonlySignal } from '@preact/signals';
import { LETTERS, type Gate, type Position, type Rail, type View } from '@sixfold/engine';
import { closedGate } from '@sixfold/engine/family';
import type { JSX } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { symbolName } from '../../i18n/symbol-name.ts';
import { messages } from '../../i18n/index.ts';
import './tracks.css';
import { Dots } from '../dots.tsx';
import { Beside } from './beside.tsx';
import { lanesOf, ownFirst, teamsOf, type Lane } from './lanes.ts';
import { SeatChip } from './seat-chip.tsx';
import { steady } from '../steady.tsx';
import { SymbolIcon } from '../symbol.tsx';

/** Points by symbol, and the view at which they would be scored: at any other they are void. */
export interface Gains {
  readonly view: View;
  readonly points: readonly number[];
}

interface TracksProps {
  readonly view: View;
  readonly position: Position;
  readonly names: readonly string[];
  /** What the move in the hand of the seat to move would score, by symbol. */
  readonly gains?: ReadonlySignal<Gains | null>;
  /** The seat of a bot that is thinking. */
  readonly thinking?: number | null;
  /** The seat of whoever has this screen to themselves: its tracks come first. */
  readonly you?: number | null;
  /** Whether the game is over, though its rules have not ended it. */
  readonly isOver?: boolean;
}

/** The tracks of everyone: six lanes a team, the symbol at the head and as the marker. */
export function TracksPanel(props: TracksProps): JSX.Element {
  const { view, position, names, gains, thinking = null, you = null, isOver = view.ended !== null } = props;
  const [held, hold] = useState<Gains | null>(null);
  const points = held?.view === view ? held.points : null;
  return (
    <section class="tracks" aria-label={messages.value.table.tracks}>
      {ownFirst(teamsOf(position), you).map((seats) => {
        const isMoving = !isOver && seats.includes(view.turn);
        return (
          <TeamTracks
            key={seats[0]}
            members={seats.map((seat) => ({ seat, name: names[seat] ?? '' }))}
            lanes={lanesOf(view.tracks[seats[0]!] ?? [], isMoving ? points : null)}
            rail={position.rail}
            isMoving={isMoving}
            isOwn={view.seat !== null && seats.includes(view.seat)}
            isThinking={thinking !== null && seats.includes(thinking)}
          />
        );
      })}
      {gains && <Held gains={gains} hold={hold} />}
    </section>
  );
}

interface HeldProps {
  readonly gains: ReadonlySignal<Gains | null>;
  readonly hold: (gains: Gains | null) => void;
}

/** What a tile would score stands on the tile itself. The tracks learn of it a picture later, and are drawn once for it. */
function Held({ gains, hold }: HeldProps): null {
  const { value } = gains;
  useEffect(() => hold(value), [value]);
  return null;
}

interface TeamProps {
  readonly members: readonly { readonly seat: number; readonly name: string }[];
  readonly lanes: readonly Lane[];
  readonly rail: Rail;
  readonly isMoving: boolean;
  readonly isOwn: boolean;
  readonly isThinking: boolean;
}

/** The tracks of one player or team. */
export const TeamTracks = steady(({ members, lanes, rail, isMoving, isOwn, isThinking }: TeamProps): JSX.Element => {
  const name = members.map((member) => member.name).join(' & ');
  const after = lanes.map(({ value, gain }) => value + gain);
  const gate = closedGate(rail, Math.min(...after));
  const look = ['team', isMoving && 'is-moving', isOwn && 'is-own'].filter(Boolean).join(' ');
  return (
    <div class={look}>
      <p class="team-name">
        <span class="team-mark" aria-hidden="true" />
        {members.map((member) => (
          <SeatChip key={member.seat} {...member} />
        ))}
        <span class="team-text">{name}</span>
        {isThinking && <Dots />}
        {members.map(({ seat }) => (
          <Beside key={seat} seat={seat} />
        ))}
      </p>
      <ul class="lanes" aria-label={messages.value.table.tracksOf(name)}>
        {lanes.map((lane) => (
          <LaneRow key={lane.symbol} lane={lane} rail={rail} closed={gate?.from ?? null} />
        ))}
      </ul>
      {rail.gates && <NextAim gate={gate} goal={rail.goal ?? rail.top} values={after} />}
    </div>
  );
});

const share = (value: number, rail: Rail): string => String(Math.min(1, value / rail.top));

interface AimProps {
  readonly gate: Gate | undefined;
  readonly goal: number;
  readonly values: readonly number[];
}

/** What opens the next part of the tracks, or wins, and which colours are still short of it. */
function NextAim({ gate, goal, values }: AimProps): JSX.Element {
  const { table, symbols } = messages.value;
  const needs = gate?.needs ?? goal;
  const short = symbols.names.map((_, symbol) => symbol).filter((symbol) => values[symbol]! < needs);
  return (
    <p class={gate ? 'team-aim is-closed' : 'team-aim'}>
      <span class="unseen">{gate ? table.gate(gate.from, gate.to, gate.needs) : table.goal(goal)}</span>
      <span aria-hidden="true">{gate ? sayRange(gate) : goal}</span>
      {short.map((symbol) => (
        <SymbolIcon key={symbol} symbol={symbol} name={symbols.names[symbol]} size="1em" />
      ))}
    </p>
  );
}

const sayRange = ({ from, to }: Gate): string => (from === to ? `${from}` : `${from}–${to}`);

interface LaneProps {
  readonly lane: Lane;
  readonly rail: Rail;
  /** The first value that may not be reached yet. */
  readonly closed: number | null;
}

const LaneRow = steady(({ lane, rail, closed }: LaneProps): JSX.Element => {
  const { symbol, value, gain, isWeakest } = lane;
  const before = useBefore(value);
  const look = before === value ? '' : ' is-moved';
  return (
    <li class={`lane symbol-${LETTERS[symbol]}${isWeakest ? ' is-weakest' : ''}`}>
      <span class="unseen">{sayLane(lane)}</span>
      <span class="lane-head" aria-hidden="true">
        <SymbolIcon symbol={symbol} size="1em" />
      </span>
      <span
        class="rail"
        aria-hidden="true"
        style={{
          '--steps': String(rail.top),
          '--from': share(before, rail),
          '--at': share(value, rail),
          '--to': share(value + gain, rail),
        }}
      >
        {rail.marks.map((mark) => (
          <span key={mark} class="rail-mark" style={{ '--at': share(mark, rail) }} />
        ))}
        {rail.gates?.map(({ from }) => (
          <span key={from} class="rail-mark is-gate" style={{ '--at': share(from - 0.5, rail) }} />
        ))}
        {rail.goal && <span class="rail-mark is-goal" style={{ '--at': share(rail.goal, rail) }} />}
        {closed !== null && <span class="rail-closed" style={{ '--at': share(closed - 0.5, rail) }} />}
        <span key={`fill ${value}`} class={`rail-fill${look}`} />
        {gain > 0 && <span class="rail-gain" />}
        <span key={`marker ${value}`} class={`rail-way${look}`}>
          <span class="marker">
            <SymbolIcon symbol={symbol} size="1em" />
          </span>
        </span>
      </span>
      <span class="lane-value" aria-hidden="true">
        {gain > 0 ? `+${gain}` : value}
      </span>
    </li>
  );
});

/** The value before this one. */
function useBefore(value: number): number {
  const values = useRef<readonly [number, number]>([value, value]);
  const [, now] = values.current;
  if (now !== value) values.current = [now, value];
  return values.current[0];
}

function sayLane({ symbol, value, gain, isWeakest }: Lane): string {
  const { table } = messages.value;
  const parts = [table.lane(symbolName(symbol, messages.value), value)];
  if (isWeakest) parts.push(table.laneWeakest);
  if (gain > 0) parts.push(table.laneGain(gain));
  return parts.join(', ');
}
