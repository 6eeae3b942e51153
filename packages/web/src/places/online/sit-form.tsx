import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { messages } from '../../i18n/index.ts';
import { attempt, complaint } from '../../online/deeds.ts';
import { NameField } from '../identity/name-field.tsx';
import { useName } from '../identity/use-name.ts';

interface SitProps {
  readonly table: string;
  readonly seat: number;
  readonly invite?: string;
}

/** Takes a seat under a name of one's choice. */
export function SitForm({ table, seat, invite }: SitProps): JSX.Element {
  const t = messages.value.online;
  const { name, change, settle } = useName();
  const [problem, setProblem] = useState('');
  const sit = async (): Promise<void> => {
    setProblem('');
    const why = await settle();
    if (why !== '') return setProblem(why);
    const seated = await attempt('sit', { table, seat, ...(invite !== undefined && { invite }) });
    if (!seated) setProblem(complaint.peek());
  };
  const submit = (event: Event): void => {
    event.preventDefault();
    void sit();
  };
  return (
    <form class="sit" onSubmit={submit}>
      <NameField name={name} change={change} />
      {problem !== '' && <p role="alert">{problem}</p>}
      <button type="submit" class="button is-main is-large">
        {t.sit}
      </button>
    </form>
  );
}
