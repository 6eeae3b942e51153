import type { Letter, View } from '@sixfold/engine';
import { bestJokers, countDice, dice as rules, type Jokers } from '@sixfold/engine/dice';
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { CountingProps, LyingPieces } from '../../../face/counting.ts';
import { messages } from '../../../i18n/index.ts';
import { letterName } from '../../../i18n/symbol-name.ts';
import { nameAt } from '../../../lib/name-at.ts';
import { entryOf } from '../../../sheet/counting/entry-of.ts';
import { LyingPiece, Outcome, SymbolButtons } from '../../../sheet/counting/parts.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { SeatChip } from '../../../ui/play/seat-chip.tsx';
import { addDie, beforeRoll, diceOf, dropDie, groupsIn, nextSeat } from './counted.ts';

/** How many dice everybody has. */
const eachAt = ({ players, starter }: View): number => rules.blank({ players, starter, options: {} }).perPlayer;

/** Counts dice that were tapped in, jokers included. It stays open for the next player: the dice are what everybody enters. */
export function Counting(props: CountingProps): JSX.Element {
  const { view, names, close } = props;
  const t = messages.value.counting;
  const [lying, change] = useState(() => beforeRoll(props.lying, view.players, view.turn));
  useEffect(() => change((before) => beforeRoll(before, view.players, view.turn)), [view.ply]);
  const each = eachAt(view);
  const next = nextSeat(lying, view.turn, each);
  const add = (letter: Letter): void => {
    if (next !== null) change(addDie(lying, next, letter));
  };
  return (
    <Dialog title={t.diceOf(nameAt(names, view.turn))} close={close}>
      <p class="help">{next === null ? t.diceDone : t.diceNext(nameAt(names, next))}</p>
      {lying.map((_, index) => {
        const seat = (view.turn + index) % view.players;
        return <SeatDice key={seat} {...{ seat, each, lying, change }} name={nameAt(names, seat)} />;
      })}
      {next !== null && <SymbolButtons label={t.dieOf(nameAt(names, next))} choose={add} />}
      <Crosses {...props} lying={lying} />
    </Dialog>
  );
}

interface SeatDiceProps {
  readonly seat: number;
  readonly name: string;
  readonly each: number;
  readonly lying: LyingPieces;
  readonly change: (lying: LyingPieces) => void;
}

/** Somebody's dice; touching one takes it away, to be told anew. */
function SeatDice({ seat, name, each, lying, change }: SeatDiceProps): JSX.Element {
  const t = messages.value;
  const dice = diceOf(lying, seat, lying[seat]?.length ?? 0) ?? [];
  return (
    <p class="count-seat">
      <SeatChip seat={seat} name={name} />
      <span class="count-name">{name}</span>
      {dice.map((letter, index) => (
        <button
          key={index}
          type="button"
          class="count-slot"
          aria-label={t.counting.dropDie(letterName(letter, t))}
          onClick={() => change(dropDie(lying, seat, index))}
        >
          <LyingPiece letters={letter} />
        </button>
      ))}
      {Array.from({ length: each - dice.length }, (_, index) => (
        <span key={`empty ${index}`} class="count-slot">
          <LyingPiece letters="" />
        </span>
      ))}
    </p>
  );
}

/** What the dice bring, with the best jokers or those that the player wants. */
function Crosses({ view, position, lying, enter }: CountingProps): JSX.Element | null {
  const [wanted, want] = useState<{ readonly lying: LyingPieces; readonly jokers: Jokers } | null>(null);
  const each = eachAt(view);
  const own = diceOf(lying, view.turn, each);
  if (!own) return null;
  const dice = lying.map((_, seat) => diceOf(lying, seat, each));
  const jokers = wanted?.lying === lying ? wanted.jokers : bestJokers(view, dice);
  const counted = countDice(view, dice, jokers);
  const before = position.tracksOf(view.turn);
  const after = counted.ok ? counted.value : before;
  return (
    <>
      {groupsIn(own).map((group) => (
        <Joker key={group} group={group} jokers={jokers} choose={(next) => want({ lying, jokers: next })} />
      ))}
      <Outcome before={before} after={after} enter={() => enter(entryOf(before, after), lying)} />
    </>
  );
}

interface JokerProps {
  readonly group: Letter;
  readonly jokers: Jokers;
  readonly choose: (jokers: Jokers) => void;
}

/** What a group of equal dice is a joker for; touching that again has the dice score as they lie. */
function Joker({ group, jokers, choose }: JokerProps): JSX.Element {
  const t = messages.value;
  const label = t.counting.jokerOf(letterName(group, t));
  const toggle = (letter: Letter): void => {
    const others = Object.fromEntries(Object.entries(jokers).filter(([from]) => from !== group));
    choose(jokers[group] === letter ? others : { ...others, [group]: letter });
  };
  return (
    <fieldset class="choice">
      <legend>{label}</legend>
      <SymbolButtons label={label} chosen={jokers[group] ?? null} choose={toggle} />
    </fieldset>
  );
}
