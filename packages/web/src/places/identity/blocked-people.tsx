import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { messages } from '../../i18n/index.ts';
import { askBlocked, blocked, unblock } from '../../online/blocked.ts';
import { complaint } from '../../online/deeds.ts';
import { Part, useSaying } from './part.tsx';

/** Whom one does not want to meet, to be thought over. Nothing where there is nobody, and never was. */
export function BlockedPeople(): JSX.Element | null {
  const t = messages.value.talk;
  const { said, say } = useSaying();
  useEffect(() => void askBlocked(), []);
  const people = blocked.value;
  if (people.length === 0 && said === '') return null;
  const meetAgain = async (person: string, name: string): Promise<void> =>
    say((await unblock(person)) ? t.unblocked(name) : complaint.peek());
  return (
    <Part title={t.blockedPeople} help={t.blockedHelp} said={said}>
      <ul class="blocked-people">
        {people.map(({ person, name }) => (
          <li key={person}>
            <button type="button" class="button" onClick={() => void meetAgain(person, name)}>
              {t.unblock(name || messages.value.online.nobody)}
            </button>
          </li>
        ))}
      </ul>
    </Part>
  );
}
