import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import type { Session } from '../../session/session.ts';
import type { TableState } from '../../session/state.ts';
import { lazyPart, named } from '../../ui/lazy.tsx';
import { Ear, type EarProps } from '../ear/ear.tsx';
import { useAwake } from '../../ui/timing/awake.ts';

const Faces = lazyPart(named(() => import('./faces.ts'), 'Faces'));

interface CompanyProps extends EarProps {
  readonly session: Session;
  readonly state: EarProps['state'] & Pick<TableState, 'config' | 'result' | 'online'>;
}

/** What types, or covers the table. */
const ELSEWHERE = 'input, textarea, select, dialog';

/** At a score board a key takes back what was entered, as often as it is pressed. */
function useUndoKey(session: Session | null): void {
  useEffect(() => {
    if (!session) return;
    const onKey = ({ key, target }: KeyboardEvent): void => {
      const isElsewhere = target instanceof Element && target.closest(ELSEWHERE) !== null;
      if (key.toLowerCase() === 'z' && !isElsewhere) void session.takeBack();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [session]);
}

/** What a table has once all that must be seen at once is there: a voice, and faces where bots sit. */
export function Company({ session, ...props }: CompanyProps): JSX.Element {
  const { config, result, online } = props.state;
  useUndoKey(config.isPrinted ? session : null);
  // Whoever thinks at a device that others wait for touches it seldom. Tables of a server see to it themselves.
  useAwake(!online && result === null && config.seats.filter(({ kind }) => kind === 'person').length > 1);
  return (
    <>
      <Ear {...props} />
      <Faces seats={config.seats} />
    </>
  );
}
