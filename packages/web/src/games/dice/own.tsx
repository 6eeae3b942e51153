import type { Letter, Preview } from '@sixfold/engine';
import type { Jokers } from '@sixfold/engine/dice';
import type { JSX } from 'preact';
import { messages } from '../../i18n/index.ts';
import { dieKey, matchesOf, sortedDice } from './dice.ts';
import { Die, EmptyDie } from './rolling/die.tsx';
import { letterName } from '../../i18n/symbol-name.ts';

export interface OwnDiceProps {
  readonly title: string;
  readonly seat: number;
  /** Null before the first roll. */
  readonly letters: readonly Letter[] | null;
  readonly perPlayer: number;
  readonly lit: ReadonlySet<string>;
  readonly spins: number;
  /** What scoring would bring; null while these dice are not about to score. */
  readonly foreseen: Preview | null;
  /** The groups that may be jokers; empty when the player is not to decide. */
  readonly groups: readonly Letter[];
  readonly jokers: Jokers;
  readonly picked: Letter | null;
  readonly onGroup: (group: Letter) => void;
}

/** The dice of the player at the screen, large. Equal dice lie together and are one button. */
export function OwnDice(props: OwnDiceProps): JSX.Element {
  const { title, letters, perPlayer, groups } = props;
  return (
    <div class="dice-own" role="group" aria-label={title} data-dice={perPlayer}>
      {letters
        ? sortedDice(letters).map(({ letter, indexes }) => {
            const Kind = groups.includes(letter) ? Group : Single;
            return <Kind key={letter} {...props} letter={letter} indexes={indexes} />;
          })
        : Array.from({ length: perPlayer }, (_, index) => <EmptyDie key={index} />)}
    </div>
  );
}

type KindProps = OwnDiceProps & { letter: Letter; indexes: readonly number[] };

const Faces = ({ letter, indexes, seat, lit, spins, jokers }: KindProps): JSX.Element => (
  <span class="dice-faces">
    {indexes.map((index) => (
      <Die key={index} letter={letter} isLit={lit.has(dieKey({ seat, index }))} spins={spins} joker={jokers[letter]} />
    ))}
  </span>
);

/** Under the dice: how many of the others' they meet, or what their joker is for. */
function captionOf({ letter, indexes, jokers, foreseen, seat }: KindProps): string {
  const t = messages.value.dice;
  const joker = jokers[letter];
  if (joker) return t.jokerFor(letterName(joker, messages.value));
  return foreseen ? t.meets(indexes.length * matchesOf(foreseen, letter, seat)) : '';
}

function Single(props: KindProps): JSX.Element {
  const name = messages.value.dice.dieName(props.indexes.length, letterName(props.letter, messages.value));
  const caption = captionOf(props);
  return (
    <span class="dice-kind" role="img" aria-label={caption ? `${name}: ${caption}` : name}>
      <Faces {...props} />
      <span class="dice-caption">{caption}</span>
    </span>
  );
}

function Group(props: KindProps): JSX.Element {
  const { letter, indexes, jokers, picked, onGroup } = props;
  const t = messages.value.dice;
  const isUsed = picked === letter || jokers[letter] !== undefined;
  const name = t.dieName(indexes.length, letterName(letter, messages.value));
  const hint = t.jokerHint(indexes.length - 1);
  return (
    <button
      type="button"
      class={`dice-kind dice-group dice-in-${letter}${picked === letter ? ' is-picked' : ''}`}
      aria-pressed={isUsed}
      aria-label={`${name}: ${captionOf(props)}, ${hint}`}
      onClick={() => onGroup(letter)}
    >
      <Faces {...props} />
      <span class="dice-caption">{captionOf(props)}</span>
    </button>
  );
}
