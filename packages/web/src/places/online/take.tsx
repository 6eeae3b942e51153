import { bringFirstEdition } from '@sixfold/engine/first-edition';
import { granted, readEvent, Table } from '@sixfold/host';
import type { Seat, TableRecord, Tempo } from '@sixfold/protocol';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { messages } from '../../i18n/index.ts';
import { goInstead } from '../../lib/navigation.ts';
import { attempt, complaint } from '../../online/deeds.ts';
import { useHost } from '../../online/me.ts';
import { loadGame } from '../../games/games.ts';
import { store } from '../../store/index.ts';
import '../../style/online.css';
import { Choice } from '../../ui/choice.tsx';
import { Pending, useLoaded } from '../../ui/lazy.tsx';
import { Page } from '../../ui/page.tsx';
import { wishesFor } from './friends-draft.ts';
import { NameField } from '../identity/name-field.tsx';
import { seatNames } from '../setup/names.ts';
import { TempoFields } from '../tempo/tempo-fields.tsx';
import { useName } from '../identity/use-name.ts';
import { nameAt } from '../../lib/name-at.ts';
import { saveSeries } from '@sixfold/host';

/** A game of this device goes on with people who are elsewhere. */
export function Take({ id }: { id: string }): JSX.Element {
  const { loaded, again } = useLoaded(() => readGame(id), id);
  const hasHost = useHost() !== null;
  if (!loaded || 'failed' in loaded || !hasHost)
    return <Pending isFailed={loaded !== null && 'failed' in loaded} again={again} />;
  if (!loaded.value) return <Page title={messages.value.errors.noTable} />;
  return <TakeForm id={id} {...loaded.value} />;
}

/** What is to go on, and who plays it here. */
interface Taken {
  readonly record: TableRecord;
  readonly seats: readonly Seat[];
}

async function readGame(id: string): Promise<Taken | null> {
  const [record, tables] = await Promise.all([readRecord(id), store.listTables()]);
  const seats = tables.find((table) => table.id === id)?.config.seats;
  return record && seats ? { record, seats } : null;
}

/** A table as a server can take it over; null if it cannot be read. */
async function readRecord(id: string): Promise<TableRecord | null> {
  const events = (await store.read(id, 0)).map((stored) => granted(readEvent(stored)));
  const [opened] = events;
  if (opened?.type !== 'opened') return null;
  bringFirstEdition();
  const table = Table.fold(id, await loadGame(opened.terms), events);
  return table.ok ? saveSeries(table.value.series) : null;
}

/** The first person at the table: most often whoever holds the device. */
const firstPerson = (seats: readonly Seat[]): number => seats.findIndex(({ kind }) => kind === 'person');

function TakeForm({ id, record, seats }: Taken & { readonly id: string }): JSX.Element {
  const t = messages.value;
  const { game, options, games, starter } = record.config;
  const [given, setGiven] = useState<readonly number[]>([]);
  const [mine, setMine] = useState(() => firstPerson(seats));
  const [tempo, setTempo] = useState<Tempo | null>(null);
  const [problem, setProblem] = useState('');
  const { name, change, settle } = useName();
  const names = seatNames(seats, t);
  const people = seats.flatMap(({ kind }, value) => (kind === 'person' ? [{ value, name: nameAt(names, value) }] : []));
  const take = async (): Promise<void> => {
    setProblem('');
    const why = await settle();
    if (why !== '') return setProblem(why);
    const opening = { terms: { game, options, games, starter }, seats: wishesFor(seats, mine, given), isPublic: false };
    const opened = await attempt('open', { ...opening, record, ...(tempo && { tempo }) });
    if (!opened) return setProblem(`${t.online.takeFailed} ${complaint.peek()}`);
    // It goes on there now; two of it would only confuse.
    await store.removeTable(id).catch(() => undefined);
    goInstead({ at: 'online', table: opened.table });
  };
  const submit = (event: Event): void => {
    event.preventDefault();
    void take();
  };
  return (
    <Page title={t.online.take}>
      <form class="sheet" onSubmit={submit}>
        <p>{t.online.takeHelp}</p>
        {people.length > 1 && <Choice label={t.online.mySeat} options={people} value={mine} choose={setMine} />}
        <BotSeats seats={seats} names={names} given={given} change={setGiven} />
        <TempoFields tempo={tempo} change={setTempo} />
        <NameField name={name} change={change} />
        {problem !== '' && <p role="alert">{problem}</p>}
        <button type="submit" class="button is-main is-large">
          {t.online.takeNow}
        </button>
      </form>
    </Page>
  );
}

interface BotSeatsProps {
  readonly seats: readonly Seat[];
  readonly names: readonly string[];
  /** The seats of bots that give way to somebody who is invited. */
  readonly given: readonly number[];
  readonly change: (given: readonly number[]) => void;
}

/** Who is to come: each bot stays, or somebody is invited in its stead. */
function BotSeats({ seats, names, given, change }: BotSeatsProps): JSX.Element | null {
  const t = messages.value.online;
  const bots = seats.flatMap(({ kind }, seat) => (kind === 'bot' ? [seat] : []));
  if (bots.length === 0) return null;
  return (
    <fieldset class="choice">
      <legend>{t.whoComes}</legend>
      {bots.map((seat) => (
        <label key={seat} class="field">
          {nameAt(names, seat)}
          <select
            value={given.includes(seat) ? 'open' : 'bot'}
            onChange={(event) => {
              const others = given.filter((one) => one !== seat);
              change(event.currentTarget.value === 'open' ? [...others, seat] : others);
            }}
          >
            <option value="bot">{t.staysBot}</option>
            <option value="open">{t.inviteSomebody}</option>
          </select>
        </label>
      ))}
    </fieldset>
  );
}
