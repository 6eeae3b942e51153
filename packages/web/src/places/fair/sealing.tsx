import type { FairInfo } from '@sixfold/engine/fair';
import type { TableInfo } from '@sixfold/protocol';
import type { ComponentChildren, JSX } from 'preact';
import { messages } from '../../i18n/index.ts';
import { nameAt } from '../../lib/name-at.ts';
import { useNames } from '../../online/use-names.ts';
import { useAfter } from '../../ui/timing/after.ts';
import { Page } from '../../ui/page.tsx';

/** What takes less need not be explained, in milliseconds. */
const LONG = 1_000;

interface SealingProps {
  readonly info: TableInfo;
  readonly fair: FairInfo;
  readonly children: ComponentChildren;
}

/** The moment between the last seat and the deal. */
export function Sealing({ info, fair, children }: SealingProps): JSX.Element {
  const t = messages.value.fair;
  const { names } = useNames(info);
  const isLong = useAfter(true, LONG);
  const missing = missingIn(info, fair).map((seat) => nameAt(names, seat));
  return (
    <Page title={t.sealing}>
      {children}
      <p role="status">{isLong && (missing.length > 0 ? t.waitsFor(missing.join(', ')) : t.waitsForNumbers)}</p>
    </Page>
  );
}

/** Whose pledges are waited for; none once it is too late for them. */
const missingIn = ({ seats }: TableInfo, { isClosed, pledges }: FairInfo): number[] =>
  [...seats.entries()].flatMap(([seat, { kind }]) => (!isClosed && kind === 'person' && !pledges[seat] ? [seat] : []));
