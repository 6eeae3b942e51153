import type { GameId } from '@sixfold/engine';
import type { SeatInfo, TableInfo } from '@sixfold/protocol';
import type { ComponentChildren, JSX } from 'preact';
import { useState } from 'preact/hooks';
import { messages } from '../../i18n/index.ts';
import { DEFAULT_BOT } from '../../lib/default-bot.ts';
import { attempt } from '../../online/deeds.ts';
import { saySeat } from '../../online/say.ts';
import { Icon } from '../../ui/icon.tsx';
import { LinkBox } from '../../ui/link-box.tsx';
import { Sure } from '../../ui/sure.tsx';
import { LevelSelect } from '../setup/level-select.tsx';

interface GatheringSeatProps {
  readonly seat: SeatInfo;
  readonly index: number;
  readonly info: TableInfo;
  readonly isHost: boolean;
}

/** A seat: who has it; what else can be done with it is behind a button. */
export function GatheringSeat({ seat, index, info, isHost }: GatheringSeatProps): JSX.Element {
  const t = messages.value;
  const { kind, isHere } = seat;
  const isYou = index === info.you;
  const name = saySeat(seat, t);
  const remarks = [
    isYou ? t.online.you : '',
    seat.isHost ? t.online.host : '',
    kind === 'person' && !isYou ? (isHere ? t.online.here : t.online.away) : '',
  ];
  const more = kind === 'open' ? info.you !== null && (isHost || seat.invite !== undefined) : isHost && !isYou;
  return (
    <li class={`gathered-seat is-${kind}`}>
      <More isThere={more} label={t.online.more(name === t.online.open ? t.setup.seat(index + 1) : name)}>
        <p>
          <span class={isHere ? 'presence is-here' : 'presence'} aria-hidden="true" />
          <strong>{name}</strong> <span class="help">{remarks.filter(Boolean).join(', ')}</span>
        </p>
        {kind === 'open' ? (
          <OpenSeat seat={seat} index={index} info={info} isHost={isHost} />
        ) : (
          <Sure text={t.online.removeOf(name)} act={() => void attempt('clear', { table: info.table, seat: index })} />
        )}
      </More>
    </li>
  );
}

/** The first child always shows, the second when it is asked for. */
function More(props: {
  isThere: boolean;
  label: string;
  children: [ComponentChildren, ComponentChildren];
}): JSX.Element {
  const [isOpen, setOpen] = useState(false);
  const [head, body] = props.children;
  return (
    <>
      <div class="gathered-head">
        {head}
        {props.isThere && (
          <button
            type="button"
            class="button is-quiet is-round"
            aria-label={props.label}
            aria-expanded={isOpen}
            onClick={() => setOpen(!isOpen)}
          >
            <Icon name="menu" />
          </button>
        )}
      </div>
      {props.isThere && isOpen && body}
    </>
  );
}

/** A link to this seat alone, or a bot. */
function OpenSeat({ seat, index, info: { table, terms }, isHost }: GatheringSeatProps): JSX.Element {
  const t = messages.value;
  const { invite } = seat;
  const label = t.online.link(seat.name || t.setup.seat(index + 1));
  return (
    <>
      {invite !== undefined && <LinkBox to={{ at: 'online', table, invite }} label={label} text={t.online.copySeat} />}
      {isHost && <Fill table={table} game={terms.game} seat={index} />}
    </>
  );
}

/** Has a bot take the seat. */
function Fill({ table, game, seat }: { table: string; game: GameId; seat: number }): JSX.Element {
  const t = messages.value.online;
  const [bot, setBot] = useState<string>(DEFAULT_BOT);
  return (
    <div class="fill">
      <LevelSelect game={game} label={t.level} level={bot} change={setBot} />
      <button type="button" class="button" onClick={() => void attempt('fill', { table, seat, bot })}>
        {t.fill}
      </button>
    </div>
  );
}
