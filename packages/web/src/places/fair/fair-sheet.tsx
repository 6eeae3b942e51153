import type { FairInfo } from '@sixfold/engine/fair';
import type { TableInfo } from '@sixfold/protocol';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { messages } from '../../i18n/index.ts';
import { nameAt } from '../../lib/name-at.ts';
import { isOwnIn } from '../../online/fair-part.ts';
import { checkWhole, type WholeVerdict } from './check-whole.ts';
import './fair.css';

interface FairSheetProps {
  readonly info: TableInfo;
  readonly fair: FairInfo;
  readonly names: readonly string[];
}

/** The sealed envelope, whose numbers are mixed with it, and what all that is worth. */
export function FairSheet({ info, fair, names }: FairSheetProps): JSX.Element {
  const t = messages.value.fair;
  return (
    <div class="menu-part fair-sheet">
      <p>{t.explain}</p>
      <p>{t.notShown}</p>
      {fair.from > 0 && <p>{t.from(fair.from + 1)}</p>}
      <h3>{t.fingerprint}</h3>
      <p class="fingerprint">{fair.root}</p>
      {fair.numbers && <Numbers info={info} numbers={fair.numbers} names={names} />}
      {fair.numbers && isOwnIn(info) === false && <p role="alert">{t.ownMissing}</p>}
      {info.stage === 'over' && <Whole table={info.table} fair={fair} />}
    </div>
  );
}

interface NumbersProps {
  readonly info: TableInfo;
  readonly numbers: readonly (string | null)[];
  readonly names: readonly string[];
}

/** Who has a part in it. */
function Numbers({ info: { seats }, numbers, names }: NumbersProps): JSX.Element {
  const t = messages.value.fair;
  const say = (seat: number): ((name: string) => string) =>
    numbers[seat] ? t.isIn : seats[seat]?.kind === 'person' ? t.isOut : t.isBot;
  return (
    <>
      <h3>{t.numbers}</h3>
      <ul class="fair-numbers">
        {numbers.map((number, seat) => (
          <li key={seat} class={number ? 'is-in' : ''}>
            {say(seat)(nameAt(names, seat))}
          </li>
        ))}
      </ul>
    </>
  );
}

/** Opens the envelope and compares. */
function Whole({ table, fair }: { table: string; fair: FairInfo }): JSX.Element {
  const t = messages.value.fair;
  const [verdict, setVerdict] = useState<WholeVerdict | null>(null);
  return (
    <>
      <button type="button" class="button" onClick={() => void checkWhole(table, fair).then(setVerdict)}>
        {t.checkAll}
      </button>
      <p role="status">{verdict && t[verdict]}</p>
    </>
  );
}
