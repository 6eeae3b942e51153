import type { QueryConfig, QueryResult, QueryResultRow } from 'pg';
import type { Work } from '../../calls.ts';

/** A statement by its name: a connection that has read it once need not do so again. */
export interface Statement {
  readonly name: string;
  readonly text: string;
}

/** Names a group of statements. */
export function named<K extends string>(group: string, texts: Readonly<Record<K, string>>): Record<K, Statement>;
export function named(group: string, texts: Readonly<Record<string, string>>): Record<string, Statement> {
  return Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, { name: `${group}-${name}`, text }]));
}

/** What statements can be sent to: a connection, or a pool that chooses one. */
export interface Queryable {
  query<R extends QueryResultRow>(query: QueryConfig): Promise<QueryResult<R>>;
}

/** Statements and their answers. */
export class Db {
  private readonly link: Queryable;

  constructor(link: Queryable) {
    this.link = link;
  }

  async all<R extends QueryResultRow>(statement: Statement, ...values: readonly unknown[]): Promise<R[]> {
    return (await this.link.query<R>({ ...statement, values: [...values] })).rows;
  }

  async first<R extends QueryResultRow>(statement: Statement, ...values: readonly unknown[]): Promise<R | null> {
    return (await this.all<R>(statement, ...values))[0] ?? null;
  }

  /** How many rows it concerned. */
  async run(statement: Statement, ...values: readonly unknown[]): Promise<number> {
    return (await this.link.query({ ...statement, values: [...values] })).rowCount ?? 0;
  }

  /** Something without values, such as the end of a transaction. */
  async exec(text: string): Promise<void> {
    await this.link.query({ text });
  }
}

/** What the database does for the store: the same as SQLite's thread, but not at once. */
export type PostgresWork = {
  [M in keyof Work]: (...given: Parameters<Work[M]>) => Promise<ReturnType<Work[M]>>;
};
