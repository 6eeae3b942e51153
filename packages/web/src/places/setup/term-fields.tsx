import type { Card } from '@sixfold/engine';
import type { JSX } from 'preact';
import { messages, type Messages } from '../../i18n/index.ts';
import type { OptionWords } from '../../i18n/messages.ts';
import { Choice, type Option } from '../../ui/choice.tsx';
import { openOptions, type DraftTerms } from './draft.ts';
import { valueOf } from './edit-draft.ts';

const SERIES = [1, 2, 3, 4, 6] as const;

interface FieldsProps<D extends DraftTerms> {
  readonly card: Card;
  readonly draft: D;
  readonly change: (draft: D) => void;
}

/** What is played: the game's options, and how many games. */
export function TermFields<D extends DraftTerms>({ card, draft, change }: FieldsProps<D>): JSX.Element {
  const t = messages.value;
  return (
    <>
      {openOptions(card, draft).map((option) => (
        <Choice
          key={option}
          label={wordsOf(card, t)[option]?.name ?? option}
          options={optionTexts(card, option, t)}
          value={String(valueOf(card, draft, option))}
          choose={(text) => change(withOption(card, draft, option, text))}
        />
      ))}
      <Choice
        label={t.setup.series}
        options={SERIES.map((value) => ({ value, name: String(value) }))}
        value={draft.games}
        choose={(games) => change({ ...draft, games })}
        {...(draft.games > 1 ? { help: t.setup.seriesHelp } : {})}
      />
    </>
  );
}

/** What the game itself says of its options. */
const wordsOf = (card: Card, t: Messages): OptionWords => t[card.id].options;

/** Radio buttons carry texts; the card's values may be of any kind. */
function optionTexts(card: Card, option: string, t: Messages): Option<string>[] {
  return (card.options[option]?.values ?? []).map(String).map((value) => {
    const [name = value, help] = wordsOf(card, t)[option]?.values[value] ?? [];
    return { value, name, ...(help === undefined ? {} : { help }) };
  });
}

const withOption = <D extends DraftTerms>(card: Card, draft: D, option: string, text: string): D => {
  const value = card.options[option]?.values.find((known) => String(known) === text);
  return value === undefined ? draft : { ...draft, options: { ...draft.options, [option]: value } };
};
