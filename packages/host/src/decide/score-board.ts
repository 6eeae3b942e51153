import { Refusal } from '../contract/errors.ts';
import type { AnyRequest } from '../contract/requests.ts';
import type { Table } from '../table/table.ts';

/** What makes no sense where people play on a real table: nobody plays for them, and of the pieces nothing is known. */
const UNFITTING: ReadonlySet<AnyRequest> = new Set<AnyRequest>(['fill', 'moves', 'transcript']);

/** Nobody but people has a part in a score board, and what they write down is all that there is. */
export function needFitting({ isPrinted }: Table, request: AnyRequest): void {
  if (isPrinted && UNFITTING.has(request)) throw new Refusal({ code: 'score-board' });
}
