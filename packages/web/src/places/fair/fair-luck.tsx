import type { TableInfo } from '@sixfold/protocol';
import type { JSX } from 'preact';
import { PARTS } from '../../i18n/parts.ts';
import { lazy, named } from '../../ui/lazy.tsx';
import { Unfold } from './unfold.tsx';

const FairSheet = lazy(named(() => import('./fair-sheet.tsx'), 'FairSheet', PARTS.online));

/** How the luck of a table of the server can be trusted. */
export const FairLuck = ({ info, names }: { info: TableInfo; names: readonly string[] }): JSX.Element | null =>
  info.fair ? (
    <Unfold>
      <FairSheet info={info} fair={info.fair} names={names} />
    </Unfold>
  ) : null;
