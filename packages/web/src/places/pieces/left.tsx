import type { JSX } from 'preact';
import type { BagPieces, BagSupply } from '../../face/pieces.ts';
import { messages } from '../../i18n/index.ts';
import type { BagSeen } from './bag.ts';

interface LeftProps {
  readonly pieces: BagPieces;
  readonly supply: BagSupply;
  readonly seen: BagSeen;
}

/** How many are left, which anybody at the table can count. */
export function Left(props: LeftProps): JSX.Element {
  const { pieces, supply, seen } = props;
  const words = pieces.words(messages.value);
  return (
    <div class="pieces-left">
      <p>
        <strong>{words.left(seen.left, seen.all)}</strong>
      </p>
      {seen.left === 0 && <p>{words.empty}</p>}
      {seen.aside > 0 && words.aside && <p>{words.aside(seen.aside)}</p>}
      {!supply.isSecret && <LeftByKind {...props} />}
    </div>
  );
}

/**
 * Which kinds are left, by F8 only where everybody has seen all that was drawn: there, a perfect memory knows it. Where draws
 * are secret, the phone knows everybody's rack, and what is left by kind would tell each of them what the others hold.
 */
const LeftByKind = ({ pieces: { Picture, say }, seen }: LeftProps): JSX.Element => (
  <ul class="pieces-counts" aria-label={messages.value.pieces.leftByKind}>
    {seen.inside.map((count, kind) => (
      <li key={kind}>
        <Picture piece={kind} />
        <span class="unseen">{say(kind, messages.value)}</span>
        <b>{count}</b>
      </li>
    ))}
  </ul>
);

/**
 * By kind, how many one may put back: those that are out. Where draws are secret that number is no one's to know either,
 * so that any may be named which there are; a wrong one is refused.
 */
export const mostOf = ({ isSecret }: BagSupply, { kinds, out }: BagSeen): readonly number[] => (isSecret ? kinds : out);
