import type { TableError } from '@sixfold/protocol';

/** What came of something that may be refused. */
export type Outcome<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly error: TableError };

export const accept = <T>(value: T): { ok: true; value: T } => ({ ok: true, value });
export const refuse = (error: TableError): { ok: false; error: TableError } => ({ ok: false, error });

/** Thrown for whatever is refused, where a decision is many steps deep; caught at its border. */
export class Refusal<E extends { readonly code: string } = TableError> extends Error {
  readonly error: E;

  constructor(error: E) {
    super(error.code);
    this.error = error;
  }
}

/** The value, or a refusal thrown. */
export function granted<T>(outcome: Outcome<T>): T {
  if (!outcome.ok) throw new Refusal(outcome.error);
  return outcome.value;
}

/** The other way round: the border at which a refusal is caught. */
export function attempt<T>(act: () => T): Outcome<T> {
  try {
    return accept(act());
  } catch (error) {
    if (error instanceof Refusal) return refuse(error.error);
    throw error;
  }
}
