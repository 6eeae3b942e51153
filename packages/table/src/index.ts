export { parseTableConfig, type Seat, type TableConfig } from './config.ts';
export type { Outcome, TableError } from './errors.ts';
export type { SeenPly } from './match.ts';
export type { TableRecord } from './record.ts';
export { Table } from './table.ts';
