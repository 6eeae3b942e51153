import type { Letter, Tracks } from '@sixfold/engine';
import { dice, type DiceView, type Jokers } from '@sixfold/engine/dice';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import type { Lesson } from '../../face/face.ts';
import { messages, type Messages } from '../../i18n/index.ts';
import {
  countedDice,
  foresee,
  groupsOf,
  newDraft,
  offers,
  rowsOf,
  sortedDice,
  takesRow,
  tapGroup,
  tapRow,
  dieKey,
} from './dice.ts';
import { Die } from './rolling/die.tsx';
import { OwnDice } from './own.tsx';
import { Sheet } from './sheet.tsx';
import { listDice } from './words.ts';

const letters = (text: string): Letter[] => [...text] as Letter[];

/** A moment of a game for two: the reader's dice and tracks, and the dice opposite. */
function scene(own: string, others: string, tracks: Tracks) {
  const view: DiceView = {
    game: 'dice',
    players: 2,
    options: { startRule: 'rolled' },
    starter: 0,
    seat: 0,
    ply: 1,
    turn: 0,
    due: 0,
    ended: null,
    tracks: [tracks, [0, 0, 0, 0, 0, 0]],
    dice: [letters(own), letters(others)],
    rolls: 1,
  };
  return { view, position: dice.resample(view) };
}

interface DiceExampleProps {
  readonly own: string;
  readonly others: string;
  readonly tracks: Tracks;
  /** Jokers that are laid at first. */
  readonly jokers?: Jokers;
}

/** A scene that can be tried out: the same dice and the same sheet as at the table. */
function Example({ own, others, tracks, jokers = {} }: DiceExampleProps): JSX.Element {
  const t = messages.value.dice;
  const [draft, keep] = useState(() => ({ ...newDraft(1), jokers }));
  const { view, position } = scene(own, others, tracks);
  const foreseen = foresee(position, draft.jokers);
  const lit = countedDice(view, foreseen, draft.jokers);
  return (
    <div class="dice-lesson">
      <OtherDice text={others} lit={lit} />
      <OwnDice
        title={t.yourDice}
        seat={0}
        letters={view.dice[0]!}
        perPlayer={position.perPlayer}
        lit={lit}
        spins={0}
        foreseen={foreseen}
        groups={groupsOf(position)}
        jokers={draft.jokers}
        picked={draft.picked}
        onGroup={(group) => keep(tapGroup(draft, group))}
      />
      <Sheet
        title={t.yourSheet}
        rows={rowsOf(tracks, foreseen)}
        offers={offers(position, draft)}
        takes={(row) => takesRow(draft, row)}
        onRow={(row) => keep(tapRow(draft, row))}
      />
    </div>
  );
}

const OtherDice = ({ text, lit }: { text: string; lit: ReadonlySet<string> }): JSX.Element => (
  <div
    class="dice-lesson-dice"
    role="img"
    aria-label={messages.value.dice.othersDice(listDice(letters(text), messages.value))}
  >
    {sortedDice(letters(text)).flatMap(({ letter, indexes }) =>
      indexes.map((index) => <Die key={index} letter={letter} isLit={lit.has(dieKey({ seat: 1, index }))} />),
    )}
  </div>
);

const Goal = (): JSX.Element => (
  <div class="dice-lesson">
    <Sheet title={messages.value.dice.yourSheet} rows={rowsOf([5, 4, 6, 2, 4, 5], null)} />
  </div>
);

/** Dice that roll at the press of a button. */
function Rolling(): JSX.Element {
  const t = messages.value.dice;
  const throws = ['ROYB', 'GGVR', 'BYOO', 'VRRG'];
  const [rolls, setRolls] = useState(0);
  return (
    <div class="dice-lesson">
      <div class="dice-lesson-dice" key={rolls}>
        {letters(throws[rolls % throws.length]!).map((letter, index) => (
          <Die key={index} letter={letter} spins={rolls} />
        ))}
      </div>
      <button type="button" class="move-button" onClick={() => setRolls(rolls + 1)}>
        <span>{t.roll}</span>
      </button>
    </div>
  );
}

const Matching = (): JSX.Element => <Example own="RBBV" others="RRBY" tracks={[1, 1, 2, 1, 0, 1]} />;
const Joker = (): JSX.Element => <Example own="OOOG" others="RRBY" tracks={[2, 3, 2, 1, 0, 1]} jokers={{ O: 'B' }} />;
const Closed = (): JSX.Element => <Example own="RGGV" others="RRRY" tracks={[2, 3, 3, 1, 0, 2]} />;

const DIAGRAMS = [Goal, Rolling, Matching, Joker, Closed];

export const lessons = (t: Messages): readonly Lesson[] =>
  t.diceLessons.map((lesson, index) => {
    const Diagram = DIAGRAMS[index];
    return Diagram ? { ...lesson, Diagram } : lesson;
  });
