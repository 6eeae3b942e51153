import type { JSX } from 'preact';
import type { TableState } from '../../session/state.ts';
import { lazyPart, named } from '../../ui/lazy.tsx';
import { Ear, type EarProps } from '../ear/ear.tsx';
import { useAwake } from '../../ui/timing/awake.ts';

const Faces = lazyPart(named(() => import('./faces.ts'), 'Faces'));

interface CompanyProps extends EarProps {
  readonly state: EarProps['state'] & Pick<TableState, 'config' | 'result' | 'online'>;
}

/** What a table has once all that must be seen at once is there: a voice, and faces where bots sit. */
export function Company(props: CompanyProps): JSX.Element {
  const { config, result, online } = props.state;
  // Whoever thinks at a device that others wait for touches it seldom. Tables of a server see to it themselves.
  useAwake(!online && result === null && config.seats.filter(({ kind }) => kind === 'person').length > 1);
  return (
    <>
      <Ear {...props} />
      <Faces seats={config.seats} />
    </>
  );
}
