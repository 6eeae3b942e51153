import type { SeatInfo, TableInfo } from '@sixfold/protocol';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { messages } from '../../i18n/index.ts';
import { attempt } from '../../online/deeds.ts';
import { saySeat } from '../../online/say.ts';
import { DEFAULT_BOT } from '../../lib/default-bot.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { Icon } from '../../ui/icon.tsx';
import { LinkBox } from '../../ui/link-box.tsx';
import { LevelSelect } from '../setup/level-select.tsx';
import { Sure } from '../../ui/sure.tsx';
import { nameAt } from '../../lib/name-at.ts';

interface MenuProps {
  readonly info: TableInfo;
  readonly names: readonly string[];
}

/** A button that opens what one needs now and then at a table over the network. */
export function TableMenu(props: MenuProps): JSX.Element {
  const t = messages.value.online;
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" class="button is-quiet" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Icon name="menu" />
        <span class="button-text">{t.menu}</span>
      </button>
      {isOpen && <Menu {...props} close={() => setOpen(false)} />}
    </>
  );
}

function Menu({ info, names, close }: MenuProps & { close: () => void }): JSX.Element {
  const t = messages.value.online;
  const { table, seats, you, stage } = info;
  const isPlaying = stage === 'playing' && you !== null && seats[you]?.kind === 'person';
  const isHost = you !== null && (seats[you]?.isHost ?? false);
  const act = (deed: Promise<unknown>): void => {
    void deed;
    close();
  };
  return (
    <Dialog title={t.menu} close={close}>
      <section class="menu-part">
        <h3>{t.seats}</h3>
        <ol class="gathered">
          {seats.map((seat, index) => (
            <SeatRow
              key={index}
              seat={seat}
              name={nameAt(names, index)}
              isYou={index === you}
              replace={
                isPlaying
                  ? (bot) => act(attempt('offer', { table, offer: { kind: 'replace', seat: index, bot } }))
                  : null
              }
              clear={isPlaying && isHost ? () => act(attempt('clear', { table, seat: index })) : null}
            />
          ))}
        </ol>
      </section>
      <section class="menu-part">
        <h3>{t.watchLink}</h3>
        <LinkBox to={{ at: 'online', table }} label={t.watchLink} />
      </section>
      {isPlaying && <Sure text={t.resign} help={t.resignHelp} act={() => act(attempt('resign', { table }))} />}
    </Dialog>
  );
}

interface MenuRowProps {
  readonly seat: SeatInfo;
  readonly name: string;
  readonly isYou: boolean;
  /** Asks the others to let a bot play on; null for those who may not. */
  readonly replace: ((bot: string) => void) | null;
  /** Frees the seat; null for those who may not. */
  readonly clear: (() => void) | null;
}

function SeatRow({ seat, name, isYou, replace, clear }: MenuRowProps): JSX.Element {
  const t = messages.value;
  const { kind, isHere, isHost, hasResigned } = seat;
  const remarks = [
    isYou ? t.online.you : '',
    isHost ? t.online.host : '',
    hasResigned ? t.online.resigned : '',
    kind === 'person' && !isYou ? (isHere ? t.online.here : t.online.away) : '',
  ];
  return (
    <li class="gathered-seat">
      <p>
        <span class={isHere ? 'presence is-here' : 'presence'} aria-hidden="true" />
        <strong>{kind === 'bot' ? saySeat(seat, t) : name}</strong>{' '}
        <span class="help">{remarks.filter(Boolean).join(', ')}</span>
      </p>
      {kind === 'person' && !isYou && !isHere && replace && <Replace name={name} replace={replace} />}
      {!isYou && clear && <Sure text={t.online.remove} label={t.online.removeOf(name)} act={clear} />}
    </li>
  );
}

/** Suggests a bot for somebody who is away. */
function Replace({ name, replace }: { name: string; replace: (bot: string) => void }): JSX.Element {
  const t = messages.value.online;
  const [bot, setBot] = useState<string>(DEFAULT_BOT);
  return (
    <>
      <div class="fill">
        <LevelSelect label={t.level} level={bot} change={setBot} />
        <button type="button" class="button" onClick={() => replace(bot)}>
          {t.replace(name)}
        </button>
      </div>
      <p class="help">{t.replaceHelp}</p>
    </>
  );
}
