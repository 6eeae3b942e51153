import { levelIn, type Level } from '@sixfold/bots/levels';
import type { Card, GameId } from '@sixfold/engine';
import type { Seat } from '@sixfold/protocol';
import type { JSX } from 'preact';
import { useId } from 'preact/hooks';
import { messages } from '../../i18n/index.ts';
import { rememberedNames } from '../../store/index.ts';
import { Icon } from '../../ui/icon.tsx';
import { MoreIcon } from '../../ui/more-icons.tsx';
import { bot, person, type TableDraft } from './draft.ts';
import { addSeat, canAdd, canRemove, removeSeat, withSeat } from './edit-draft.ts';
import { LevelSelect } from './level-select.tsx';
import { seatNames } from './names.ts';
import { nameAt } from '../../lib/name-at.ts';

interface SeatsProps {
  readonly card: Card;
  readonly draft: TableDraft;
  readonly change: (draft: TableDraft) => void;
}

/** Who sits where: people with names and bots with strengths, in any mix. */
export function SeatList({ card, draft, change }: SeatsProps): JSX.Element {
  const t = messages.value;
  const list = useId();
  const names = seatNames(draft.seats, t);
  const persons = draft.seats.filter(({ kind }) => kind === 'person').length;
  return (
    <fieldset class="choice">
      <legend>{t.setup.players}</legend>
      <datalist id={list}>
        {rememberedNames().map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
      <ol class="seats">
        {draft.seats.map((seat, index) => (
          <li key={index} class="seat">
            <SeatRow
              game={card.id}
              seat={seat}
              label={t.setup.seat(index + 1)}
              shown={nameAt(names, index)}
              list={list}
              isLastPerson={seat.kind === 'person' && persons === 1}
              change={(next) => change(withSeat(draft, index, next))}
            />
            {canRemove(card, draft, index) && (
              <button
                type="button"
                class="button is-quiet is-round"
                aria-label={t.setup.remove(nameAt(names, index))}
                onClick={() => change(removeSeat(draft, index))}
              >
                <Icon name="close" />
              </button>
            )}
          </li>
        ))}
      </ol>
      {canAdd(card, draft) && (
        <button type="button" class="button" onClick={() => change(addSeat(draft))}>
          <MoreIcon name="add" />
          {t.setup.add}
        </button>
      )}
      {draft.seats.length === 1 && <p class="help">{t.setup.solo}</p>}
      {persons > 1 && card.hidden && <p class="help">{t.setup.pass}</p>}
    </fieldset>
  );
}

interface SeatRowProps {
  readonly game: GameId;
  readonly seat: Seat;
  readonly label: string;
  /** What the seat is called if it is given no name. */
  readonly shown: string;
  /** The id of the list of known names. */
  readonly list: string;
  readonly isLastPerson: boolean;
  readonly change: (seat: Seat) => void;
}

function SeatRow({ game, seat, label, shown, list, isLastPerson, change }: SeatRowProps): JSX.Element {
  const t = messages.value.setup;
  return (
    <>
      <select
        aria-label={label}
        value={seat.kind}
        disabled={isLastPerson}
        onChange={(event) => change(event.currentTarget.value === 'bot' ? bot() : person(''))}
      >
        <option value="person">{t.person}</option>
        <option value="bot">{t.bot}</option>
      </select>
      {seat.kind === 'person' ? (
        <input
          type="text"
          aria-label={`${label}: ${t.name}`}
          placeholder={shown}
          maxLength={20}
          autocomplete="off"
          list={list}
          value={seat.name}
          onInput={(event) => change(person(event.currentTarget.value))}
        />
      ) : (
        <LevelChoice
          game={game}
          label={label}
          level={levelIn(game, seat.bot as Level)}
          change={(level) => change(bot(level))}
        />
      )}
    </>
  );
}

interface LevelChoiceProps {
  readonly game: GameId;
  readonly label: string;
  readonly level: Level;
  readonly change: (level: Level) => void;
}

function LevelChoice({ game, label, level, change }: LevelChoiceProps): JSX.Element {
  const t = messages.value.setup;
  const help = useId();
  return (
    <>
      <LevelSelect game={game} label={`${label}: ${t.level}`} level={level} change={change} help={help} />
      <small id={help} class="seat-help help">
        {t.levelHelp[level]}
      </small>
    </>
  );
}
