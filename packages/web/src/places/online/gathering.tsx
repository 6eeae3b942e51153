import type { TableInfo } from '@sixfold/protocol';
import type { JSX } from 'preact';
import { gameName } from '../../i18n/game-name.ts';
import { messages } from '../../i18n/index.ts';
import { goInstead } from '../../lib/navigation.ts';
import { attempt, complaint } from '../../online/deeds.ts';
import { Page } from '../../ui/page.tsx';
import { Sure } from '../../ui/sure.tsx';
import { TempoLine } from '../tempo/tempo-line.tsx';
import { ShowOnTv } from '../tv/show-on-tv.tsx';
import { GatheringSeat } from './gathering-seat.tsx';
import { Invitation } from './invitation.tsx';
import { Knocks } from './knocks.tsx';
import { LinkState } from './link-state.tsx';
import { Outside } from './outside.tsx';

interface GatheringProps {
  readonly info: TableInfo;
  /** Whether the game had begun before a seat became free. */
  readonly hasBegun: boolean;
}

/** Before everybody is there: how the others get here, and who sits where. */
export function Gathering({ info, hasBegun }: GatheringProps): JSX.Element {
  const t = messages.value;
  const { terms, seats, you } = info;
  const isHost = you !== null && (seats[you]?.isHost ?? false);
  return (
    <Page title={t.online.gathering(gameName(terms.game, t))}>
      <LinkState />
      {complaint.value !== '' && <p role="alert">{complaint.value}</p>}
      <Knocks info={info} />
      <div class="gathering">
        {you === null ? <Outside info={info} /> : <Invitation info={info} />}
        <section class="sheet">
          <h2>{t.online.seats}</h2>
          <p class="help">{hasBegun ? t.online.paused : t.online.begins}</p>
          <TempoLine info={info} />
          <ol class="gathered">
            {seats.map((seat, index) => (
              <GatheringSeat key={index} seat={seat} index={index} info={info} isHost={isHost} />
            ))}
          </ol>
          <Watchers info={info} />
          <ShowOnTv info={info} />
          {you !== null && <Leaving info={info} seat={you} isHost={isHost && !hasBegun} />}
        </section>
      </div>
    </Page>
  );
}

/** Whoever watches is not told of oneself. */
function Watchers({ info: { you, spectators } }: { info: TableInfo }): JSX.Element | null {
  const others = you === null ? spectators - 1 : spectators;
  return others > 0 ? <p class="help">{messages.value.online.watchers(others)}</p> : null;
}

/** Goes, and has somebody else be host; or closes the table for all. */
function Leaving({ info: { table }, seat, isHost }: { info: TableInfo; seat: number; isHost: boolean }): JSX.Element {
  const t = messages.value.online;
  const home = (done: object | null): void => {
    if (done) goInstead({ at: 'home' });
  };
  return (
    <div class="leaving">
      <Sure text={t.getUp} act={() => void attempt('clear', { table, seat }).then(home)} />
      {isHost && <Sure text={t.closeTable} act={() => void attempt('close', { table }).then(home)} />}
    </div>
  );
}
