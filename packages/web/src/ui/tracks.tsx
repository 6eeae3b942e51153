import type { ReadonlySignal } from '@preact/signals';
import { LETTERS, type Position, type View } from '@sixfold/engine';
import type { JSX } from 'preact';
import { messages } from '../i18n/index.ts';
import '../style/tracks.css';
import { lanesOf, railOf, teamsOf, type Lane, type Rail } from './lanes.ts';
import { steady } from './steady.tsx';
import { SymbolIcon } from './symbol.tsx';

interface TracksProps {
  readonly view: View;
  readonly position: Position;
  readonly names: readonly string[];
  /** What the move in the hand of the seat to move would score, by symbol. */
  readonly gains?: ReadonlySignal<readonly number[] | null>;
  /** The seat of a bot that is thinking. */
  readonly thinking?: number | null;
}

/** The tracks of everyone: six lanes a team, the symbol at the head and as the marker. */
export function TracksPanel({ view, position, names, gains, thinking = null }: TracksProps): JSX.Element {
  const rail = railOf(position);
  return (
    <section class="tracks" aria-label={messages.value.table.tracks}>
      {teamsOf(position).map((seats) => {
        const isMoving = view.ended === null && seats.includes(view.turn);
        return (
          <TeamTracks
            key={seats[0]}
            name={seats.map((seat) => names[seat]).join(' & ')}
            lanes={lanesOf(view.tracks[seats[0] as number] ?? [], isMoving ? (gains?.value ?? null) : null)}
            rail={rail}
            isMoving={isMoving}
            isOwn={view.seat !== null && seats.includes(view.seat)}
            isThinking={thinking !== null && seats.includes(thinking)}
          />
        );
      })}
    </section>
  );
}

interface TeamProps {
  readonly name: string;
  readonly lanes: readonly Lane[];
  readonly rail: Rail;
  readonly isMoving: boolean;
  readonly isOwn: boolean;
  readonly isThinking: boolean;
}

const TeamTracks = steady(({ name, lanes, rail, isMoving, isOwn, isThinking }: TeamProps): JSX.Element => {
  const look = ['team', isMoving && 'is-moving', isOwn && 'is-own'].filter(Boolean).join(' ');
  return (
    <div class={look}>
      <p class="team-name">
        <span class="team-mark" aria-hidden="true" />
        <span class="team-text">{name}</span>
        {isThinking && <span class="dots" aria-hidden="true" />}
      </p>
      <ul class="lanes" aria-label={messages.value.table.tracksOf(name)}>
        {lanes.map((lane) => (
          <LaneRow key={lane.symbol} lane={lane} rail={rail} />
        ))}
      </ul>
    </div>
  );
});

const share = (value: number, rail: Rail): string => String(Math.min(1, value / rail.top));

const LaneRow = steady(({ lane, rail }: { lane: Lane; rail: Rail }): JSX.Element => {
  const { symbol, value, gain, isWeakest } = lane;
  return (
    <li class={`lane symbol-${LETTERS[symbol]}${isWeakest ? ' is-weakest' : ''}`}>
      <span class="unseen">{sayLane(lane)}</span>
      <span class="lane-head" aria-hidden="true">
        <SymbolIcon symbol={symbol} size="1em" />
      </span>
      <span
        class="rail"
        aria-hidden="true"
        style={{ '--steps': String(rail.top), '--at': share(value, rail), '--to': share(value + gain, rail) }}
      >
        {rail.marks.map((mark) => (
          <span key={mark} class="rail-mark" style={{ '--at': share(mark, rail) }} />
        ))}
        <span class="rail-fill" />
        {gain > 0 && <span class="rail-gain" />}
        <span class="marker">
          <SymbolIcon symbol={symbol} size="1em" />
        </span>
      </span>
      <span class="lane-value" aria-hidden="true">
        {gain > 0 ? `+${gain}` : value}
      </span>
    </li>
  );
});

function sayLane({ symbol, value, gain, isWeakest }: Lane): string {
  const { symbols, table } = messages.value;
  const parts = [table.lane(symbols.names[symbol] as string, value)];
  if (isWeakest) parts.push(table.laneWeakest);
  if (gain > 0) parts.push(table.laneGain(gain));
  return parts.join(', ');
}
