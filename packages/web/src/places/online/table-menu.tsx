import type { SeatInfo, TableClock, TableInfo } from '@sixfold/protocol';
import type { ComponentChildren, JSX } from 'preact';
import { useState } from 'preact/hooks';
import { messages } from '../../i18n/index.ts';
import { attempt } from '../../online/deeds.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { Icon } from '../../ui/icon.tsx';
import { LinkBox } from '../../ui/link-box.tsx';
import { Sure } from '../../ui/sure.tsx';
import { MenuPages } from '../menu/pages.tsx';
import { FairLuck } from '../fair/fair-luck.tsx';
import { ShowOnTv } from '../tv/show-on-tv.tsx';
import { nameAt } from '../../lib/name-at.ts';
import { Block } from '../talk/block.tsx';
import { ClockDeeds, GiveTime, HolidayLine } from '../tempo/clock-deeds.tsx';
import { LeaveSeries } from '../people/leave-series.tsx';
import { CloseTable } from '../people/close-table.tsx';

interface MenuProps {
  readonly info: TableInfo;
  readonly names: readonly string[];
  readonly clock: TableClock | undefined;
  /** Whether the present game is over; another may follow. */
  readonly hasEnded: boolean;
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

function Menu({ info, names, clock, hasEnded, close }: MenuProps & { close: () => void }): JSX.Element {
  const t = messages.value.online;
  const { table, seats, you, stage } = info;
  const isPlaying = stage === 'playing' && you !== null && seats[you]?.kind === 'person';
  const people = seats.filter(({ kind }) => kind === 'person').length;
  const act = (deed: Promise<unknown>): void => {
    void deed;
    close();
  };
  return (
    <Dialog title={t.menu} close={close}>
      <div class="menu-list">
        <MenuPages game={info.terms.game} />
      </div>
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
                isPlaying ? () => act(attempt('offer', { table, offer: { kind: 'replace', seat: index } })) : null
              }
              remove={
                isPlaying && people > 2
                  ? () => act(attempt('offer', { table, offer: { kind: 'remove', seat: index } }))
                  : null
              }
            >
              <HolidayLine clock={clock} seat={index} />
              <GiveTime info={info} clock={clock} seat={index} name={nameAt(names, index)} />
              <Block info={info} seat={index} name={nameAt(names, index)} />
            </SeatRow>
          ))}
        </ol>
      </section>
      <section class="menu-part">
        <LinkBox to={{ at: 'online', table }} label={t.watchLink} text={t.copyWatch} />
      </section>
      <ShowOnTv info={info} />
      <FairLuck info={info} names={names} />
      <ClockDeeds info={info} clock={clock} />
      {((isPlaying && hasEnded) || mayLeave(info)) && <LeaveSeries info={info} />}
      {isPlaying && !hasEnded && (
        <Sure text={t.resign} help={t.resignHelp} act={() => act(attempt('resign', { table }))} />
      )}
      {isPlaying && people > 1 && (
        <Sure text={t.end} help={t.endHelp} act={() => act(attempt('offer', { table, offer: { kind: 'end' } }))} />
      )}
      <CloseTable info={info} />
    </Dialog>
  );
}

/** Whoever gave up a game of a series would be back with the next one. */
const mayLeave = ({ gaveUp, stage, terms }: TableInfo): boolean =>
  gaveUp !== undefined && stage === 'playing' && terms.games !== 1;

interface MenuRowProps {
  readonly seat: SeatInfo;
  readonly name: string;
  readonly isYou: boolean;
  /** Asks the others to let a bot play on; null for those who may not. */
  readonly replace: (() => void) | null;
  /** Asks the others to send somebody away; null where that cannot be. */
  readonly remove: (() => void) | null;
  /** What else one may do about whoever sits there. */
  readonly children: ComponentChildren;
}

function SeatRow({ seat, name, isYou, replace, remove, children }: MenuRowProps): JSX.Element {
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
        <strong>{name}</strong> <span class="help">{remarks.filter(Boolean).join(', ')}</span>
      </p>
      {kind === 'person' && !isYou && seat.replaceIn === 0 && replace && <Replace name={name} replace={replace} />}
      {kind === 'person' && !isYou && remove && <Sure text={t.online.removeOf(name)} act={remove} />}
      {children}
    </li>
  );
}

/** Suggests a bot for somebody who is away. */
function Replace({ name, replace }: { name: string; replace: () => void }): JSX.Element {
  const t = messages.value.online;
  return (
    <>
      <button type="button" class="button" onClick={replace}>
        {t.replace(name)}
      </button>
      <p class="help">{t.replaceHelp}</p>
    </>
  );
}
