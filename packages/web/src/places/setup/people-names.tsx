import type { JSX } from 'preact';
import { useId } from 'preact/hooks';
import { messages } from '../../i18n/index.ts';
import { nameAt } from '../../lib/name-at.ts';
import { rememberedNames } from '../../store/index.ts';
import { person, type TableDraft } from './draft.ts';
import { withSeat } from './edit-draft.ts';
import { seatNames } from './names.ts';

interface PeopleNamesProps {
  readonly draft: TableDraft;
  readonly change: (draft: TableDraft) => void;
}

/** What the people at the table are called; nobody need say. */
export function PeopleNames({ draft, change }: PeopleNamesProps): JSX.Element {
  const t = messages.value;
  const list = useId();
  const names = seatNames(draft.seats, t);
  const people = draft.seats.flatMap((seat, index) => (seat.kind === 'person' ? [{ seat, index }] : []));
  return (
    <fieldset class="choice">
      <legend>{people.length === 1 ? t.setup.yourName : t.setup.names}</legend>
      <datalist id={list}>
        {rememberedNames().map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
      <div class="people-names">
        {people.map(({ seat, index }) => (
          <input
            key={index}
            type="text"
            aria-label={people.length === 1 ? t.setup.yourName : `${t.setup.seat(index + 1)}: ${t.setup.name}`}
            placeholder={nameAt(names, index)}
            maxLength={20}
            autocomplete="off"
            list={list}
            value={seat.name}
            onInput={(event) => change(withSeat(draft, index, person(event.currentTarget.value)))}
          />
        ))}
      </div>
    </fieldset>
  );
}
