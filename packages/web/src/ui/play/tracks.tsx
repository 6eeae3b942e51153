import type { ReadonlySignal } from '@preact/signals';
import { LETTERS, type Position, type Rail, type View } from '@sixfold/engine';
import { closedGate } from '@sixfold/engine/family';
import type { JSX } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { symbolName } from '../../i18n/symbol-name.ts';
import { messages } from '../../i18n/index.ts';
import { PARTS } from '../../i18n/parts.ts';
import './tracks.css';
import { Dots } from '../dots.tsx';
import { Beside } from './beside.tsx';
import { lanesOf, ownFirst, teamsOf, type Lane } from './lanes.ts';
import { SeatChip } from './seat-chip.tsx';
import { lazyPart, named } from '../lazy.tsx';
import { steady } from '../steady.tsx';
import { SymbolIcon } from '../symbol.tsx';

/** Comes when somebody wants to see better. */
const Enlarged = lazyPart(named(() => import('./enlarged.tsx'), 'Enlarged'));
/** Most games need none. */
const NextAim = lazyPart(named(() => import('./next-aim.tsx'), 'NextAim', PARTS.aside));

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
  /** What each seat's last moves brought, by symbol, and whether that is still to be seen. */
  readonly news?: readonly (readonly number[])[];
  readonly echo?: ReadonlySignal<boolean>;
  /** The seat of a bot that is thinking. */
  readonly thinking?: number | null;
  /** The seat of whoever has this screen to themselves: its tracks come first. */
  readonly you?: number | null;
  /** Whether the game is over, though its rules have not ended it. */
  readonly isOver?: boolean;
}

/** The tracks of everyone: six lanes a team, the symbol at the head and as the marker. */
export function TracksPanel(props: TracksProps): JSX.Element {
  const { view, position, names, gains, news, echo, thinking = null, you = null, isOver = view.ended !== null } = props;
  const [held, hold] = useState<Gains | null>(null);
  const [isEchoing, setEchoing] = useState(true);
  const [enlarged, enlarge] = useState<number | null>(null);
  const points = held?.view === view ? held.points : null;
  const teams = ownFirst(teamsOf(position), you).map((seats): TeamProps => {
    const isMoving = !isOver && seats.includes(view.turn);
    return {
      members: seats.map((seat) => ({ seat, name: names[seat] ?? '' })),
      lanes: lanesOf(
        view.tracks[seats[0]!] ?? [],
        isMoving ? points : null,
        isEchoing && news ? sum(news, seats) : null,
      ),
      rail: position.rail,
      isMoving,
      isOwn: view.seat !== null && seats.includes(view.seat),
      isThinking: thinking !== null && seats.includes(thinking),
    };
  });
  const large = enlarged !== null && teams.find(({ members }) => members[0]?.seat === enlarged);
  return (
    <section class="tracks" aria-label={messages.value.table.tracks}>
      {teams.map((team) => (
        <TeamTracks key={team.members[0]?.seat} {...team} enlarge={enlarge} />
      ))}
      {large && (
        <Enlarged title={large.members.map(({ name }) => name).join(' & ')} close={() => enlarge(null)}>
          <TeamTracks {...large} />
        </Enlarged>
      )}
      {gains && <Held signal={gains} hold={hold} />}
      {echo && <Held signal={echo} hold={setEchoing} />}
    </section>
  );
}

/** What the seats of a team gained together, by symbol. */
const sum = (gains: readonly (readonly number[])[], seats: readonly number[]): readonly number[] =>
  LETTERS.map((_, symbol) => seats.reduce((all, seat) => all + (gains[seat]?.[symbol] ?? 0), 0));

interface HeldProps<T> {
  readonly signal: ReadonlySignal<T>;
  readonly hold: (value: T) => void;
}

/** What a tile would score stands on the tile itself. The tracks learn of it a picture later, and are drawn once for it. */
function Held<T>({ signal: { value }, hold }: HeldProps<T>): null {
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
  /** Shows it large, told by its first seat. */
  readonly enlarge?: (seat: number) => void;
}

/** The tracks of one player or team. */
export const TeamTracks = steady((props: TeamProps): JSX.Element => {
  const { members, lanes, rail, isMoving, isOwn, isThinking, enlarge } = props;
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
      {enlarge && (
        <button
          type="button"
          class="team-more"
          tabIndex={-1}
          aria-hidden="true"
          onClick={() => enlarge(members[0]?.seat ?? 0)}
        />
      )}
    </div>
  );
});

const share = (value: number, rail: Rail): string => String(Math.min(1, value / rail.top));

interface LaneProps {
  readonly lane: Lane;
  readonly rail: Rail;
  /** The first value that may not be reached yet. */
  readonly closed: number | null;
}

const LaneRow = steady(({ lane, rail, closed }: LaneProps): JSX.Element => {
  const { symbol, value, gain, isMarked } = lane;
  const news = gain > 0 ? 0 : lane.news;
  const before = useBefore(value);
  const look = before === value ? '' : ' is-moved';
  const moved = String(Math.max(1, Math.abs(value - before)));
  return (
    <li class={`lane symbol-${LETTERS[symbol]}${isMarked ? ' is-weakest' : ''}`}>
      <span class="unseen">{sayLane(lane)}</span>
      <span class="lane-head" aria-hidden="true">
        <SymbolIcon symbol={symbol} size="1em" />
      </span>
      <span
        class="rail"
        aria-hidden="true"
        style={{
          '--steps': String(rail.top),
          '--moved': moved,
          '--from': share(before, rail),
          '--at': share(value, rail),
          '--to': share(value + gain, rail),
          '--since': share(value - news, rail),
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
        {news > 0 && <span class="rail-news" />}
        <span key={`marker ${value}`} class={`rail-way${look}`}>
          <span class="marker">
            <SymbolIcon symbol={symbol} size="1em" />
          </span>
        </span>
        {news > 0 && <span class={`lane-news${2 * value > rail.top ? ' is-late' : ''}`}>+{news}</span>}
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
