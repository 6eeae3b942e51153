import { createContext, type ComponentType, type JSX } from 'preact';
import { useContext } from 'preact/hooks';

interface BesideProps {
  readonly seat: number;
}

/** What a place shows beside each player's name, such as a clock; most show nothing. */
export const BesideNames = createContext<ComponentType<BesideProps> | null>(null);

/** Where a game writes somebody's name. */
export function Beside({ seat }: BesideProps): JSX.Element | null {
  const Shown = useContext(BesideNames);
  return Shown && <Shown seat={seat} />;
}
