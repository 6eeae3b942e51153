import { Refusal } from '@sixfold/host';
import type { ProtocolError } from '@sixfold/protocol';

/** Thrown at the doors for whatever is refused before it comes to a table. */
export class RequestRefusal extends Refusal<ProtocolError> {}
