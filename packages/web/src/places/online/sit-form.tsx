import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { messages } from '../../i18n/index.ts';
import { attempt, complaint } from '../../online/deeds.ts';
import { NameField } from '../identity/name-field.tsx';
import { useName } from '../identity/use-name.ts';

interface NamedFormProps {
  /** What the button says. */
  readonly text: string;
  /** What is asked of the server once it knows the name. */
  readonly ask: () => Promise<unknown>;
}

/** Asks for something under a name of one's choice. */
function NamedForm({ text, ask }: NamedFormProps): JSX.Element {
  const { name, change, settle } = useName();
  const [problem, setProblem] = useState('');
  const act = async (): Promise<void> => {
    setProblem('');
    const why = await settle();
    if (why !== '') return setProblem(why);
    if (!(await ask())) setProblem(complaint.peek());
  };
  const submit = (event: Event): void => {
    event.preventDefault();
    void act();
  };
  return (
    <form class="sit" onSubmit={submit}>
      <NameField name={name} change={change} isFocused />
      {problem !== '' && <p role="alert">{problem}</p>}
      <button type="submit" class="button is-main is-large">
        {text}
      </button>
    </form>
  );
}

/** Takes the next free seat, or the one that the invite is for. */
export function SitForm({ table, invite }: { table: string; invite?: string }): JSX.Element {
  const ask = { table, ...(invite !== undefined && { invite }) };
  return <NamedForm text={messages.value.online.sit} ask={() => attempt('sit', ask)} />;
}

/** Asks those who sit there for a seat. */
export function KnockForm({ table }: { table: string }): JSX.Element {
  return <NamedForm text={messages.value.online.knock} ask={() => attempt('knock', { table })} />;
}
