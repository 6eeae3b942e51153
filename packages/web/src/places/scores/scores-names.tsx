import type { JSX } from 'preact';
import { useId } from 'preact/hooks';
import { messages } from '../../i18n/index.ts';
import { nameAt } from '../../lib/name-at.ts';
import { rememberedNames } from '../../store/index.ts';
import { announce } from '../../ui/announcer.tsx';
import { MoreIcon } from '../../ui/more-icons.tsx';
import { SeatChip } from '../../ui/play/seat-chip.tsx';
import { seatNames } from '../setup/names.ts';
import {
  canMove,
  makeWishes,
  moveName,
  namesOf,
  withName,
  type ScoresCardProps,
  type ScoresDraftProps,
} from './scores-draft.ts';

/** What everyone is called, in the colour that they have on the board. */
export function ScoresNames({ card, draft, change }: ScoresCardProps): JSX.Element {
  const t = messages.value;
  const list = useId();
  const shown = seatNames(makeWishes(card, draft).seats, t);
  const canAny = namesOf(draft).some((_, seat) => canMove(draft, seat, 1));
  return (
    <fieldset class="choice">
      <legend>{draft.players === 1 ? t.setup.yourName : t.setup.names}</legend>
      <datalist id={list}>
        {rememberedNames().map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
      {shown.map((name, seat) => (
        <div key={seat} class="scores-seat">
          <NameOf draft={draft} change={change} seat={seat} shown={name} list={list} />
          {canAny && <Moves draft={draft} change={change} seat={seat} shown={name} />}
        </div>
      ))}
      {canAny && <p class="help">{t.scores.colourHelp}</p>}
      {draft.way === 'partners' && <p class="help">{t.scores.partnersHelp}</p>}
      {draft.isOnline && <p class="help">{t.scores.firstIsYou}</p>}
    </fieldset>
  );
}

interface ScoresSeatProps extends ScoresDraftProps {
  readonly seat: number;
  /** What the seat is called, also if it is given no name. */
  readonly shown: string;
}

function NameOf({ draft, change, seat, shown, list }: ScoresSeatProps & { list: string }): JSX.Element {
  const t = messages.value.setup;
  return (
    <label class="scores-name">
      <SeatChip seat={seat} name={shown} />
      <input
        type="text"
        aria-label={`${t.seat(seat + 1)}: ${t.name}`}
        placeholder={shown}
        maxLength={20}
        autocomplete="off"
        list={list}
        required={draft.isOnline && seat === 0}
        value={nameAt(draft.names, seat)}
        onInput={(event) => change(withName(draft, seat, event.currentTarget.value))}
      />
    </label>
  );
}

const WAYS = [
  { by: -1, icon: 'up' },
  { by: 1, icon: 'down' },
] as const;

/** A colour is a place in the list: so names exchange them. */
function Moves({ draft, change, seat, shown }: ScoresSeatProps): JSX.Element {
  const t = messages.value;
  const move = (by: 1 | -1, row: Element | null): void => {
    change(moveName(draft, seat, by));
    follow(by === 1 ? row?.nextElementSibling : row?.previousElementSibling, by);
    announce(t.scores.moved(shown, seat + by + 1), 'answer');
  };
  return (
    <>
      {WAYS.map(({ by, icon }) => (
        <button
          key={icon}
          type="button"
          class="button is-quiet is-round"
          data-by={by}
          aria-label={t.scores[icon](shown)}
          disabled={!canMove(draft, seat, by)}
          onClick={({ currentTarget }) => move(by, currentTarget.closest('.scores-seat'))}
        >
          <MoreIcon name={icon} />
        </button>
      ))}
    </>
  );
}

/** Whoever goes on pressing moves the same name on. */
function follow(row: Element | null | undefined, by: number): void {
  const buttons = [...(row?.querySelectorAll<HTMLButtonElement>('button:enabled') ?? [])];
  (buttons.find(({ dataset }) => dataset['by'] === String(by)) ?? buttons[0])?.focus();
}
