import { askDatabase } from '../../packages/testing/src/postgres.ts';

/**
 * A witness in the database, which is none of the servers' business: it notes each event that was written by another server than
 * the one that holds the table, and each change of holder without a new term.
 */
const SQL = `
  CREATE TABLE witness_foreign (table_id text, number int);
  CREATE TABLE witness_terms (table_id text, term bigint);
  CREATE FUNCTION witness_event() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      IF NOT EXISTS (SELECT 1 FROM holders WHERE table_id = NEW.table_id
          AND current_setting('application_name') LIKE 'sixfold ' || holder || ' %') THEN
        INSERT INTO witness_foreign VALUES (NEW.table_id, NEW.number);
      END IF;
      RETURN NULL;
    END $$;
  CREATE TRIGGER witness AFTER INSERT OR UPDATE ON events FOR EACH ROW EXECUTE FUNCTION witness_event();
  CREATE FUNCTION witness_term() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      INSERT INTO witness_terms VALUES (NEW.table_id, NEW.term);
      RETURN NULL;
    END $$;
  CREATE TRIGGER witness AFTER UPDATE ON holders FOR EACH ROW
    WHEN (OLD.holder <> NEW.holder AND NEW.term <= OLD.term) EXECUTE FUNCTION witness_term()`;

export async function callWitness(database: string): Promise<void> {
  await askDatabase(database, SQL);
}

/** What the witness has seen. */
export interface Testimony {
  /** By table, the numbers of events that another server than its holder wrote. */
  readonly foreign: ReadonlyMap<string, readonly number[]>;
  /** How often a table changed hands in the same term. */
  readonly terms: number;
}

export async function hearWitness(database: string): Promise<Testimony> {
  const rows = await askDatabase<{ table_id: string; numbers: number[] }>(
    database,
    'SELECT table_id, array_agg(number) AS numbers FROM witness_foreign GROUP BY table_id',
  );
  const terms = await askDatabase(database, 'SELECT 1 FROM witness_terms');
  return { foreign: new Map(rows.map(({ table_id, numbers }) => [table_id, numbers])), terms: terms.length };
}
