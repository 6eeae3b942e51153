import { Db, type Statement } from '../../../packages/server/src/store/postgres/rows/db.ts';
import type { FaultGroup } from '../plan.ts';

/** A bug, and what must fail for it to show. */
export interface Bug {
  readonly plant: () => void;
  readonly faults: readonly FaultGroup[];
  /** For how long they last, in milliseconds, where it matters. */
  readonly stop?: number;
}

/** With this a server ends into which the bug cannot be planted. */
export const UNPLANTED = 73;
/** One call of so many goes wrong. */
const SELDOM = 15;
let calls = 0;
export const isUnlucky = (): boolean => ++calls % SELDOM === 0;

/** Puts something else in the place of a method. */
export function replace<T extends object, K extends keyof T>(owner: T, name: K, make: (before: T[K]) => T[K]): void {
  owner[name] = make(owner[name]);
}

/** Puts something else in the place of what is read of an object. */
export function replaceGetter<T extends object, K extends keyof T>(
  owner: T,
  name: K,
  make: (before: T[K]) => T[K],
): void {
  const before = Object.getOwnPropertyDescriptor(owner, name);
  Object.defineProperty(owner, name, {
    get(this: T) {
      return make(before?.get?.call(this));
    },
  });
}

/** Has the database asked something else. */
export function rewrite(name: string, change: (text: string) => string): void {
  const other = (statement: Statement): Statement => {
    if (statement.name !== name) return statement;
    const text = change(statement.text);
    // What is asked by another text now would make a bug that is none.
    if (text === statement.text) process.exit(UNPLANTED);
    return { name, text };
  };
  for (const method of ['all', 'run'] as const) {
    replace(
      Db.prototype,
      method,
      (ask) =>
        function (this: Db, statement: Statement, ...values: readonly unknown[]) {
          return Reflect.apply(ask, this, [other(statement), ...values]);
        },
    );
  }
}
