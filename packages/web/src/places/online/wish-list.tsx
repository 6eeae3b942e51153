import type { Card, GameId } from '@sixfold/engine';
import { LONGEST_NAME, type SeatWish } from '@sixfold/protocol';
import type { JSX } from 'preact';
import { messages } from '../../i18n/index.ts';
import { Icon } from '../../ui/icon.tsx';
import { MoreIcon } from '../../ui/more-icons.tsx';
import { canAdd } from '../setup/edit-draft.ts';
import { botWish, canLeaveOut, invited, withMore, withoutWish, withWish, type FriendsDraft } from './friends-draft.ts';
import { LevelSelect } from '../setup/level-select.tsx';

interface WishesProps {
  readonly card: Card;
  readonly draft: FriendsDraft;
  readonly change: (draft: FriendsDraft) => void;
}

/** Who is to sit where: the person at the screen, people to be invited, bots. */
export function WishList({ card, draft, change }: WishesProps): JSX.Element {
  const t = messages.value;
  return (
    <fieldset class="choice">
      <legend>{t.setup.players}</legend>
      <ol class="seats">
        {draft.seats.map((wish, index) => (
          <li key={index} class="seat">
            <WishRow
              game={card.id}
              wish={wish}
              label={t.setup.seat(index + 1)}
              change={(next) => change(withWish(draft, index, next))}
            />
            {canLeaveOut(card, draft, index) && (
              <button
                type="button"
                class="button is-quiet is-round"
                aria-label={t.setup.remove(t.setup.seat(index + 1))}
                onClick={() => change(withoutWish(draft, index))}
              >
                <Icon name="close" />
              </button>
            )}
          </li>
        ))}
      </ol>
      {canAdd(card, draft) && (
        <button type="button" class="button" onClick={() => change(withMore(card, draft))}>
          <MoreIcon name="add" />
          {t.setup.add}
        </button>
      )}
    </fieldset>
  );
}

interface WishRowProps {
  readonly game: GameId;
  readonly wish: SeatWish;
  readonly label: string;
  readonly change: (wish: SeatWish) => void;
}

function WishRow({ game, wish, label, change }: WishRowProps): JSX.Element {
  const t = messages.value;
  if (wish.kind === 'me') return <strong class="seat-me">{t.online.me}</strong>;
  return (
    <>
      <select
        aria-label={label}
        value={wish.kind}
        onChange={(event) => change(event.currentTarget.value === 'bot' ? botWish() : invited())}
      >
        <option value="open">{t.online.invited}</option>
        <option value="bot">{t.setup.bot}</option>
      </select>
      {wish.kind === 'open' ? (
        <input
          type="text"
          aria-label={`${label}: ${t.online.forWhom}`}
          placeholder={t.online.forWhom}
          maxLength={LONGEST_NAME}
          autocomplete="off"
          value={wish.name ?? ''}
          onInput={(event) => change(invited(event.currentTarget.value))}
        />
      ) : (
        <LevelSelect
          game={game}
          label={`${label}: ${t.setup.level}`}
          level={wish.bot}
          change={(level) => change(botWish(level))}
        />
      )}
    </>
  );
}
